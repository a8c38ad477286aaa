import type { Page } from '@playwright/test';
import { narrow, title } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

// Without a workspace, home would show another screen.
test.beforeEach(({ api }) => api.workspace('At hand').then(() => undefined));

const screen = /\/assets\/create-workspace-screen-.*\.js$/;

test('a screen that cannot be loaded reloads the page once, at the address of that screen', async ({ page }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  const loads = countLoads(page);
  // As after an update of the server: the file of the screen has another name, which only a reloaded page uses.
  await page.route(screen, (route) => (loads() === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByRole('link', { name: 'New workspace' }).click();
  await expect(title(page)).toHaveText('New workspace');
  await expect(page).toHaveURL('/create');
  expect(loads()).toBe(1);
});

test('styles that cannot be loaded reload the page as well', async ({ page, api }) => {
  const workspace = await api.workspace('Without style');
  await page.goto('/create');
  await expect(title(page)).toHaveText('New workspace');
  const loads = countLoads(page);
  await page.route(/\/assets\/.*\.css$/, (route) =>
    loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Workspaces' }).click();
  await expect(page.getByRole('link', { name: 'Without style' })).toBeVisible();
  expect(loads()).toBe(1);
  expect(await api.status('GET', `/v1/workspaces/${workspace}`)).toBe(200);
});

test('texts that cannot be loaded reload the page as well', async ({ page }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  const loads = countLoads(page);
  await page.route(/\/assets\/en-.*\.js$/, (route) =>
    loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.getByRole('link', { name: 'Your Profile' }).click();
  await expect(title(page)).toHaveText('Your Profile');
  expect(loads()).toBe(1);
});

test('a screen that is still missing is reported, without more reloads, and can be tried again', async ({ page }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  const loads = countLoads(page);
  await page.route(screen, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'New workspace' }).click();
  await expect(title(page)).toHaveText('That did not work');
  expect(loads()).toBe(1);
  await page.unroute(screen);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('New workspace');
  expect(loads()).toBe(1);
});

test.describe('before sign-in', () => {
  test.use(anonymous);

  test('screens after it that cannot be loaded are loaded with a reload of the page', async ({ page, product }) => {
    await page.goto('/login');
    const loads = countLoads(page);
    await page.route(/\/assets\/inside-(?!texts).*\.js$/, (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByLabel('E-mail').fill(product.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(product.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(title(page)).toHaveText('Workspaces');
    expect(loads()).toBe(1);
  });

  test('a language whose texts cannot be loaded is not chosen, and can be chosen later', async ({ page }) => {
    await page.goto('/login');
    const texts = /\/assets\/base-texts-de-.*\.js$/;
    let attempts = 0;
    await page.route(texts, (route) => {
      attempts += 1;
      return route.abort();
    });
    const german = page.getByRole('button', { name: 'Deutsch' });
    await german.click();
    await expect.poll(() => attempts).toBe(1);
    // The second attempt begins once the first has ended.
    await german.click();
    await expect.poll(() => attempts).toBe(2);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.unroute(texts);
    await german.click();
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  });
});

test('without a connection the page stays, and continues once there is one', async ({ page, context }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'New workspace' }).click();
  await expect(page.getByText('A network error occured.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('New workspace');
});

test('a menu that cannot be loaded does not affect the screen', async ({ page }) => {
  await page.setViewportSize(narrow);
  const menus = /\/assets\/(?:palette|rail-drawer|shortcut-list)-.*\.js$/;
  await page.route(menus, (route) => route.abort());
  await page.goto('/create');
  await expect(title(page)).toHaveText('New workspace');
  await page.getByRole('button', { name: 'Create workspace' }).focus();
  await page.keyboard.press('Control+k');
  // The failure is shown once the page has given up loading the menu.
  await expect(page.getByText('A network error occured.')).toBeVisible();
  await expect(title(page)).toHaveText('New workspace');
  await page.unroute(menus);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
});

test('comments that cannot be loaded say so below the card, which stays, and can be tried again', async ({
  page,
  api,
}) => {
  const project = await api.projectInNewWorkspace('Without comments');
  const card = await api.card(project, { title: 'Kept' });
  const comments = /\/assets\/comments-.*\.js$/;
  await page.route(comments, (route) => route.abort());
  await page.goto(`/projects/${project}/cards/${card}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('A network error occured.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Kept' })).toBeVisible();
  await page.unroute(comments);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('textbox', { name: /comment/i })).toBeVisible();
  await expect(dialog.getByText('A network error occured.')).toBeHidden();
});

test('a toast that cannot be loaded does not affect the screen, and the next one is shown', async ({
  page,
  context,
  api,
}) => {
  const project = await api.projectInNewWorkspace('Offline');
  const card = await api.card(project, { title: 'Copied' });
  await context.grantPermissions(['clipboard-write']);
  await page.goto(`/projects/${project}/cards/${card}`);
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy link' });
  await expect(copy).toBeVisible();
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => /toast-area-.*\.css$/.test(request.url()));
  await copy.click();
  await failed;
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Copied' })).toBeVisible();
  await context.setOffline(false);
  await copy.click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
});
