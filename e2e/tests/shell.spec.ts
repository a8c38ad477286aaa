import { narrow, title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('the switcher shows the current place and leads to others', async ({ page, api }) => {
  const here = await api.workspace('Here');
  const there = await api.workspace('There');
  const first = await api.project(here, 'First question');
  await api.project(here, 'Second question');
  await page.goto(`/projects/${first}/cards`);
  const switcher = page.getByRole('complementary').getByRole('button').first();
  await expect(switcher).toContainText('First question');
  await switcher.click();
  const menu = page.getByRole('menu');
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(switcher).toBeFocused();
  await switcher.click();
  await menu.getByRole('menuitem', { name: 'Second question' }).click();
  await expect(switcher).toContainText('Second question');
  await switcher.click();
  await menu.getByRole('menuitem', { name: 'New project' }).click();
  await expect(page).toHaveURL(`/w/${here}/create`);
  await switcher.click();
  await menu.getByRole('menuitem', { name: 'There' }).click();
  await expect(page).toHaveURL(`/w/${there}`);
  await expect(title(page)).toHaveText('There');
});

test('the first Tab key press offers to skip the rail', async ({ page }) => {
  await page.goto('/create');
  await page.getByLabel('Title', { exact: true }).blur();
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: narrow, hasTouch: true });

  test('the rail is a drawer that is remembered, holds the page still, and closes', async ({ page, api }) => {
    const workspace = await api.workspace('In the pocket');
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await api.project(workspace, name);
    await page.goto(`/w/${workspace}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
    const button = page.getByRole('button', { name: 'Open the menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const wheel = async () => {
      await page.mouse.move(330, 400);
      await page.mouse.wheel(0, 300);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    };
    await button.click();
    await expect(drawer).toBeVisible();
    await wheel();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.reload();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await wheel();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.reload();
    await expect(title(page)).toHaveText('In the pocket');
    await expect(drawer).toBeHidden();

    await button.click();
    await drawer.getByRole('link', { name: 'Workspaces' }).click();
    await expect(page).toHaveURL('/');
    await expect(drawer).toBeHidden();
  });
});
