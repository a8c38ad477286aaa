import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllVariants, expectNoSidewaysScrolling } from '../support/axe.ts';

import { narrow } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

interface StoredCard {
  readonly attributes: { readonly title: string; readonly public: boolean; readonly tags: { readonly name: string }[] };
}

let workspace: string;
let project: string;

test.beforeEach(async ({ page, api }, info) => {
  workspace = await api.workspace(`Batch: ${info.title}`);
  project = await api.project(workspace, 'Batch');
  await api.card(project, { title: 'First', tags: [{ name: 'Heat' }, { name: 'Water' }] });
  await api.card(project, { title: 'Second', tags: [{ name: 'Heat' }], public: false });
  await api.card(project, { title: 'Third' });
  await page.goto(`/projects/${project}/cards?sort=oldest`);
  await expect(page.getByRole('listitem')).toHaveCount(3);
});

const barOf = (page: Page) => page.getByRole('region', { name: 'Selection' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Tags' });
/** Opens the panel by its key, ready for typing. */
const openPanel = async (page: Page) => {
  await page.keyboard.press('t');
  await expect(panelOf(page).getByRole('searchbox')).toBeFocused();
};
/** Ticks a card and waits for the actions for selected cards. */
const select = async (page: Page, title: string) => {
  await page.getByRole('checkbox', { name: `Select: ${title}` }).click();
  await expect(barOf(page)).toBeVisible();
};

test('tags are added to and removed from all selected cards by keys, and this is reverted', async ({ page, api }) => {
  const tagsOf = async () => {
    const { data } = (await api.call('GET', `/v1/projects/${project}/cards?sort=created_at`)) as { data: StoredCard[] };
    return data.map(({ attributes }) => attributes.tags.map(({ name }) => name).join(' '));
  };
  for (const title of ['First', 'Second', 'Third']) await select(page, title);
  await openPanel(page);
  const panel = panelOf(page);
  await expect(panel.getByRole('checkbox', { name: 'Heat 2' })).toBeChecked({ indeterminate: true });
  await expect(panel.getByRole('checkbox', { name: 'Social' })).not.toBeChecked();
  await expect(panel.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await expectAccessibleInAllVariants(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(barOf(page).getByText('3 selected')).toBeVisible();

  await openPanel(page);
  await page.keyboard.type('Snow');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('checkbox', { name: 'Snow' })).toBeChecked();
  const heat = panel.getByRole('checkbox', { name: 'Heat 2' });
  await heat.check();
  await heat.uncheck();
  await panel.getByRole('button', { name: 'Apply' }).click();
  // Under the pointer the toast stays, with its Undo button, however long the following steps take.
  await page.getByText('Tags of 3 cards changed').hover();
  await expect(page.getByRole('listitem').filter({ hasText: 'Third' })).toContainText('Snow');
  expect(await tagsOf()).toEqual(['Snow Water', 'Snow', 'Snow']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  expect(await tagsOf()).toEqual(['Heat Water', 'Heat', '']);
  await openPanel(page);
  await expect(panel.getByRole('checkbox', { name: 'Heat 2' })).toBeChecked({ indeterminate: true });
});

test('a key that is pressed before the bar appears takes effect then, unless Escape cancels it', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/\/assets\/selection-bar-.*\.js$/, (route) => {
    held.push(() => void route.continue());
  });
  await page.getByRole('checkbox', { name: 'Select: First' }).click();
  await expect(page.getByRole('status').getByText('1 selected')).toBeAttached();
  await expect(barOf(page)).toBeHidden();
  await page.keyboard.press('p');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').getByText('1 selected')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select: First' }).click();
  await page.keyboard.press('t');
  await expect.poll(() => held.length).toBe(1);
  for (const release of held) release();
  await expect(panelOf(page).getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('cards that another person deleted are named, deselected, and the rest is changed', async ({ page, api }) => {
  // Without the stream of changes, the page does not learn of the deletion before.
  await page.route('**/v1/events?*', (route) => route.abort());
  await page.reload();
  const slugOf = async (title: string) => {
    const { data } = (await api.call('GET', `/v1/projects/${project}/cards?filter[search]=${title}`)) as {
      data: { id: string }[];
    };
    return data[0]?.id ?? '';
  };
  for (const title of ['First', 'Second', 'Third']) await select(page, title);
  await openPanel(page);
  await page.keyboard.type('Snow');
  await page.keyboard.press('Enter');
  await api.call('DELETE', `/v1/cards/${await slugOf('First')}`);
  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 card no longer exists')).toBeVisible();
  await expect(page.getByText('No longer selected: «First». The 2 others are still selected.')).toBeVisible();
  await expect(barOf(page)).toContainText('2 selected');
  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Tags of 2 cards changed')).toBeVisible();
  await api.call('DELETE', `/v1/cards/${await slugOf('Second')}`);
  await page.keyboard.press('Delete');
  await expect(page.getByText('No longer selected: «Second». The other card is still selected.')).toBeVisible();
  await expect(barOf(page)).toContainText('1 selected');
});

test('cards are published and made drafts, moved on a phone, and all of this is reverted', async ({ page, api }) => {
  const draft = page.getByRole('listitem').getByText('Draft', { exact: true });
  await expect(draft).toHaveCount(1);
  await select(page, 'Second');
  await select(page, 'Third');
  await page.keyboard.press('p');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Publish 1 draft' }).click();
  await expect(page.getByText('Card published')).toBeVisible();
  await expect(draft).toHaveCount(0);
  await barOf(page).getByRole('button', { name: 'Visibility' }).click();
  await expect(page.getByRole('menuitem', { name: 'Publish drafts' })).toBeDisabled();
  await page.getByRole('menuitem', { name: 'Unpublish 2 cards' }).click();
  await expect(draft).toHaveCount(2);
  await page
    .getByRole('listitem')
    .filter({ hasText: '2 cards unpublished' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(draft).toHaveCount(0);

  await api.project(workspace, 'The other scan');
  await page.setViewportSize(narrow);
  await expectNoSidewaysScrolling(page);
  const more = barOf(page).getByRole('button', { name: 'More actions for the selected cards' });
  const openMove = async () => {
    await more.click();
    await page.getByRole('menuitem', { name: 'Move to a project' }).click();
  };
  await openMove();
  await expect(page.getByRole('dialog').getByRole('radio')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(barOf(page)).toContainText('2 selected');
  await openMove();
  const dialog = page.getByRole('dialog', { name: 'Move 2 cards to another project' });
  await dialog.getByRole('radio', { name: 'The other scan' }).check();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('2 cards are now in “The other scan”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Second' })).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: '2 cards are now in' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('link', { name: 'Second' })).toBeVisible();
});

test('changes that are not possible give the reason, and nothing is changed', async ({ page, api }) => {
  const full = Array.from({ length: 30 }, (_, index) => ({ name: `Tag ${index + 1}` }));
  await api.card(project, { title: 'Full', tags: full });
  await page.reload();
  await select(page, 'First');
  await select(page, 'Full');
  await openPanel(page);
  await page.keyboard.type('One more');
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(panelOf(page).getByRole('alert')).toContainText('a card can have at most 30');
  await expect(panelOf(page).getByRole('checkbox', { name: 'One more' })).toBeChecked();
});

test('cards of several projects are tagged together, deleted by key, and restored', async ({ page, api }) => {
  const other = await api.project(workspace, 'Other');
  await api.card(other, { title: 'From elsewhere' });
  await page.goto(`/w/${workspace}/repo`);
  await select(page, 'First');
  await select(page, 'From elsewhere');
  await openPanel(page);
  await page.keyboard.type('Across');
  await page.keyboard.press('Enter');
  await panelOf(page).getByRole('button', { name: 'Apply' }).click();
  await expect(panelOf(page)).toBeHidden();
  const filter = page.getByRole('button', { name: 'Tags', exact: true }).first();
  await filter.click();
  await expect(panelOf(page).getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Across 2' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(page.getByText('2 cards deleted')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'First' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { name: 'First' })).toBeVisible();
});
