import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllVariants, expectNoSidewaysScrolling } from '../support/axe.ts';
import type { Client } from '../support/client.ts';
import { narrow, title } from '../support/screens.ts';
import { expect, signedInState, test } from '../support/signed-in.ts';

const makeTrend = async (api: Client, project: string, attributes: object): Promise<string> => {
  const answer = await api.call('POST', `/v1/projects/${project}/trends`, { data: { type: 'trends', attributes } });
  return (answer as { data: { id: string } }).data.id;
};

const stored = async (api: Client, project: string, slug: string) =>
  ((await api.call('GET', `/v1/projects/${project}/trends/${slug}`)) as { data: { attributes: object } }).data
    .attributes;

const column = (page: Page, name: string) => page.getByRole('region', { name });

/** Drags a trend with the mouse like a person: press, move a little, move to the target, release. */
async function drag(page: Page, what: string, to: string): Promise<void> {
  await page.getByRole('link', { name: what }).hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 2 });
  const box = await page.locator(`[data-place="${to}"]`).boundingBox();
  if (!box) throw new Error(`There is no place ${to}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 4 });
  await page.mouse.up();
}

test('a trend is written with its assessment and its evidence, and shown with both', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Writes a trend');
  await api.card(project, { title: 'Humanoids at the fair' });
  await page.goto(`/projects/${project}/trends`);
  await page.getByRole('link', { name: 'New trend' }).click();
  await page.getByRole('button', { name: 'Create trend' }).click();
  await expect(page.getByText('Give the trend a title.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Robots leave the cage');
  await page.getByRole('textbox', { name: 'Implications' }).fill('License machines, not only streets.');
  await page.getByRole('radio', { name: 'Now 0–3 years' }).check();
  await page.getByRole('radio', { name: 'Wild card' }).check();
  await page
    .getByRole('group', { name: /^Impact/ })
    .getByRole('radio', { name: 'Transforming' })
    .check();
  await page.getByRole('button', { name: 'Choose cards' }).click();
  await page.getByRole('dialog').getByText('Humanoids at the fair').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  // The typed text survives closing the tab.
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Robots leave the cage');
  await page.getByLabel('Title', { exact: true }).press('Control+Enter');
  await expect(title(page)).toHaveText('Robots leave the cage');
  await expect(page.getByText('Transforming 5 of 5')).toBeVisible();
  await expect(page.getByText('License machines, not only streets.')).toBeVisible();
  // A card of the trend opens over it.
  await page.getByRole('list', { name: 'Cards' }).getByRole('link', { name: 'Humanoids at the fair' }).click();
  await expect(page.getByRole('dialog', { name: 'Humanoids at the fair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page)).toHaveText('Robots leave the cage');
  // The address of the trend is copied, also if the browser provides no clipboard, as on a page without https.
  const copied = page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    return new Promise<string>((resolve) => {
      document.addEventListener('copy', ({ target }) => resolve((target as HTMLTextAreaElement).value));
    });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await copied).toBe(page.url());
});

test('trends move on the board by mouse, keys and menu; refused moves are undone', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Moves trends');
  const slug = await makeTrend(api, project, { title: 'Heat as a utility', horizon: 'now', impact: 4 });
  await page.goto(`/projects/${project}/trends`);
  await expect(column(page, 'Now').getByRole('link', { name: 'Heat as a utility' })).toBeVisible();

  await drag(page, 'Heat as a utility', 'next');
  await expect(column(page, 'Next').getByRole('link', { name: 'Heat as a utility' })).toBeVisible();
  await expect(page.getByText('“Heat as a utility” is now in Next')).toBeVisible();
  expect(await stored(api, project, slug)).toMatchObject({ horizon: 'next', impact: 4 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Heat as a utility” is back where it was')).toBeVisible();
  await expect(column(page, 'Now').getByRole('link', { name: 'Heat as a utility' })).toBeVisible();

  const link = page.getByRole('link', { name: 'Heat as a utility' });
  await link.focus();
  for (const key of ['Space', 'ArrowRight', 'Escape']) await page.keyboard.press(key);
  await expect(page.getByText('Heat as a utility stays in Now.')).toBeAttached();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(column(page, 'Later').getByRole('link', { name: 'Heat as a utility' })).toBeFocused();
  await expect(page.getByText('“Heat as a utility” is now in Later')).toBeVisible();
  expect(await stored(api, project, slug)).toMatchObject({ horizon: 'later' });

  await page.route('**/v1/projects/*/trends/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'More about “Heat as a utility”' }).click();
  await page.getByRole('menuitem', { name: 'Move to Now' }).click();
  await expect(page.getByText('was not changed')).toBeVisible();
  await expect(column(page, 'Later').getByRole('link', { name: 'Heat as a utility' })).toBeVisible();
});

test('in the matrix one move changes horizon and impact; filters stay in the address', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Has a matrix');
  const slug = await makeTrend(api, project, {
    title: 'Kerbs become markets',
    horizon: 'now',
    impact: 2,
    certainty: 5,
  });
  await makeTrend(api, project, { title: 'Fax machines', horizon: 'later', impact: 1, direction: 'fading' });
  await page.goto(`/projects/${project}/trends`);
  await page.getByRole('link', { name: 'Matrix' }).click();
  await expect(page).toHaveURL(/view=matrix/);
  await drag(page, 'Kerbs become markets', 'later:4');
  const cell = page
    .getByRole('row', { name: /Far-reaching/ })
    .getByRole('cell')
    .nth(2);
  await expect(cell.getByRole('link', { name: 'Kerbs become markets' })).toBeVisible();
  await expect(page.getByText('is now in Later, Far-reaching')).toBeVisible();
  expect(await stored(api, project, slug)).toMatchObject({ horizon: 'later', impact: 4, certainty: 5 });

  await page.getByRole('button', { name: 'Direction' }).click();
  await page.getByRole('checkbox', { name: 'Fading' }).check();
  await expect(page).toHaveURL(/direction=fading/);
  await expect(page.getByRole('link', { name: 'Kerbs become markets' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fax machines' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Clear the direction filter' }).click();
  await page.getByRole('button', { name: 'Impact' }).click();
  await expect(page).toHaveURL(/sort=impact/);
  await expect(page.getByRole('rowheader')).toHaveText([/Kerbs become markets/, /Fax machines/]);
});

test('insights become a trend that waits to be judged, and the trends become a radar', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Draws conclusions');
  const card = await api.card(project, { title: 'Humanoids at the fair' });
  const makeInsight = (attributes: object) =>
    api.call('POST', `/v1/projects/${project}/insights`, { data: { type: 'insights', attributes } });
  await makeInsight({ title: 'Machines leave the hall', description: 'They walk.', card_slugs: [card] });
  await makeInsight({ title: 'Pavements fill up' });
  // One insight gives the trend its words.
  await page.goto(`/projects/${project}/insights`);
  await page.getByRole('link', { name: 'Machines leave the hall' }).click();
  await page.getByRole('link', { name: 'Make a trend' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Machines leave the hall');
  await expect(page.getByRole('region', { name: /^Insights/ })).toContainText('Machines leave the hall');
  await page.getByRole('button', { name: 'Create trend' }).click();
  await expect(title(page)).toHaveText('Machines leave the hall');
  await expect(page.getByText('Not judged yet')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Behind its insights' })).toContainText('Humanoids at the fair');
  // Several insights are its evidence only.
  await page.goto(`/projects/${project}/insights`);
  for (const name of ['Machines leave the hall', 'Pavements fill up']) {
    await page.getByRole('checkbox', { name: `Choose “${name}”` }).check();
  }
  await page.getByRole('region', { name: '2 chosen' }).getByRole('link', { name: 'Make a trend' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Robots on the street');
  await page.getByRole('button', { name: 'Create trend' }).click();
  await expect(page.getByRole('list', { name: 'Insights', exact: true }).getByRole('listitem')).toHaveCount(2);

  await page.goto(`/projects/${project}/trends`);
  const tray = page.getByRole('region', { name: /^Not judged yet/ });
  await expect(tray.getByText('1 card through insights')).toHaveCount(2);
  await drag(page, 'Robots on the street', 'next');
  await expect(column(page, 'Next').getByRole('link', { name: 'Robots on the street' })).toBeVisible();
  await expect(tray.getByRole('link')).toHaveText(['Machines leave the hall']);
  await page.goto(`/projects/${project}/trends?view=matrix`);
  await drag(page, 'Machines leave the hall', 'now:4');
  await expect(page.getByText('is now in Now, Far-reaching')).toBeVisible();
  // The other one has a horizon, but no impact yet.
  await expect(tray.getByRole('link')).toHaveText(['Robots on the street']);

  await page.goto(`/projects/${project}/trends?horizon=now`);
  await page.getByRole('link', { name: 'Make a radar of these' }).click();
  await expect(page.getByRole('checkbox', { name: 'Begin with the trend that you were looking at' })).toBeChecked();
});

test('members rate independently, see where they disagree, and the group’s value is adopted', async ({
  page,
  api,
  browser,
  product,
}) => {
  const workspace = await api.workspace('Rates');
  const project = await api.project(workspace, 'Rates trends');
  const slug = await makeTrend(api, project, { title: 'Nine-hour commutes', impact: 3 });
  const person = await api.person(workspace, { email: 'hopper@example.org', role: 'workspace_collaborator' });
  const otherContext = await browser.newContext({
    baseURL: product.url,
    storageState: signedInState(product.url, person.token),
  });
  const other = await otherContext.newPage();
  const impact = (on: Page) => on.getByRole('region', { name: 'Impact' });

  await page.goto(`/projects/${project}/trends/${slug}`);
  await expect(impact(page).getByText('Nobody has rated this yet.')).toBeVisible();
  await impact(page).getByRole('radio', { name: 'Transforming' }).check();
  await expect(impact(page).getByText('One rating so far: 5.')).toBeVisible();

  await other.goto(`/projects/${project}/trends/${slug}`);
  await expect(impact(other).getByText('One person has rated this.')).toBeVisible();
  await expect(other.getByRole('table', { name: 'Ratings of the impact' })).toHaveCount(0);
  await impact(other).getByRole('radio', { name: 'Slight' }).check();
  await expect(impact(other).getByText('The ratings range from 1 to 5.')).toBeVisible();
  await expect(other.getByRole('table', { name: 'Ratings of the impact' }).getByRole('row')).toHaveCount(6);
  await expect(other.getByRole('columnheader', { name: 'Rated by name' })).toHaveCount(0);
  await other.getByRole('checkbox', { name: 'Show my name with my rating' }).check();
  await expect(other.getByRole('rowheader', { name: 'hopper' })).toBeVisible();
  await impact(other).getByRole('radio', { name: 'Far-reaching' }).check();
  await expect(impact(other).getByText('2 ratings. The median is 4.5')).toBeVisible();
  await otherContext.close();
  await page.reload();
  await expect(impact(page).getByText('2 ratings. The median is 4.5')).toBeVisible();
  await expect(impact(page).getByRole('button', { name: 'Adopt the group’s value' })).toHaveCount(0);
  const third = await api.person(workspace, { email: 'third@example.org', role: 'workspace_collaborator' });
  const rating = new URL(`/v1/projects/${project}/trends/${slug}/rating`, product.url);
  await fetch(rating, {
    method: 'PUT',
    headers: { authorization: `Bearer ${third.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ impact: 4 }),
  });

  await page.reload();
  await impact(page).getByRole('button', { name: 'Adopt the group’s value: 4, Far-reaching' }).click();
  await expect(page.getByText('Impact is now 4, Far-reaching')).toBeVisible();
  await expect(page.getByText('Far-reaching 4 of 5')).toBeVisible();
  expect(await stored(api, project, slug)).toMatchObject({ impact: 4 });
  await page.getByRole('button', { name: 'Withdraw my rating' }).click();
  await expect(impact(page).getByText('2 people have rated this.')).toBeVisible();
});

test('an overtaken editor compares and decides; a deleted trend is restored by the toast', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Is overtaken');
  const slug = await makeTrend(api, project, { title: 'Sodium on the balcony', subtitle: 'First words' });
  await page.goto(`/projects/${project}/trends/edit/${slug}`);
  await page.getByLabel('Subtitle').fill('My words');
  await api.call('PATCH', `/v1/projects/${project}/trends/${slug}`, {
    data: { type: 'trends', attributes: { subtitle: 'Their words', horizon: 'later' } },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this trend' });
  await expect(dialog.getByText('Their words')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use in the editor' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(title(page)).toHaveText('Sodium on the balcony');
  expect(await stored(api, project, slug)).toMatchObject({ subtitle: 'My words', horizon: 'later' });

  await page.getByRole('button', { name: 'More about “Sodium on the balcony”' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('No trends yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Sodium on the balcony' })).toBeVisible();
  await page.goto(`/projects/${project}/trends/no-such-trend`);
  await expect(title(page)).toHaveText('This trend was not found');
});

test('viewers read everything and move nothing', async ({ api, browser, product }) => {
  const workspace = await api.workspace('Is read');
  const project = await api.project(workspace, 'Read trends');
  const slug = await makeTrend(api, project, { title: 'Roofs feed the street', horizon: 'now' });
  const viewer = await api.person(workspace, {
    email: 'viewer-of-trends@example.org',
    role: 'project_viewer',
    project_slug: project,
  });
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: signedInState(product.url, viewer.token),
  });
  const page = await context.newPage();
  await page.goto(`/projects/${project}/trends`);
  await expect(column(page, 'Now').getByRole('link', { name: 'Roofs feed the street' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New trend' })).toHaveCount(0);
  await drag(page, 'Roofs feed the street', 'later');
  await expect(column(page, 'Now').getByRole('link', { name: 'Roofs feed the street' })).toBeVisible();
  await page.getByRole('link', { name: 'Roofs feed the street' }).click();
  await expect(title(page)).toHaveText('Roofs feed the street');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.goto(`/projects/${project}/trends/edit/${slug}`);
  await expect(title(page)).toHaveText('You do not have access');
  expect(await stored(api, project, slug)).toMatchObject({ horizon: 'now' });
  await context.close();
});

test('trends pass the accessibility checks', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Open to all');
  const card = await api.card(project, { title: 'A card behind it' });
  const slug = await makeTrend(api, project, {
    title: 'Care moves into the block',
    subtitle: 'Wards become rooms of the neighbourhood',
    description: 'A **description** of it.',
    implications: 'And what follows.',
    tags: [{ name: 'Health' }],
    card_slugs: [card],
    certainty: 1,
    direction: 'fading',
  });
  await api.call('PUT', `/v1/projects/${project}/trends/${slug}/rating`, { impact: 2, certainty: 4, anonymous: false });
  const open = async (path: string) => {
    await page.goto(`/projects/${project}/trends${path}`);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
  };
  // These two screens contain the signs and colours of all others, of which only the layout is checked.
  for (const path of ['?view=matrix', `/${slug}`]) {
    await open(path);
    await expectAccessibleInAllVariants(page, { coloursDependOnWidth: true });
  }
  for (const path of ['', '?view=list', '/create']) {
    await open(path);
    await expectAccessible(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScrolling(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});
