import { type EndpointName, jsonApiType } from '@foreglow/contract';
import type { Conclusions } from './conclusions.ts';

/** Slugs of one workspace with a project, a card and a draft in it, and the conclusions from the card. */
export interface Fixtures extends Conclusions {
  readonly workspace: string;
  readonly project: string;
  readonly card: string;
  readonly draft: string;
  /** A comment on the card. */
  readonly comment: string;
  /** A tag of the card. */
  readonly tag: string;
  /** Another tag of the project. */
  readonly otherTag: string;
  /** A card in the trash. */
  readonly trashed: string;
  readonly trashedProject: string;
  /** Another workspace, in the trash. */
  readonly trashedWorkspace: string;
  /** A collaborator of the workspace. */
  readonly member: string;
  /** An invitation of a collaborator into the workspace. */
  readonly invitation: string;
  /** The token of a link with which anybody may join the workspace. */
  readonly linkToken: string;
  /** An export of the project that an administrator of the workspace made. */
  readonly export: string;
  /** A public link to the image of the card, and its token. */
  readonly imageLink: string;
  readonly imageToken: string;
  /** A published version of the radar. */
  readonly dump: string;
  /** The token of its public page. */
  readonly radarToken: string;
  /** A drafted radar of the project that waits for its review, and one that has failed. */
  readonly generation: string;
  readonly failedGeneration: string;
  /** A message to the administrators. */
  readonly message: string;
  /** The picture of the card. */
  readonly attachment: string;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

const json = (value: unknown) => ({ body: JSON.stringify(value), type: jsonApiType });
const resource = (type: string, attributes: object) => json({ data: { type, attributes } });

/** A valid call of every endpoint on the fixtures: an endpoint without one does not compile. */
export const validRequests: Readonly<Record<EndpointName, (fixtures: Fixtures) => Request>> = {
  login: () => ({ method: 'POST', path: '/v1/login', ...json({ email: 'nobody@example.org', password: 'no' }) }),
  logout: () => ({ method: 'DELETE', path: '/v1/logout' }),
  readMe: () => ({ method: 'GET', path: '/v1/me' }),
  checkSetup: () => ({ method: 'POST', path: '/v1/setup/check', ...json({ token: 'none' }) }),
  setUp: () => ({
    method: 'POST',
    path: '/v1/setup',
    ...json({ token: 'none', name: 'A', email: 'a@example.org', password: 'long enough 1' }),
  }),
  readConfig: () => ({ method: 'GET', path: '/config' }),
  readLegalText: () => ({ method: 'GET', path: '/v1/legal/privacy-policy?locale=de' }),
  reachOut: () => ({
    method: 'POST',
    path: '/v1/reach-out',
    ...json({ name: 'A', email: 'a@example.org', subject: 'Hello', message: 'Hello.' }),
  }),
  listMessages: () => ({ method: 'GET', path: '/v1/reach-out' }),
  updateMessage: ({ message }) => ({
    method: 'PATCH',
    path: `/v1/reach-out/${message}`,
    ...resource('messages', { read: true }),
  }),
  deleteMessage: ({ message }) => ({ method: 'DELETE', path: `/v1/reach-out/${message}` }),
  readHealth: () => ({ method: 'GET', path: '/healthz' }),
  readReadiness: () => ({ method: 'GET', path: '/readyz' }),
  createWorkspace: () => ({ method: 'POST', path: '/v1/workspaces', ...resource('workspaces', { title: 'New' }) }),
  createSample: () => ({ method: 'POST', path: '/v1/samples', ...resource('samples', { language: 'en' }) }),
  listWorkspaces: () => ({ method: 'GET', path: '/v1/workspaces?include=projects' }),
  readWorkspace: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}?include=projects` }),
  updateWorkspace: ({ workspace }) => ({
    method: 'PATCH',
    path: `/v1/workspaces/${workspace}`,
    ...resource('workspaces', { subtitle: 'changed' }),
  }),
  deleteWorkspace: ({ workspace }) => ({ method: 'DELETE', path: `/v1/workspaces/${workspace}` }),
  listWorkspaceTags: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/tags` }),
  listWorkspaceUsers: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/users` }),
  createProject: ({ workspace }) => ({
    method: 'POST',
    path: '/v1/projects',
    ...resource('projects', { title: 'New', workspace_slug: workspace }),
  }),
  listProjects: () => ({ method: 'GET', path: '/v1/projects?include=workspace' }),
  readProject: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}?include=workspace` }),
  updateProject: ({ project }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}`,
    ...resource('projects', { subtitle: 'changed' }),
  }),
  deleteProject: ({ project }) => ({ method: 'DELETE', path: `/v1/projects/${project}` }),
  moveProject: ({ project, workspace }) => ({ method: 'POST', path: `/v1/projects/${project}/${workspace}/move` }),
  listProjectUsers: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/users` }),
  readBrief: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/brief` }),
  updateBrief: ({ project }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/brief`,
    ...resource('briefs', { purpose: 'changed' }),
  }),
  listBriefVersions: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/brief/versions` }),
  readBriefVersion: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/brief/versions/1` }),
  restoreBriefVersion: ({ project }) => ({ method: 'POST', path: `/v1/projects/${project}/brief/versions/1/restore` }),
  listActivities: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/activity?filter[kind]=cards` }),
  listProjectTags: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/tags-from-all-taxonomies` }),
  createTag: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/tags`,
    ...resource('tags', { name: 'New tag' }),
  }),
  listTagSuggestions: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/tag-suggestions` }),
  updateTag: ({ tag }) => ({ method: 'PATCH', path: `/v1/tags/${tag}`, ...resource('tags', { name: 'Renamed' }) }),
  deleteTag: ({ tag }) => ({ method: 'DELETE', path: `/v1/tags/${tag}` }),
  previewTagMerge: ({ tag, otherTag }) => ({ method: 'GET', path: `/v1/tags/merge/${tag}/${otherTag}` }),
  mergeTags: ({ tag, otherTag }) => ({ method: 'POST', path: `/v1/tags/merge/${tag}/${otherTag}` }),
  createCard: ({ project }) => ({
    method: 'POST',
    path: '/v1/cards',
    ...resource('cards', { title: 'New', project_slug: project }),
  }),
  listCards: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/cards?include=project,creator,tags` }),
  queryRepository: ({ workspace }) => ({ method: 'POST', path: `/v1/workspaces/${workspace}/cards`, ...json({}) }),
  downloadPdf: ({ project, card }) => ({
    method: 'POST',
    path: `/carddownload/?type=project&slug=${project}&output=pdf-single`,
    ...json({ selectedCards: [card] }),
  }),
  createExport: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/exports`,
    ...resource('exports', { format: 'json', content: 'cards' }),
  }),
  listExports: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/exports` }),
  readExport: ({ export: slug }) => ({ method: 'GET', path: `/v1/exports/${slug}` }),
  deleteExport: ({ export: slug }) => ({ method: 'DELETE', path: `/v1/exports/${slug}` }),
  listDuplicates: ({ project }) => ({
    method: 'GET',
    path: `/v1/projects/${project}/duplicates?title=Xylophon+card&url=https://example.org`,
  }),
  readCard: ({ card }) => ({ method: 'GET', path: `/v1/cards/${card}?include=project,creator,tags` }),
  readCardFacets: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/card-facets` }),
  queryRepositoryFacets: ({ workspace }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/card-facets`,
    ...json({}),
  }),
  readCardNeighbours: ({ card }) => ({ method: 'GET', path: `/v1/cards/${card}/neighbours` }),
  listRelatedCards: ({ card }) => ({ method: 'GET', path: `/v1/cards/${card}/related` }),
  updateCard: ({ card }) => ({
    method: 'PATCH',
    path: `/v1/cards/${card}`,
    ...resource('cards', { subtitle: 'changed' }),
  }),
  mergeCards: ({ card, draft }) => ({ method: 'POST', path: `/v1/cards/merge/${draft}/${card}` }),
  deleteCard: ({ card }) => ({ method: 'DELETE', path: `/v1/cards/${card}` }),
  duplicateCard: ({ card, project }) => ({
    method: 'POST',
    path: `/v1/cards/${card}/duplicate`,
    ...json({ project_slug: project }),
  }),
  bulkDuplicateCards: ({ card, project }) => ({
    method: 'POST',
    path: '/v1/cards/bulk-duplicate',
    ...json({ card_slugs: [card], project_slug: project }),
  }),
  bulkUpdateCards: ({ card }) => ({
    method: 'POST',
    path: '/v1/cards/bulk-update',
    ...json({ card_slugs: [card], add_tags: [{ name: 'Added' }] }),
  }),
  bulkMoveCards: ({ card, project }) => ({
    method: 'POST',
    path: '/v1/cards/bulk-move',
    ...json({ card_slugs: [card], project_slug: project }),
  }),
  bulkDeleteCards: ({ card }) => ({ method: 'POST', path: '/v1/cards/bulk-delete', ...json({ card_slugs: [card] }) }),
  bulkRestoreCards: ({ trashed }) => ({
    method: 'POST',
    path: '/v1/cards/bulk-restore',
    ...json({ card_slugs: [trashed] }),
  }),
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
  rateTrend: ({ project, trend }) => ({
    method: 'PUT',
    path: `/v1/projects/${project}/trends/${trend}/rating`,
    ...json({ impact: 4, certainty: 2 }),
  }),
  withdrawRating: ({ project, trend }) => ({
    method: 'DELETE',
    path: `/v1/projects/${project}/trends/${trend}/rating`,
  }),
  readMap: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map` }),
  readMapPoints: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/points?version=none` }),
  readMapColors: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/colors?version=none&by=tag` }),
  readMapMatches: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/matches?version=none` }),
  listMapCards: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/cards?version=none&points=0,1` }),
  listMapOutlines: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/map/outlines?version=none` }),
  readMapSelection: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/map/selections`,
    ...resource('map-selections', { version: 'none', points: [0] }),
  }),
  updateMapGroup: ({ project }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/map/groups/1`,
    ...resource('map-groups', { name: 'Named' }),
  }),
  layOutMap: ({ project }) => ({ method: 'POST', path: `/v1/projects/${project}/map/layouts` }),
  readRepositoryMap: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/map` }),
  readRepositoryMapPoints: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/points?version=none`,
  }),
  readRepositoryMapColors: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/colors?version=none&by=project`,
  }),
  readRepositoryMapMatches: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/matches?version=none`,
  }),
  listRepositoryMapCards: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/cards?version=none&points=0,1`,
  }),
  listRepositoryMapOutlines: ({ workspace }) => ({
    method: 'GET',
    path: `/v1/workspaces/${workspace}/map/outlines?version=none`,
  }),
  readRepositoryMapSelection: ({ workspace }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/map/selections`,
    ...resource('map-selections', { version: 'none', points: [0] }),
  }),
  updateRepositoryMapGroup: ({ workspace }) => ({
    method: 'PATCH',
    path: `/v1/workspaces/${workspace}/map/groups/1`,
    ...resource('map-groups', { name: 'Named' }),
  }),
  layOutRepositoryMap: ({ workspace }) => ({ method: 'POST', path: `/v1/workspaces/${workspace}/map/layouts` }),
  suggestTags: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/tag-suggestions`,
    ...resource('tag-suggestions', { title: 'Heat pumps' }),
  }),
  readCoverage: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/coverage?timeZone=Europe/Berlin` }),
  listSources: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/sources?filter[search]=example` }),
  listConclusions: ({ card }) => ({ method: 'POST', path: '/v1/cards/conclusions', ...json({ card_slugs: [card] }) }),
  listComments: ({ project, card }) => ({
    method: 'GET',
    path: `/v1/projects/${project}/comments?filter[on]=cards&filter[slug]=${card}`,
  }),
  createComment: ({ project, card }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/comments`,
    ...resource('comments', { subject_type: 'cards', subject_slug: card, text: 'Mine' }),
  }),
  updateComment: ({ project, comment }) => ({
    method: 'PATCH',
    path: `/v1/projects/${project}/comments/${comment}`,
    ...resource('comments', { resolved: true }),
  }),
  deleteComment: ({ project, comment }) => ({ method: 'DELETE', path: `/v1/projects/${project}/comments/${comment}` }),
  listMentionable: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/comments/people` }),
  listNotifications: () => ({ method: 'GET', path: '/v1/notifications' }),
  updateNotification: () => ({
    method: 'PATCH',
    path: '/v1/notifications/1',
    ...resource('notifications', { read: true }),
  }),
  readAllNotifications: () => ({ method: 'POST', path: '/v1/notifications/read-all' }),
  followEvents: ({ project }) => ({ method: 'GET', path: `/v1/events?project=${project}` }),
  createUploadUrl: () => ({ method: 'POST', path: '/v1/attachments/upload-url', ...json({}) }),
  createAttachment: () => ({
    method: 'POST',
    path: '/v1/attachments',
    ...json({ file: { filename: 'none.png', mime_type: 'image/png', bytes: 1, original_name: 'none.png' } }),
  }),
  readAttachment: ({ attachment, project }) => ({
    method: 'GET',
    path: `/v1/attachments/${attachment}?project_slug=${project}`,
  }),
  updateAttachment: ({ attachment }) => ({
    method: 'PATCH',
    path: `/v1/attachments/${attachment}`,
    ...resource('attachments', { meta: { image_alt_text: 'changed' } }),
  }),
  readCardImage: ({ card }) => ({ method: 'GET', path: `/card-image/${card}?size=square` }),
  readPublicCardImage: ({ card, imageToken }) => ({ method: 'GET', path: `/card-image/${card}/${imageToken}` }),
  listCardImageLinks: ({ card }) => ({ method: 'GET', path: `/v1/cards/${card}/image-links` }),
  createCardImageLink: ({ card }) => ({
    method: 'POST',
    path: `/v1/cards/${card}/image-links`,
    ...resource('card-image-links', { expires_in_days: 30 }),
  }),
  deleteCardImageLink: ({ card, imageLink }) => ({
    method: 'DELETE',
    path: `/v1/cards/${card}/image-links/${imageLink}`,
  }),
  // Nothing is fetched from this address, since it is not public.
  fetchImage: () => ({ method: 'GET', path: '/cors?url=http%3A%2F%2F10.0.0.1%2Fa.png&blob=true' }),
  findStockPhotos: () => ({ method: 'GET', path: '/stock-photos/?searchQuery=heat' }),
  capture: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/captures`,
    ...json({ url: 'http://10.0.0.1/' }),
  }),
  importCards: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/imports`,
    body: 'title\nImported',
    type: 'text/csv',
  }),
  register: () => ({
    method: 'POST',
    path: '/v1/register',
    ...json({ token: 'none', name: 'A', email: 'a@example.org', password: 'long enough 1' }),
  }),
  requestRegistration: () => ({
    method: 'POST',
    path: '/v1/registrations',
    ...json({ token: 'none', email: 'a@example.org' }),
  }),
  checkRegistration: () => ({ method: 'POST', path: '/v1/confirm-registration/check', ...json({ token: 'none' }) }),
  confirmRegistration: () => ({
    method: 'POST',
    path: '/v1/confirm-registration',
    ...json({ token: 'none', name: 'A', password: 'long enough 1' }),
  }),
  forgotPassword: () => ({ method: 'POST', path: '/v1/forgot-password', ...json({ email: 'nobody@example.org' }) }),
  checkPasswordReset: () => ({ method: 'POST', path: '/v1/reset-password/check', ...json({ token: 'none' }) }),
  resetPassword: () => ({
    method: 'POST',
    path: '/v1/reset-password',
    ...json({ token: 'none', password: 'long enough 1' }),
  }),
  updateMe: () => ({ method: 'PATCH', path: '/v1/me', ...resource('users', { theme: 'dark' }) }),
  deleteMe: () => ({ method: 'DELETE', path: '/v1/me', ...json({ password: 'not mine' }) }),
  changePassword: () => ({
    method: 'POST',
    path: '/v1/me/password',
    ...json({ current_password: 'not mine', password: 'long enough 1' }),
  }),
  changeEmail: () => ({
    method: 'POST',
    path: '/v1/me/email',
    ...json({ current_password: 'not mine', email: 'new@example.org' }),
  }),
  confirmEmail: () => ({ method: 'POST', path: '/v1/confirm-email', ...json({ token: 'none' }) }),
  listSessions: () => ({ method: 'GET', path: '/v1/me/sessions' }),
  endSession: () => ({ method: 'DELETE', path: '/v1/me/sessions/none' }),
  endOtherSessions: () => ({ method: 'DELETE', path: '/v1/me/sessions' }),
  listUsers: () => ({ method: 'GET', path: '/v1/users?filter[search]=nobody' }),
  updateUser: ({ member }) => ({
    method: 'PATCH',
    path: `/v1/users/${member}`,
    ...resource('users', { disabled: true }),
  }),
  endUserSessions: ({ member }) => ({ method: 'DELETE', path: `/v1/users/${member}/sessions` }),
  createPasswordResetLink: ({ member }) => ({ method: 'POST', path: `/v1/users/${member}/password-reset-link` }),
  listWorkspaceMembers: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/members` }),
  listProjectMembers: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/members` }),
  grantPermission: ({ workspace, member }) => ({
    method: 'POST',
    path: '/v1/permissions',
    ...resource('permissions', { user_id: member, workspace_slug: workspace, role: 'workspace_collaborator' }),
  }),
  withdrawPermission: ({ workspace, member }) => ({
    method: 'DELETE',
    path: '/v1/permissions',
    ...resource('permissions', { user_id: member, workspace_slug: workspace }),
  }),
  createInvitations: ({ workspace }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/invitations`,
    ...json({ invitations: [{ email: 'new@example.org', role: 'workspace_collaborator' }] }),
  }),
  createGlobalInvitation: ({ workspace }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/global-invitation`,
    ...json({ role: 'workspace_collaborator' }),
  }),
  listInvitations: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/invitations` }),
  readInvitation: ({ invitation }) => ({ method: 'GET', path: `/v1/invitations/${invitation}` }),
  checkInvitation: ({ linkToken }) => ({
    method: 'POST',
    path: '/v1/invitations/check',
    ...json({ token: linkToken }),
  }),
  acceptInvitation: ({ linkToken }) => ({
    method: 'POST',
    path: '/v1/invitations/accept',
    ...json({ token: linkToken }),
  }),
  renewInvitation: ({ invitation }) => ({ method: 'PATCH', path: `/v1/invitations/${invitation}/renew` }),
  createInvitationLink: ({ invitation }) => ({ method: 'POST', path: `/v1/invitations/${invitation}/link` }),
  deleteInvitation: ({ invitation }) => ({ method: 'DELETE', path: `/v1/invitations/${invitation}` }),
  listTrashedWorkspaces: () => ({ method: 'GET', path: '/v1/trash' }),
  listTrashedProjects: ({ workspace }) => ({ method: 'GET', path: `/v1/workspaces/${workspace}/trash` }),
  listTrashedCards: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/trash` }),
  restoreWorkspace: ({ trashedWorkspace }) => ({ method: 'POST', path: `/v1/workspaces/${trashedWorkspace}/restore` }),
  restoreProject: ({ trashedProject }) => ({ method: 'POST', path: `/v1/projects/${trashedProject}/restore` }),
  readSettings: () => ({ method: 'GET', path: '/v1/settings' }),
  updateSettings: () => ({ method: 'PATCH', path: '/v1/settings', ...resource('settings', { team: null }) }),
  listWikiPages: () => ({ method: 'GET', path: '/v1/wiki/pages' }),
  readWikiPage: () => ({ method: 'GET', path: '/v1/wiki/pages/first-steps' }),
  searchWiki: () => ({ method: 'GET', path: '/v1/wiki/search?filter[search]=card' }),
  readWikiImage: () => ({ method: 'GET', path: '/api/wiki/image?imageId=none&type=stream' }),
  testMail: () => ({ method: 'POST', path: '/v1/settings/test-mail' }),
  suggest: ({ project, card }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/suggestions`,
    ...json({ kind: 'map-group', card_slugs: [card] }),
  }),
  ask: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/questions`,
    ...json({ question: 'What about heat?' }),
  }),
  draftSignals: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/drafted-signals`,
    ...json({ question: 'What about heat?', count: 2 }),
  }),
  listAiUsage: () => ({ method: 'GET', path: '/v1/settings/ai-usage' }),
  testAi: () => ({ method: 'POST', path: '/v1/settings/test-ai' }),
  startGeneration: ({ project }) => ({
    method: 'POST',
    path: '/radar-workflow',
    ...json({ prompt: { title: 'Heat', challenge: 'What about heat?' }, horizonProjectSlug: project }),
  }),
  terminateGeneration: ({ generation }) => ({ method: 'GET', path: `/terminate/${generation}` }),
  listGenerations: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/generations` }),
  readGeneration: ({ generation }) => ({ method: 'GET', path: `/v1/generations/${generation}` }),
  continueGeneration: ({ failedGeneration }) => ({
    method: 'POST',
    path: `/v1/generations/${failedGeneration}/continue`,
  }),
  reviewGeneration: ({ generation }) => ({
    method: 'PATCH',
    path: `/v1/generations/${generation}`,
    ...resource('generations', { blips: [{ id: 'first', decision: 'accepted' }] }),
  }),
  makeRadarOfGeneration: ({ generation }) => ({ method: 'POST', path: `/v1/generations/${generation}/radar` }),
};
