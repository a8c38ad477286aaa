import type { Page } from '@playwright/test';
import { anonymous, expect, test } from '../support/signed-in.ts';

// What a visitor waits for: the transferred bytes of JavaScript until a screen is complete. Scripts beyond these limits
// are loaded when they are needed (design: 120 kB before sign-in, 200 kB for the card list).

/**
 * Opens an address with an empty cache and adds up the scripts it loads. For signed-in users these include the scripts
 * that listen for changes by others, which are loaded last.
 */
async function scriptBytes(page: Page, address: string, signedIn = true): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  // The stream of changes never ends, and the network would never be idle.
  await page.route('**/v1/events?*', (route) => route.abort());
  const isListening = signedIn && page.waitForRequest('**/v1/events?*');
  await page.goto(address, { waitUntil: 'networkidle' });
  await isListening;
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length, 'scripts that were seen').toBeGreaterThan(3);
  return bytes;
}

test.describe('before sign-in', () => {
  test.use(anonymous);

  test('a page loads at most 120 kB of JavaScript', async ({ page }) => {
    const bytes = await scriptBytes(page, '/login', false);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(bytes).toBeLessThanOrEqual(120_000);
  });
});

test('the card list loads at most 178 kB of JavaScript, and its cards once', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Weighed');
  await api.card(project, { title: 'First of all' });
  const reads: string[] = [];
  page.on('request', (request) => request.url().includes('/cards?') && reads.push(request.url()));
  const bytes = await scriptBytes(page, `/projects/${project}/cards`);
  await expect(page.getByRole('listitem').filter({ hasText: 'First of all' })).toBeVisible();
  expect(bytes).toBeLessThanOrEqual(178_000);
  // The cards are requested before the scripts run. If the application used another address, they would be requested
  // twice.
  expect(reads).toHaveLength(1);
});

/** In the page: what it had loaded when the screen was first rendered. */
declare const atFirstRender: string[] | undefined;

for (const place of ['brief', 'insights', 'trends', 'map', 'radars']) {
  test(`the files of the screen ${place} are requested before any script has run`, async ({ page, api }) => {
    const project = await api.projectInNewWorkspace(`Loads its ${place}`);
    const html = await (await page.request.get(`/projects/${project}/${place}`)).text();
    const listed = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    // Without its data the screen is not complete, and nothing else is loaded yet.
    await page.route(`**/v1/projects/*/**`, () => undefined);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main > *')) return;
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        Object.assign(window, { atFirstRender: loaded });
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(`/projects/${project}/${place}`, { waitUntil: 'commit' });
    const loaded = await page.waitForFunction(() => typeof atFirstRender !== 'undefined' && atFirstRender);
    const assets = ((await loaded.jsonValue()) || []).filter((address) => /^\/assets\/.*\.(?:js|css)$/.test(address));
    expect(assets).toContainEqual(expect.stringMatching(new RegExp(`/${place}-screen-`)));
    expect(assets.filter((address) => !listed.has(address))).toEqual([]);
  });
}

test('the trends load at most 175 kB of JavaScript, and the menu of a trend only when it is opened', async ({
  page,
  api,
}) => {
  const project = await api.projectInNewWorkspace('Weighed trends');
  await api.call('POST', `/v1/projects/${project}/trends`, {
    data: { type: 'trends', attributes: { title: 'Heat as a utility', horizon: 'now', impact: 3, certainty: 3 } },
  });
  const bytes = await scriptBytes(page, `/projects/${project}/trends`);
  const menu = page.getByRole('button', { name: 'More about “Heat as a utility”' });
  await expect(menu).toBeVisible();
  expect(bytes).toBeLessThanOrEqual(175_000);
  await menu.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
