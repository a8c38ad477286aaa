import { type Client, signInByApi } from '../support/client.ts';
import { expect, testWithOwnProduct } from '../support/own-product.ts';
import { title } from '../support/screens.ts';
import { signedInState } from '../support/signed-in.ts';

// A separate product, since home first shows that there is nothing yet.
const test = testWithOwnProduct();

let api: Client;

test.use({
  storageState: async ({ own }, use) => {
    api ??= await signInByApi(own);
    await use(signedInState(own.url, api.token));
  },
});

test('the first run leads to the first workspace, its first project and its cards', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No workspaces yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New workspace' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Create your first workspace' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Cities after 2040');
  await page.getByLabel('Subtitle').fill('What will change them');
  await page.getByLabel('Organisation').fill('Example City');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page).toHaveURL(/\/w\/[\w-]+$/);
  await expect(title(page)).toHaveText('Cities after 2040');
  await expect(page.getByText('What will change them · Example City')).toBeVisible();
  await page.getByRole('link', { name: 'Create the first project' }).click();
  await page.getByLabel('Title', { exact: true }).fill('January scan');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(page).toHaveURL(/\/projects\/[\w-]+\/cards$/);
  await page.goBack();
  await expect(title(page)).toHaveText('Cities after 2040');
});

test('a tile names the workspace and leads into it and into its projects', async ({ page }) => {
  await page.goto('/');
  const tile = page.getByRole('list', { name: 'Workspaces' }).getByRole('listitem').first();
  await expect(tile).toContainText('What will change them · Example City');
  await expect(tile).toContainText('1 project');
  await expect(tile).toContainText('0 cards');
  await expect(tile).toContainText('1 member');
  await tile.getByRole('link', { name: 'January scan' }).click();
  await expect(page).toHaveURL(/\/projects\/[\w-]+\/overview$/);
  await expect(title(page)).toHaveText('January scan');
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await page.goBack();
  await tile.getByRole('link', { name: 'Cities after 2040' }).click();
  await expect(title(page)).toHaveText('Cities after 2040');
});

test('48 workspaces fill a page, newest first, and the address names the page', async ({ page }) => {
  for (let number = 1; number <= 50; number += 1) await api.workspace(`Workspace ${number}`);
  await page.goto('/');
  const tiles = page.getByRole('list', { name: 'Workspaces' }).getByRole('listitem').getByRole('heading');
  await expect(tiles).toHaveCount(48);
  await expect(tiles.first()).toHaveText('Workspace 50');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('Page 1 of 2');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/?page=2');
  await expect(tiles).toHaveText(['Workspace 2', 'Workspace 1', 'Cities after 2040']);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.reload();
  await expect(tiles).toHaveCount(3);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/');
  await expect(tiles).toHaveCount(48);
});
