import { json, type Requests, resource } from './requests.ts';

/** Calls on insights, trends, radars and their evidence. */
export const conclusionRequests = {
  createInsight: ({ project, card }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/insights`,
    ...resource('insights', { title: 'New', card_slugs: [card] }),
  }),
  listInsights: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/insights?include=project` }),
  readInsight: ({ project, insight }) => ({ method: 'GET', path: `/v1/projects/${project}/insights/${insight}` }),
  updateInsight: ({ project, insight }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/insights/${insight}`,
    ...resource('insights', { description: 'changed' }),
  }),
  deleteInsight: ({ project, insight }) => ({ method: 'DELETE', path: `/v1/projects/${project}/insights/${insight}` }),
  restoreInsight: ({ project, trashedInsight }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/insights/${trashedInsight}/restore`,
  }),
  createTrend: ({ project, card, insight }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/trends`,
    ...resource('trends', { title: 'New', card_slugs: [card], insight_slugs: [insight] }),
  }),
  listTrends: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/trends?include=project` }),
  readTrend: ({ project, trend }) => ({ method: 'GET', path: `/v1/projects/${project}/trends/${trend}` }),
  updateTrend: ({ project, trend }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/trends/${trend}`,
    ...resource('trends', { horizon: 'later' }),
  }),
  deleteTrend: ({ project, trend }) => ({ method: 'DELETE', path: `/v1/projects/${project}/trends/${trend}` }),
  restoreTrend: ({ project, trashedTrend }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/trends/${trashedTrend}/restore`,
  }),
  rateTrend: ({ project, trend }) => ({
    method: 'PUT',
    path: `/v1/projects/${project}/trends/${trend}/rating`,
    ...json({ impact: 4, certainty: 2 }),
  }),
  withdrawRating: ({ project, trend }) => ({
    method: 'DELETE',
    path: `/v1/projects/${project}/trends/${trend}/rating`,
  }),
  createRadar: ({ project, card, trend }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/radars`,
    ...resource('radars', {
      title: 'New',
      domains: ['North', 'South'],
      blips: [{ label: 'Heat', domain: 'North', ring: 'Now', trend_slug: trend, card_slugs: [card] }],
    }),
  }),
  listRadars: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/radars?sort=title` }),
  readRadar: ({ project, radar }) => ({ method: 'GET', path: `/v1/projects/${project}/radars/${radar}` }),
  updateRadar: ({ project, radar }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/radars/${radar}`,
    ...resource('radars', { changed_blips: [{ id: 'first', ring: 'Later' }] }),
  }),
  deleteRadar: ({ project, radar }) => ({ method: 'DELETE', path: `/v1/projects/${project}/radars/${radar}` }),
  restoreRadar: ({ project, trashedRadar }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/radars/${trashedRadar}/restore`,
  }),
  publishRadar: ({ project, radar }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/radars/${radar}/dumps`,
    ...resource('radar-dumps', { note: 'For the board', expires_in_days: 7 }),
  }),
  listDumps: ({ project, radar }) => ({ method: 'GET', path: `/v1/projects/${project}/radars/${radar}/dumps` }),
  readDump: ({ project, radar, dump }) => ({
    method: 'GET',
    path: `/v1/projects/${project}/radars/${radar}/dumps/${dump}`,
  }),
  updateDump: ({ project, radar, dump }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/radars/${radar}/dumps/${dump}`,
    ...resource('radar-dumps', { embeddable: true }),
  }),
  revokeDump: ({ project, radar, dump }) => ({
    method: 'DELETE',
    path: `/v1/projects/${project}/radars/${radar}/dumps/${dump}`,
  }),
  readRadarFile: ({ project, radar }) => ({
    method: 'GET',
    path: `/v1/projects/${project}/radars/${radar}/file?format=csv`,
  }),
  readPublicRadar: ({ radarToken }) => ({ method: 'GET', path: `/radar/${radarToken}` }),
  readPublicRadarFile: ({ radarToken }) => ({ method: 'GET', path: `/radar/${radarToken}/file?format=json` }),
  importRadar: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/radar-imports?title=New`,
    body: 'name,ring,quadrant\nHeat,Now,North\nWater,Next,South',
    type: 'text/csv',
  }),
  listSources: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/sources?filter[search]=example` }),
  listConclusions: ({ card }) => ({ method: 'POST', path: '/v1/cards/conclusions', ...json({ card_slugs: [card] }) }),
} satisfies Requests;
