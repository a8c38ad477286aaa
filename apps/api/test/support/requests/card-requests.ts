import { json, type Requests, resource } from './requests.ts';

/** Calls on cards, their pictures and images, exports, captures and imports. */
export const cardRequests = {
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
  readRepositoryNeighbours: ({ workspace, card }) => ({
    method: 'POST',
    path: `/v1/workspaces/${workspace}/card-neighbours`,
    ...json({ card_slug: card }),
  }),
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
  suggestTags: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/tag-suggestions`,
    ...resource('tag-suggestions', { title: 'Heat pumps' }),
  }),
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
} satisfies Requests;
