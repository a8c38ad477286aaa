import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('Ctrl+K finds a project by a few letters and opens it, by keyboard alone', async ({ page, api }) => {
  const workspace = await api.workspace('Found from anywhere');
  const project = await api.project(workspace, 'Zeppelin revival');
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const search = palette.getByPlaceholder('Search projects and actions…');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await search.fill('no such thing anywhere');
  await expect(palette.getByText('Nothing found')).toBeVisible();
  await search.fill('zepp');
  await expect(palette.getByText('Zeppelin revival')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${project}/cards`);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await search.fill('new project');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/w/${workspace}/create`);
  await expect(title(page)).toHaveText('New project');
});

test('the palette leads to every place that the rail has', async ({ page, api }) => {
  const workspace = await api.workspace('Places of the rail');
  const project = await api.project(workspace, 'Led from anywhere');
  const rail = page.getByRole('navigation', { name: 'Main navigation' });
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  for (const address of [`/projects/${project}/cards`, `/w/${workspace}`]) {
    await page.goto(address);
    await expect(rail.getByRole('link', { name: /^Repository/ })).toBeVisible();
    const names = await rail
      .getByRole('link')
      .filter({ has: page.locator('svg') })
      .allInnerTexts();
    expect(names.length).toBeGreaterThan(4);
    await page.keyboard.press('Control+k');
    for (const [label = ''] of names.map((name) => name.split('\n'))) {
      await palette.getByRole('textbox').fill(label);
      await expect(palette.getByRole('button', { name: label }).first()).toBeVisible();
    }
  }
  // Projects and workspaces of other tests may have the word in their names as well.
  await palette.getByRole('textbox').fill('trash');
  await palette.getByRole('button').filter({ hasText: 'Trash' }).filter({ hasText: 'Places of the rail' }).click();
  await expect(page).toHaveURL(`/w/${workspace}/trash`);
});
