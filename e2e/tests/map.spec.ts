import type { Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import type { Client } from '../support/client.ts';
import { expect, test } from '../support/signed-in.ts';

/** Three subjects without common words. */
const subjects = {
  heat: ['silo', 'kiln', 'boiler', 'tank', 'grid', 'furnace', 'cellar', 'tower'].map((place) => ({
    title: `Hot sand in a ${place} stores heat for winter`,
    description: `A ${place} of hot sand keeps heat for months, and heats homes when sand is warm.`,
  })),
  bees: ['roof', 'school', 'garden', 'tram', 'museum', 'harbour', 'church', 'bridge'].map((place) => ({
    title: `Beekeepers move hives to a ${place}`,
    description: `Hives with bees stand at a ${place}; beekeepers harvest honey and count bees.`,
  })),
  robots: ['hospital', 'farm', 'bakery', 'port', 'library', 'mine', 'laundry', 'kitchen'].map((place) => ({
    title: `Robots carry loads in a ${place}`,
    description: `Robots with wheels carry loads through a ${place}; workers steer robots by voice.`,
  })),
};

async function makeProject(api: Client, name: string): Promise<string> {
  const project = await api.projectInNewWorkspace(name);
  await importInto(api, project, Object.values(subjects).flat());
  return project;
}

function importInto(api: Client, project: string, rows: readonly { title: string; description: string }[]) {
  const csv = rows.map(({ title, description }) => `"${title}","${description}"`).join('\n');
  return api.importCsv(project, `title,description\n${csv}`);
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'On the map' });
const groupOf = (page: Page, word: RegExp) => panel(page).getByRole('button', { name: word }).first();

test('a group of the map becomes an insight, and its cards open over the map', async ({ page, api }) => {
  const project = await makeProject(api, 'Maps its cards');
  await page.goto(`/projects/${project}/map`);
  await expect(panel(page).getByRole('heading', { name: '24 cards' })).toBeVisible();
  await groupOf(page, /^(?=.*(?:[Hh]ives|[Bb]ees|[Bb]eekeepers)).*\d$/).click();
  await expect(page).toHaveURL(/[?&]group=\d+/);
  await expect(panel(page).getByText(/cards? about/)).toContainText(/hive|bee/i);

  await panel(page)
    .getByRole('button', { name: /Beekeepers move hives to a/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('beekeepers harvest honey');
  await expect(page).toHaveURL(/\/map\/beekeepers-move-[^?]+\?.*group=/);
  // The next card is the nearest card.
  const first = page.url();
  await page
    .getByRole('link', { name: 'Next card' })
    .or(page.getByRole('button', { name: 'Next card' }))
    .click();
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/map\?.*group=/);
  await page.goto(first);
  await expect(page.getByRole('dialog')).toContainText('beekeepers harvest honey');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/map\?.*group=/);

  await panel(page).getByRole('button', { name: 'New insight' }).click();
  await expect(page).toHaveURL(/\/insights\/create$/);
  await expect(page.getByText(/Beekeepers move hives to a/).first()).toBeVisible();
});

test('filters dim the other cards, and a new card of another person appears on the open map', async ({ page, api }) => {
  const project = await makeProject(api, 'Watches its map');
  await page.goto(`/projects/${project}/map?q=sand`);
  await expect(panel(page).getByRole('heading', { name: '8 cards' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('');
  await expect(panel(page).getByRole('heading', { name: '24 cards' })).toBeVisible();
  await api.card(project, { title: 'Hot sand in a barn stores heat', description: 'Sand keeps heat in a barn.' });
  await expect(panel(page).getByRole('heading', { name: '25 cards' })).toBeVisible();

  await groupOf(page, /^(?=.*(?:[Rr]obots|[Ll]oads)).*\d$/).click();
  await panel(page).getByRole('button', { name: 'Rename the group' }).click();
  await panel(page).getByLabel('Name of the group').fill('Machines that help');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Machines that help' })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show as list' }).click();
  await expect(page).toHaveURL(/\/cards$/);
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText(/\d+ selected/);
});

test('a repository has a map of the cards of all its projects', async ({ page, api }) => {
  const workspace = await api.workspace('Looks at everything');
  const [heat, bees] = [await api.project(workspace, 'Heat watch'), await api.project(workspace, 'Bee watch')];
  await importInto(api, heat, subjects.heat);
  await importInto(api, bees, [...subjects.bees, ...subjects.heat.slice(0, 1)]);
  await page.goto(`/w/${workspace}/map`);
  await expect(panel(page).getByRole('heading', { name: '17 cards' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Colours' })).toContainText(/Bee watch.*9.*Heat watch.*8/);

  // Cards of one project can be evidence for its insights, but cards of several projects cannot.
  await page.goto(`/w/${workspace}/map?q=beekeepers`);
  await expect(panel(page).getByRole('heading', { name: '8 cards' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(panel(page).getByRole('button', { name: 'New insight' })).toBeVisible();
  await page.goto(`/w/${workspace}/map?q=stores`);
  await expect(panel(page).getByRole('heading', { name: '9 cards' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(panel(page).getByText('These are from 2 projects.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'New insight' })).toHaveCount(0);

  await panel(page)
    .getByRole('button', { name: /Hot sand in a kiln/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/map\/hot-sand-in-a-kiln-[^?]+\?/);
  await expect(page.getByRole('dialog')).toContainText('keeps heat for months');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/map\?q=stores/);
  await panel(page).getByRole('button', { name: 'Show as list' }).click();
  await expect(page).toHaveURL(/\/repo$/);
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('9 selected');
});

test('a map passes the accessibility checks, and tells what is missing while it is empty', async ({ page, api }) => {
  const empty = await api.projectInNewWorkspace('Has nothing to map');
  await page.goto(`/projects/${empty}/map`);
  await expect(page.getByRole('heading', { name: 'No cards to map yet' })).toBeVisible();
  const project = await makeProject(api, 'Is looked at');
  await page.goto(`/projects/${project}/map?color=month`);
  await expect(panel(page).getByRole('heading', { name: '24 cards' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
});
