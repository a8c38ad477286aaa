import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('Ctrl+K finds a project by a few letters and opens it, by keyboard alone', async ({ page, api }) => {
  const workspace = await api.workspace('Found from anywhere');
  const project = await api.project(workspace, 'Zeppelin revival');
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const search = palette.getByPlaceholder('Search cards, places and actions…');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await search.fill('no such thing anywhere');
  await expect(palette.getByText('Nothing found')).toBeVisible();
  await search.fill('zepp');
  await expect(palette.getByRole('option', { name: 'Zeppelin revival', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${project}/overview`);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await search.fill('new project');
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
    // In a project, the places of its workspace are folded.
    if (address.startsWith('/projects')) await rail.getByRole('button', { name: 'Workspace' }).click();
    await expect(rail.getByRole('link', { name: /^Repository/ })).toBeVisible();
    const names = await rail
      .getByRole('link')
      .filter({ has: page.locator('svg') })
      .allInnerTexts();
    expect(names.length).toBeGreaterThan(4);
    await page.keyboard.press('Control+k');
    for (const [label = ''] of names.map((name) => name.split('\n'))) {
      await palette.getByRole('combobox').fill(label);
      await expect(palette.getByRole('option', { name: label }).first()).toBeVisible();
    }
  }
  // Places are listed before projects and workspaces, whose names may also contain the word.
  await palette.getByRole('combobox').fill('trash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/w/${workspace}/trash`);
});

test('what is typed while the palette is loaded is searched, and triggers nothing on the screen below', async ({
  page,
  api,
}) => {
  const project = await api.projectInNewWorkspace('Has a slow connection');
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/palette-.*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`/projects/${project}/cards`);
  await expect(title(page)).toHaveText('Cards');
  await page.keyboard.press('Control+k');
  // Without the palette, “c” would start a new card.
  await page.keyboard.type('cover');
  arrived.resolve();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toHaveValue('cover');
  await page.keyboard.type('age');
  await expect(palette.getByRole('option', { name: /^Coverage/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${project}/coverage`);
});

test('the palette finds the contents of a project, and offers the actions of the screen', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Searched from anywhere');
  const card = await api.card(project, { title: 'Pigeons learn to read', tags: [{ name: 'Birdlife' }] });
  await api.call('POST', `/v1/projects/${project}/trends`, {
    data: { type: 'trends', attributes: { title: 'Pigeon post', horizon: 'now', impact: 3, certainty: 3 } },
  });
  await page.goto(`/projects/${project}/cards`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await page.keyboard.press('Control+k');
  const here = palette.getByRole('group', { name: 'On this screen' });
  await expect(here.getByRole('option', { name: 'New card', selected: true })).toBeVisible();
  await palette.getByRole('combobox').fill('pigeon');
  await expect(
    palette.getByRole('group', { name: 'Trends' }).getByRole('option', { name: 'Pigeon post' }),
  ).toBeVisible();
  // Cards and trends arrive at different times; the first of the available entries is selected.
  await expect(palette.getByRole('option', { name: 'Pigeons learn to read', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/projects/${project}/cards/${card}`);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('birdl');
  await palette.getByRole('group', { name: 'Tags' }).getByRole('option', { name: 'Birdlife' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards?tags=Birdlife`);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(`/projects/${project}/trends`);
});
