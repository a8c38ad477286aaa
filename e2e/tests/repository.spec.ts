import type { Page } from '@playwright/test';
import { expectAccessibleInAllVariants, expectNoSidewaysScrolling } from '../support/axe.ts';
import { inGerman } from '../support/german.ts';
import { narrow, title, tryAgainUntilVisible } from '../support/screens.ts';
import { expect, signedInState, test } from '../support/signed-in.ts';

/** More cards than a page of the repository shows. */
const perProject = 60;

const csv = (name: string) =>
  [
    'title,description,tags,created_at',
    ...Array.from(
      { length: perProject },
      (_, index) =>
        `${name} signal ${index + 1},What happened in ${name}.,${index % 2 ? 'Social' : 'Economic'},2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
    ),
  ].join('\n');

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const shownTitle = (page: Page) => dialogOf(page).locator('article h2');
const counted = (page: Page, text: string) =>
  expect(page.getByRole('banner').or(page.getByRole('main')).getByText(text, { exact: true }).first()).toBeVisible();

test.describe('with cards in two projects', () => {
  let workspace: string;
  let heat: string;
  let water: string;

  test.beforeEach(async ({ page, api }, info) => {
    workspace = await api.workspace(`Repository: ${info.title}`);
    heat = await api.project(workspace, 'Heat');
    water = await api.project(workspace, 'Water');
    await api.importCsv(heat, csv('Heat'));
    await api.importCsv(water, csv('Water'));
    await page.goto(`/w/${workspace}/repo`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });

  test('it is reached from the rail and the palette, and shows the cards of all projects', async ({ page }) => {
    await expect(title(page)).toHaveText('Repository');
    await expect(page).toHaveTitle(/Repository/);
    await counted(page, '120');
    const rail = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(rail.getByRole('link', { name: /Repository/ })).toContainText('120');
    await page.goto(`/projects/${heat}/cards`);
    await rail.getByRole('button', { name: 'Workspace' }).click();
    await rail.getByRole('link', { name: /Repository/ }).click();
    await expect(page).toHaveURL(`/w/${workspace}/repo`);
    await page.goto(`/w/${workspace}`);
    await expect(title(page)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('repository');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/w/${workspace}/repo`);
  });

  test('projects are an additional filter, and the address contains all of it', async ({ page }) => {
    await page.getByRole('button', { name: 'Projects', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Water 60' }).click();
    await page.keyboard.press('Escape');
    await counted(page, '60 of 120');
    await expect(page).toHaveURL(`/w/${workspace}/repo?projects=${water}`);
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    // Tags are counted within the other filters.
    await page.getByRole('checkbox', { name: 'Social 30' }).click();
    await page.keyboard.press('Escape');
    await counted(page, '30 of 120');
    await page.reload();
    await counted(page, '30 of 120');
    const items = page.getByRole('list', { name: 'Cards', exact: true }).getByRole('listitem');
    await expect(items.filter({ hasText: 'Water' }).first()).toBeVisible();
    await expect(items.filter({ hasNotText: 'Water' })).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Search cards' }).fill('Heat signal 7');
    await expect(page.getByRole('heading', { name: 'No card matches' })).toBeVisible();
    await expectAccessibleInAllVariants(page);
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await counted(page, '120');
    await expect(page).toHaveURL(`/w/${workspace}/repo`);
  });

  test('a card opens over it, leads on across projects and pages, and is edited in its own project', async ({
    page,
  }) => {
    await page.goto(`/w/${workspace}/repo?q=signal+28&sort=oldest`);
    await counted(page, '2 of 120');
    await link(page, 'Heat signal 28').click();
    await expect(shownTitle(page)).toHaveText('Heat signal 28');
    await expect(dialogOf(page).getByRole('button', { name: 'Next card' })).toBeEnabled();
    await page.keyboard.press('ArrowRight');
    await expect(shownTitle(page)).toHaveText('Water signal 28');
    await expect(page).toHaveURL(/\/repo\/water-signal-28-\w+\?/);
    await expect(dialogOf(page).getByRole('button', { name: 'Next card' })).toBeDisabled();
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(`/w/${workspace}/repo?q=signal+28&sort=oldest`);
    await link(page, 'Water signal 28').click();
    await dialogOf(page).getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${water}/cards/edit/water-signal-28`));
    await expect(dialogOf(page).getByLabel('Title', { exact: true })).toHaveValue('Water signal 28');
    await page.goBack();
    await expect(shownTitle(page)).toHaveText('Water signal 28');
    await dialogOf(page).getByRole('link', { name: 'Water', exact: true }).click();
    await expect(page).toHaveURL(`/projects/${water}/cards`);
  });

  test('a link to a card works on its own, and next leads beyond its page', async ({ page, api }) => {
    const first = await api.card(heat, { title: 'The newest of all' });
    await page.goto(`/w/${workspace}/repo/${first}?sort=newest`);
    await expect(shownTitle(page)).toHaveText('The newest of all');
    await expect(dialogOf(page).getByRole('button', { name: 'Previous card' })).toBeDisabled();
    await dialogOf(page).getByRole('button', { name: 'Next card' }).click();
    await expect(shownTitle(page)).toHaveText(/signal/);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`/w/${workspace}/repo?sort=newest`);

    const pageOf = async (pageIndex: number) => {
      const asked = { pagination: { pageSize: 100, pageIndex } };
      const answer = await api.call('POST', `/v1/workspaces/${workspace}/cards`, asked);
      return (answer as { data: { id: string; attributes: { title: string } }[] }).data;
    };
    const [lastOfFirst, firstOfSecond] = [(await pageOf(0)).at(-1), (await pageOf(1))[0]];
    await page.goto(`/w/${workspace}/repo/${lastOfFirst?.id}`);
    await expect(shownTitle(page)).toHaveText(lastOfFirst?.attributes.title ?? '');
    await dialogOf(page).getByRole('button', { name: 'Next card' }).click();
    await expect(shownTitle(page)).toHaveText(firstOfSecond?.attributes.title ?? '');
    await page.reload();
    await expect(shownTitle(page)).toHaveText(firstOfSecond?.attributes.title ?? '');
    await dialogOf(page).getByRole('button', { name: 'Previous card' }).click();
    await expect(shownTitle(page)).toHaveText(lastOfFirst?.attributes.title ?? '');

    await page.goto(`/w/${workspace}/repo/there-is-no-such-card-abcdefg`);
    await expect(page.getByRole('dialog', { name: 'This card was not found' })).toBeVisible();
    await page.getByRole('button', { name: 'Go to cards' }).click();
    await expect(page).toHaveURL(`/w/${workspace}/repo`);
  });

  test('a card of another workspace is shown where it belongs', async ({ page, api }) => {
    const elsewhere = await api.projectInNewWorkspace('Elsewhere');
    const card = await api.card(elsewhere, { title: 'From elsewhere' });
    await page.goto(`/w/${workspace}/repo/${card}`);
    await expect(page).toHaveURL(`/projects/${elsewhere}/cards/${card}`);
    await expect(shownTitle(page)).toHaveText('From elsewhere');
  });

  test('cards of all pages are selected and duplicated into one project', async ({ page, api }) => {
    const target = await api.project(workspace, 'Digest');
    await page
      .getByRole('checkbox', { name: /^Select:/ })
      .first()
      .click({ force: true });
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Select all 120' }).click();
    await expect(bar.getByText('120 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(`/w/${workspace}/repo/batch-duplicate-repo`);
    const dialog = page.getByRole('dialog', { name: 'Duplicate 120 cards' });
    await expect(dialog.getByRole('button', { name: 'Duplicate' })).toBeDisabled();
    await dialog.getByRole('searchbox').or(dialog.getByRole('radio')).first().waitFor();
    if (await dialog.getByRole('searchbox').isVisible()) await dialog.getByRole('searchbox').fill('Digest');
    await dialog
      .getByRole('radio', { name: /Digest/ })
      .first()
      .check();
    await expectAccessibleInAllVariants(page);
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText('The copies are in Digest.')).toBeVisible();
    await expect(bar).toBeHidden();
    await counted(page, '240');
    await page.goto(`/w/${workspace}/repo?projects=${target}`);
    await counted(page, '120 of 240');

    await page.goto(`/w/${workspace}/repo/batch-duplicate-repo`);
    await expect(page.getByRole('dialog', { name: 'Nothing selected' })).toBeVisible();
  });

  test('one card is duplicated into another project', async ({ page }) => {
    await page.goto(`/w/${workspace}/repo?q=Heat+signal+28`);
    await link(page, 'Heat signal 28').click();
    await dialogOf(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/\/repo\/duplicate\/heat-signal-28/);
    const dialog = page.getByRole('dialog', { name: 'Duplicate card' });
    await dialog.getByRole('radio').first().waitFor();
    if (await dialog.getByRole('searchbox').isVisible()) await dialog.getByRole('searchbox').fill(`Water Repository`);
    await dialog.getByRole('radio', { name: /Water.*one card is duplicated/ }).check();
    await dialog.getByRole('button', { name: 'Duplicate' }).click();
    await expect(page.getByText('The copies are in Water.')).toBeVisible();
    await expect(shownTitle(page)).toHaveText('Heat signal 28');
    await page.keyboard.press('Escape');
    await counted(page, '2 of 121');
  });

  for (const view of ['grid', 'list']) {
    test(`as a ${view} it passes the accessibility checks`, async ({ page }) => {
      if (view === 'list') await page.goto(`/w/${workspace}/repo?view=list`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectAccessibleInAllVariants(page);
    });
  }

  test('a card over it passes the accessibility checks', async ({ page }) => {
    await page.getByRole('listitem').first().getByRole('link').click();
    await expect(dialogOf(page).locator('article')).toBeVisible();
    await expectAccessibleInAllVariants(page, { coloursDependOnWidth: true });
  });

  test('German words stay inside a narrow page', async ({ page, api }) => {
    await page.setViewportSize(narrow);
    await inGerman(api, async () => {
      await page.goto(`/w/${workspace}/repo?view=list`);
      await expect(title(page)).toHaveText('Fundus');
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });
  });
});

test('a workspace without cards leads to its projects; a missing one shows a message', async ({ page, api }) => {
  const workspace = await api.workspace('Nothing in it');
  await page.goto(`/w/${workspace}/repo`);
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.getByRole('link', { name: 'Go to projects' }).click();
  await expect(page).toHaveURL(`/w/${workspace}`);
  await page.goto('/w/there-is-no-such-one/repo');
  await expect(title(page)).toHaveText('This workspace was not found');
});

test('a broken connection is reported and overcome', async ({ page, api }) => {
  const workspace = await api.workspace('Behind a broken line');
  await api.card(await api.project(workspace, 'Somewhere'), { title: 'Comes later' });
  let broken = true;
  let requests = 0;
  await page.route(`**/v1/workspaces/${workspace}/cards`, (route) => {
    requests += 1;
    return broken ? route.abort() : route.continue();
  });
  await page.goto(`/w/${workspace}/repo`);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const before = requests;
  await again.click();
  await expect.poll(() => requests).toBeGreaterThan(before);
  broken = false;
  await tryAgainUntilVisible(page, link(page, 'Comes later'));
});

test('a member of a single project does not see the repository', async ({ browser, product, api }) => {
  const workspace = await api.workspace('Of others');
  const project = await api.project(workspace, 'Open to a guest');
  await api.card(project, { title: 'Seen by the guest' });
  const invitation = { email: 'repository-guest@example.org', role: 'project_viewer', project_slug: project };
  const { token } = await api.person(workspace, invitation);
  const context = await browser.newContext({ baseURL: product.url, storageState: signedInState(product.url, token) });
  const page = await context.newPage();
  await page.goto(`/projects/${project}/cards`);
  await expect(link(page, 'Seen by the guest')).toBeVisible();
  await expect(page.getByRole('link', { name: /Repository/ })).toHaveCount(0);
  await page.goto(`/w/${workspace}/repo`);
  await expect(title(page)).toHaveText('This workspace was not found');
  await context.close();
});
