import { type Client, signInByApi } from '../support/client.ts';
import { expect, testWithOwnProduct } from '../support/own-product.ts';
import { startRecorder } from '../support/recorder.ts';
import { title } from '../support/screens.ts';
import { signedInState } from '../support/signed-in.ts';

const { host, recorded } = await startRecorder();

const base = testWithOwnProduct({
  SENTRY_DSN: `http://key@${host}/7`,
  ANALYTICS_URL: `http://${host}`,
  ANALYTICS_DOMAIN: 'scan.example.org',
});
const test = base.extend<{ api: Client }>({
  api: async ({ own }, use) => use(await signInByApi(own)),
  storageState: async ({ own, api }, use) => use(signedInState(own.url, api.token)),
});
test.beforeEach(() => void recorded.splice(0));

/** The reported failures: their places and causes. */
const reports = () =>
  recorded
    .filter(({ path }) => path === '/api/7/envelope/')
    .map(({ body }) => JSON.parse(body.split('\n')[2] ?? '{}'))
    .map(({ exception, tags }) => ({ ...tags, value: exception.values[0].value }));
const pageViews = () =>
  recorded.filter(({ path }) => path === '/api/event').map(({ body }) => JSON.parse(body) as Record<string, string>);

test('pages are counted by the pattern of their address', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Not to be told');
  await page.goto(`/projects/${project}/cards?q=heatpumpsecret`);
  await expect(title(page)).toHaveText('Cards');
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(title(page)).toHaveText('Trends');
  const site = 'https://scan.example.org';
  await expect
    .poll(() => pageViews().map(({ url }) => url))
    .toEqual([`${site}/projects/:projectSlug/cards`, `${site}/projects/:projectSlug/trends`]);
  expect(pageViews()[0]).toEqual({
    name: 'pageview',
    domain: 'scan.example.org',
    url: `${site}/projects/:projectSlug/cards`,
  });
  const sent = JSON.stringify(recorded);
  for (const secret of [project, api.token, 'heatpumpsecret', 'Not to be told']) expect(sent).not.toContain(secret);
  expect(reports()).toEqual([]);
});

test('a failed call is reported by its route, without slug, search or token', async ({ page, api }) => {
  await page.goto('/projects/nothing-here-aaaaaaa/cards?q=heatpumpsecret');
  await expect
    .poll(() => reports().map(({ route, status, code }) => `${route}: ${status} ${code}`))
    .toContain('GET /v1/projects/{id}: 404 not_found');
  const sent = JSON.stringify(recorded);
  for (const secret of ['nothing-here', api.token, 'heatpumpsecret']) expect(sent).not.toContain(secret);
});

test('a file that cannot be sent is reported', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Uploads');
  await page.route('**/files/**', (route) => route.fulfill({ status: 507, body: '{}' }));
  await page.goto(`/projects/${project}/cards/create`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not decoded before it arrives'),
  });
  await expect.poll(() => reports().map(({ route, status }) => `${route} ${status}`)).toContain('PUT (file) 507');
});

test('a stream of changes that cannot be opened is reported', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Streams');
  await page.route('**/v1/events?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`/projects/${project}/cards`);
  await expect.poll(() => reports().map(({ route, status }) => `${route} ${status}`)).toContain('GET /v1/events 503');
});

const screen = /\/assets\/create-workspace-screen-.*\.js$/;

test('a screen that breaks is reported, without quoted texts', async ({ page, api }) => {
  await api.workspace('At hand');
  await page.route(screen, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error(`cannot show "heatpumpsecret" of slug-of-it-abc2345`); };',
    }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'New workspace' }).click();
  await expect
    .poll(() => reports().filter(({ kind }) => kind === 'screen'))
    .toContainEqual({
      kind: 'screen',
      screen: '/create',
      value: 'cannot show [text] of [slug]',
    });
});

test('a screen that cannot be loaded is reported', async ({ page, api }) => {
  await api.workspace('At hand too');
  await page.goto('/');
  await page.route(screen, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'New workspace' }).click();
  await expect.poll(() => reports().map(({ kind }) => kind)).toContain('loading');
});
