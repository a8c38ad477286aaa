import type { Browser, Page, Request } from '@playwright/test';
import type { Client } from '../support/client.ts';
import { signInByApi } from '../support/client.ts';
import { expect, signedInState, test } from '../support/signed-in.ts';

/** Another person in a separate browser. */
interface Reader {
  readonly page: Page;
  readonly id: string;
}

async function reader(browser: Browser, api: Client, url: string, workspace: string, name: string): Promise<Reader> {
  const { token, ...admin } = await api.person(workspace, { email: `${name}@example.org`, role: 'workspace_admin' });
  const context = await browser.newContext({ baseURL: url, storageState: signedInState(url, token), locale: 'en-GB' });
  const own = await signInByApi({ url, admin });
  const { data } = (await own.call('GET', '/v1/me')) as { data: { id: string } };
  return { page: await context.newPage(), id: data.id };
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Opens a page and waits until it follows changes by others. */
async function openLive(page: Page, address: string): Promise<void> {
  const following = page.waitForResponse((answer) => answer.url().includes('/v1/events'));
  await page.goto(address);
  await following;
}

test('changes by one person appear in the browser of another', async ({ page, api, product, browser }) => {
  const workspace = await api.workspace('Two browsers');
  const project = await api.project(workspace, 'Together');
  const titles = Array.from({ length: 40 }, (_, index) => `Signal ${index + 10}`);
  await api.importCsv(project, ['title', ...titles].join('\n'));
  const other = (await reader(browser, api, product.url, workspace, 'second')).page;
  await openLive(other, `/projects/${project}/cards`);
  await expect(card(other, 'Signal 10')).toBeVisible();
  await other.getByRole('checkbox', { name: 'Select: Signal 10' }).click();
  await other.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(card(other, 'Signal 22')).toBeVisible();

  await page.goto(`/projects/${project}/cards/create`);
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill('Seen at once');
  await page.getByRole('button', { name: 'Publish card' }).click();
  await expect(other.getByRole('heading', { level: 1 }).locator('..')).toContainText('41');
  expect(await other.evaluate(() => scrollY)).toBe(1500);
  const selection = other.getByRole('region', { name: 'Selection' });
  await expect(selection).toContainText('1 selected');

  // A deleted card is no longer selected, wherever it was in the list.
  await other.getByRole('checkbox', { name: 'Select: Signal 22' }).click();
  await expect(selection).toContainText('2 selected');
  const { data: found } = (await api.call('GET', `/v1/projects/${project}/cards?filter[search]=Signal 10`)) as {
    data: { id: string }[];
  };
  await api.call('DELETE', `/v1/cards/${found[0]?.id}`);
  await expect(selection).toContainText('1 selected');
  await api.call('POST', '/v1/cards/bulk-restore', { card_slugs: [found[0]?.id] });

  // A reload may restore the scroll position of the list, which is below the newest card.
  await other.goto('/');
  await other.goto(`/projects/${project}/cards`);
  await other.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(card(other, 'Seen at once')).toBeVisible();
  const { data } = (await api.call('GET', `/v1/projects/${project}/cards`)) as { data: { id: string }[] };
  const made = data[0]?.id ?? '';
  await api.change(made, { title: 'Put otherwise' });
  await expect(card(other, 'Put otherwise')).toBeVisible();
  await api.call('DELETE', `/v1/cards/${made}`);
  await expect(card(other, 'Put otherwise')).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 }).locator('..')).toContainText('40');
  await other.context().close();
});

test('nothing is missed while the connection is away', async ({ page, api, context }) => {
  const project = await api.projectInNewWorkspace('In a tunnel');
  await api.card(project, { title: 'Before' });
  await openLive(page, `/projects/${project}/cards`);
  await expect(card(page, 'Before')).toBeVisible();
  await context.setOffline(true);
  await api.card(project, { title: 'Meanwhile' });
  await expect(card(page, 'Meanwhile')).toHaveCount(0);
  await context.setOffline(false);
  await expect(card(page, 'Meanwhile')).toBeVisible();
  await api.card(project, { title: 'Afterwards' });
  await expect(card(page, 'Afterwards')).toBeVisible();
});

test('a hidden page stops following, and catches up later; a page without any events asks again', async ({
  page,
  api,
}) => {
  const project = await api.projectInNewWorkspace('Out of sight');
  await api.card(project, { title: 'Before' });
  await page.clock.install();
  await openLive(page, `/projects/${project}/cards`);
  await expect(card(page, 'Before')).toBeVisible();
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const isStream = (request: Request) => request.url().includes('/v1/events?');

  const given = page.waitForEvent('requestfailed', isStream);
  await setHidden(true);
  await page.clock.fastForward(31_000);
  await given;
  await api.card(project, { title: 'Unseen' });
  const again = page.waitForRequest(isStream);
  await setHidden(false);
  expect((await again).headers()).toHaveProperty('last-event-id');
  await expect(card(page, 'Unseen')).toBeVisible();

  const third = page.waitForRequest(isStream);
  await page.clock.fastForward(51_000);
  await page.clock.fastForward(3000);
  await third;
  await api.card(project, { title: 'Heard again' });
  await expect(card(page, 'Heard again')).toBeVisible();
});

test('a writer is told that another person saved first, and keeps every word', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('At the same card');
  const slug = await api.card(project, { title: 'Before' });
  await openLive(page, `/projects/${project}/cards/edit/${slug}`);
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel('Title', { exact: true }).fill('Mine');
  await api.change(slug, { subtitle: 'Theirs' });
  await expect(dialog.getByText('Somebody else has changed this card in the meantime.')).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'See what changed' }).click();
  await page.getByRole('button', { name: 'Use in the editor' }).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Mine');
  await expect(dialog.getByLabel('Subtitle', { exact: true })).toHaveValue('Theirs');
  await expect(dialog.getByText('Somebody else has changed this card in the meantime.')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.locator('article h2')).toHaveText('Mine');
});

test('home and the rail show the new name of a workspace, and whether it still exists', async ({
  api,
  product,
  browser,
}) => {
  const workspace = await api.workspace('Called before');
  const project = await api.project(workspace, 'In it');
  const other = (await reader(browser, api, product.url, workspace, 'at-home')).page;
  await openLive(other, '/');
  const tile = (name: string) => other.getByRole('list', { name: 'Workspaces' }).getByText(name);
  await expect(tile('Called before')).toBeVisible();
  const rename = (title: string) =>
    api.call('PATCH', `/v1/workspaces/${workspace}`, { data: { type: 'workspaces', attributes: { title } } });
  await rename('Called now');
  await expect(tile('Called now')).toBeVisible();
  await api.call('DELETE', `/v1/workspaces/${workspace}`);
  await expect(tile('Called now')).toHaveCount(0);
  await api.call('POST', `/v1/workspaces/${workspace}/restore`);
  await expect(tile('Called now')).toBeVisible();
  await openLive(other, `/projects/${project}/cards`);
  await rename('Called last');
  await expect(other.getByText('Called last').first()).toBeVisible();
  await other.context().close();
});

test('a removed member no longer sees anything', async ({ api, product, browser }) => {
  const workspace = await api.workspace('Not for long');
  const project = await api.project(workspace, 'Theirs for now');
  await api.card(project, { title: 'No more for them' });
  const { page, id } = await reader(browser, api, product.url, workspace, 'leaving');
  await openLive(page, `/projects/${project}/cards`);
  await expect(card(page, 'No more for them')).toBeVisible();
  await api.call('DELETE', '/v1/permissions', {
    data: { type: 'permissions', attributes: { user_id: id, workspace_slug: workspace } },
  });
  await expect(card(page, 'No more for them')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This project was not found' })).toBeVisible();
  await page.context().close();
});
