import { json, type Requests, resource } from './requests.ts';

/** Calls on the installation: setting up, settings, texts, messages and the wiki. */
export const installationRequests = {
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
  readSettings: () => ({ method: 'GET', path: '/v1/settings' }),
  updateSettings: () => ({ method: 'PATCH', path: '/v1/settings', ...resource('settings', { team: null }) }),
  listWikiPages: () => ({ method: 'GET', path: '/v1/wiki/pages' }),
  readWikiPage: () => ({ method: 'GET', path: '/v1/wiki/pages/first-steps' }),
  searchWiki: () => ({ method: 'GET', path: '/v1/wiki/search?filter[search]=card' }),
  readWikiImage: () => ({ method: 'GET', path: '/api/wiki/image?imageId=none&type=stream' }),
  readWaiting: () => ({ method: 'GET', path: '/v1/settings/waiting' }),
  dismissFailedMails: () => ({ method: 'DELETE', path: '/v1/settings/waiting/failed-mails' }),
  testMail: () => ({ method: 'POST', path: '/v1/settings/test-mail' }),
  listAiUsage: () => ({ method: 'GET', path: '/v1/settings/ai-usage' }),
  readWrittenText: () => ({ method: 'GET', path: '/v1/settings/texts/imprint/de' }),
  updateWrittenText: () => ({
    method: 'PATCH',
    path: '/v1/settings/texts/terms-and-conditions/de',
    ...resource('written-texts', { text: '## Unsere Regeln', based_on: 0 }),
  }),
  readAppearance: () => ({ method: 'GET', path: '/v1/settings/appearance' }),
  saveAppearance: () => ({
    method: 'PUT',
    path: '/v1/settings/appearance',
    ...resource('appearances', { name: null, colors: null, sign_in_line: { en: null, de: null } }),
  }),
  removeAppearance: () => ({ method: 'DELETE', path: '/v1/settings/appearance' }),
  readAiProvider: () => ({ method: 'GET', path: '/v1/settings/ai-provider' }),
  saveAiProvider: () => ({
    method: 'PUT',
    path: '/v1/settings/ai-provider',
    ...resource('ai-providers', {
      provider: 'openai',
      base_url: 'http://127.0.0.1:9/v1',
      model: 'none',
      embedding_model: null,
      prices: null,
    }),
  }),
  removeAiProvider: () => ({ method: 'DELETE', path: '/v1/settings/ai-provider' }),
  readMailServer: () => ({ method: 'GET', path: '/v1/settings/mail-server' }),
  saveMailServer: () => ({
    method: 'PUT',
    path: '/v1/settings/mail-server',
    // Without a server, so that messages of other calls stay in the folder.
    ...resource('mail-servers', { host: null, port: 587, security: 'starttls', user: null, from: null }),
  }),
  removeMailServer: () => ({ method: 'DELETE', path: '/v1/settings/mail-server' }),
  testFiles: () => ({ method: 'POST', path: '/v1/settings/test-files' }),
  testAi: () => ({ method: 'POST', path: '/v1/settings/test-ai' }),
} satisfies Requests;
