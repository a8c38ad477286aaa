import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInAllVariants } from '../support/axe.ts';
import type { Client } from '../support/client.ts';
import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

const cardTitles = ['Bodies for software', 'Robots at the fair', 'Tools are given away', 'Nobody insures it'];

let project: string;
let cards: string[];

test.beforeEach(async ({ api }, info) => {
  project = await api.projectInNewWorkspace(`Insights: ${info.title}`);
  cards = [];
  for (const name of cardTitles) cards.push(await api.card(project, { title: name }));
});

interface Stored {
  readonly data: { readonly attributes: { readonly title: string; readonly card_slugs: string[] } };
}

const insight = async (api: Client, attributes: Readonly<Record<string, unknown>>): Promise<string> => {
  const body = { data: { type: 'insights', attributes } };
  return ((await api.call('POST', `/v1/projects/${project}/insights`, body)) as { data: { id: string } }).data.id;
};
const stored = async (api: Client, slug: string) =>
  ((await api.call('GET', `/v1/projects/${project}/insights/${slug}`)) as Stored).data.attributes;
const slugIn = (page: Page) => page.url().split('/').at(-1) ?? '';
const chosen = (page: Page) => page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
/** Ticks a card in the list and waits for the actions for selected cards. */
const select = async (page: Page, name: string) => {
  await page.getByRole('checkbox', { name: `Select: ${name}` }).click();
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
};
const grip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Place .*: ${name}$`) });

test('selected cards become an insight, in the chosen order', async ({ page, api }) => {
  await page.goto(`/projects/${project}/cards?sort=oldest`);
  for (const name of cardTitles.slice(0, 2)) await select(page, name);
  await page.keyboard.press('i');
  await expect(title(page)).toHaveText('New insight');
  await expect(chosen(page)).toHaveText([/Bodies for software/, /Robots at the fair/]);

  await page.getByRole('button', { name: 'Choose cards' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose cards' });
  await picker.getByRole('button', { name: 'Tags' }).click();
  await expect(page.getByRole('checkbox', { name: /^Social/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeVisible();
  await picker.getByRole('searchbox').fill('tools');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(picker.getByRole('status').filter({ hasText: '3 chosen' })).toBeVisible();
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'Apply' }).click();
  await expect(chosen(page)).toHaveCount(3);

  await grip(page, 'Tools are given away').press('Home');
  await expect(chosen(page).first()).toContainText('Tools are given away');
  const from = await grip(page, 'Robots at the fair').boundingBox();
  const to = await grip(page, 'Bodies for software').boundingBox();
  if (!from || !to) throw new Error('The handles are not on the screen.');
  await page.mouse.move(from.x + 8, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 2, { steps: 4 });
  await page.mouse.up();
  await expect(chosen(page)).toHaveText([/Tools are given away/, /Robots at the fair/, /Bodies for software/]);
  await page.getByRole('button', { name: 'Remove from the list: Bodies for software' }).click();
  await expect(chosen(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chosen(page).nth(2)).toContainText('Bodies for software');
  await expectAccessibleInAllVariants(page);

  await page.getByLabel('Title').fill('Software gets a body');
  await page.getByLabel('Title').press('Control+Enter');
  await expect(title(page)).toHaveText('Software gets a body');
  expect((await stored(api, slugIn(page))).card_slugs).toEqual([cards[2], cards[1], cards[0]]);
  await page.goto(`/projects/${project}/cards`);
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
});

test('an insight is read, its cards open over it, and the list can show only them', async ({ page, api }) => {
  const slug = await insight(api, {
    title: 'Software gets a body',
    description: 'It **walks** now.',
    tags: [{ name: 'Work' }],
    card_slugs: [cards[2], cards[0], cards[1]],
  });
  await insight(api, { title: 'Nobody insures it' });
  await api.call('DELETE', `/v1/cards/${cards[0]}`);
  await page.goto(`/projects/${project}/insights`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInAllVariants(page);
  await page.getByRole('searchbox', { name: 'Search insights' }).fill('software');
  await expect(page).toHaveURL(/q=software/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await page.getByRole('link', { name: 'Software gets a body' }).click();
  await expect(title(page)).toHaveText('Software gets a body');
  const evidence = page.getByRole('complementary', { name: 'Evidence' });
  await expect(evidence.getByRole('listitem')).toHaveText([
    /Tools are given away/,
    /Bodies for software.*Removed; will be permanently deleted on/,
    /Robots at the fair/,
  ]);
  await expectAccessibleInAllVariants(page);
  await evidence.getByRole('link', { name: 'Tools are given away' }).click();
  const card = page.getByRole('dialog');
  await expect(card.getByRole('heading', { name: 'Tools are given away' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Software gets a body' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Previous card' })).toBeDisabled();
  // A card in the trash is skipped.
  await card.getByRole('button', { name: 'Next card' }).click();
  await expect(card.getByRole('heading', { name: 'Robots at the fair' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/insights/${slug}/${cards[1]}$`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/insights/${slug}$`));
  // Its address was opened, so there is no screen to go back to.
  await page.goto(`/projects/${project}/insights/${slug}/${cards[1]}`);
  await expect(card.getByRole('heading', { name: 'Robots at the fair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/insights/${slug}$`));

  await evidence.getByRole('button', { name: 'Restore: Bodies for software' }).click();
  await expect(evidence.getByRole('link')).toHaveText([
    'Show in the list',
    'Tools are given away',
    'Bodies for software',
    'Robots at the fair',
  ]);
  await evidence.getByRole('link', { name: 'Show in the list' }).click();
  await expect(page).toHaveURL(new RegExp(`insight=${slug}`));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
});

test('deleting a card that supports an insight warns first; any other is deleted at once', async ({ page, api }) => {
  const slug = await insight(api, { title: 'Software gets a body', card_slugs: [cards[0]] });
  await page.goto(`/projects/${project}/cards?sort=oldest`);
  await select(page, 'Nobody insures it');
  await page.keyboard.press('Delete');
  await expect(page.getByText('Card deleted')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await select(page, 'Bodies for software');
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: 'Delete this card?' });
  await expect(question).toContainText('It supports 1 insight.');
  await expect(question).toContainText('Software gets a body');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const cardsInList = page.getByRole('main').getByRole('listitem');
  await expect(cardsInList).toHaveCount(3);
  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: 'Delete the card' }).click();
  await expect(cardsInList).toHaveCount(2);
  expect((await stored(api, slug)).card_slugs).toEqual([cards[0]]);
});

test('typed text stays on the device, and changes by others are shown before they are adopted', async ({
  page,
  api,
}) => {
  const slug = await insight(api, { title: 'Software gets a body', card_slugs: [cards[0]] });
  await page.goto(`/projects/${project}/insights/edit/${slug}`);
  await expect(chosen(page)).toHaveCount(1);
  await expectAccessibleInAllVariants(page);
  await page.getByLabel('Title').fill('Software walks');
  await page.getByRole('link', { name: 'Trends' }).click();
  await page.getByRole('button', { name: 'Keep for later' }).click();
  await expect(title(page)).toHaveText('Trends');
  const otherVersion = { title: 'Software runs', card_slugs: [cards[0], cards[1]] };
  await api.call('PATCH', `/v1/projects/${project}/insights/${slug}`, {
    data: { type: 'insights', attributes: otherVersion },
  });

  await page.goto(`/projects/${project}/insights/edit/${slug}`);
  await expect(page.getByText(/^You wrote this .* and did not save it\./)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Software walks');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this insight' });
  await expect(conflict).toContainText('Merged from their version: Cards.');
  await conflict.getByRole('radio', { name: 'Theirs' }).check();
  await conflict.getByRole('button', { name: 'Use in the editor' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Software runs');
  await expect(chosen(page)).toHaveCount(2);
  await page.getByLabel('Title').fill('Software runs and falls');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(title(page)).toHaveText('Software runs and falls');
  expect(await stored(api, slug)).toMatchObject({
    title: 'Software runs and falls',
    card_slugs: otherVersion.card_slugs,
  });

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No insights yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Software runs and falls' })).toBeVisible();
  await page.goto(`/projects/${project}/insights/nothing-here`);
  await expect(title(page)).toHaveText('This insight was not found');
});

test('cards that are deleted in the meantime are named and removed from the editor, and the rest is saved', async ({
  page,
  api,
}) => {
  await page.goto(`/projects/${project}/cards?sort=oldest`);
  for (const name of cardTitles.slice(0, 3)) await select(page, name);
  await page.keyboard.press('i');
  await expect(chosen(page)).toHaveCount(3);
  await page.getByLabel('Title').fill('Software gets a body');
  await api.call('DELETE', `/v1/cards/${cards[1]}`);
  await page.getByRole('button', { name: 'Create insight' }).click();
  await expect(page.getByText('«Robots at the fair» has been deleted and removed from the list.')).toBeVisible();
  await expect(chosen(page)).toHaveText([/Bodies for software/, /Tools are given away/]);
  await expect(page.getByLabel('Title')).toHaveValue('Software gets a body');
  await page.getByRole('button', { name: 'Create insight' }).click();
  await expect(title(page)).toHaveText('Software gets a body');
  expect((await stored(api, slugIn(page))).card_slugs).toEqual([cards[0], cards[2]]);

  const slug = await insight(api, { title: 'Nobody insures it' });
  await page.goto(`/projects/${project}/trends/create`);
  await page.getByLabel('Title', { exact: true }).fill('Bodies for software');
  await page.getByRole('button', { name: 'Choose insights' }).click();
  await page.getByRole('checkbox', { name: 'Nobody insures it' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await api.call('DELETE', `/v1/projects/${project}/insights/${slug}`);
  await page.getByRole('button', { name: 'Create trend' }).click();
  await expect(page.getByText('«Nobody insures it» has been deleted and removed from the list.')).toBeVisible();
  await page.getByRole('button', { name: 'Create trend' }).click();
  await expect(title(page)).toHaveText('Bodies for software');
});

/** Waits until the page has noticed that an element went out of sight. */
const untilOutOfSight = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    observer.observe(element);
  });

test('during a selection, a change of cards reloads only the visible cards', async ({ page, api }) => {
  const titles = Array.from({ length: 220 }, (_, index) => `Signal ${index}`);
  await api.importCsv(project, ['title', ...titles].join('\n'));
  await page.goto(`/projects/${project}/insights/create`);
  await page.getByRole('button', { name: 'Choose cards' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose cards' });
  const rows = picker.getByRole('list', { name: 'Search cards' }).getByRole('listitem');
  await expect(picker.getByText('224 found')).toBeVisible();
  for (const loaded of [100, 200, 224]) {
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(loaded);
    await rows.last().scrollIntoViewIfNeeded();
  }
  await rows.nth(150).evaluate(untilOutOfSight);
  const read: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(`/${project}/cards`)) read.push(searchParams.get('page[number]'));
  });
  await api.card(project, { title: 'Somebody else’s' });
  await expect(picker.getByText('225 found')).toBeVisible();
  await expect.poll(() => read.toSorted()).toEqual(['1', '3']);
  await rows.nth(150).scrollIntoViewIfNeeded();
  await expect.poll(() => read.toSorted()).toEqual(['1', '2', '3']);
});

test('a card is added to an insight from its menu', async ({ page, api }) => {
  const slug = await insight(api, { title: 'Software gets a body', card_slugs: [cards[0]] });
  await page.goto(`/projects/${project}/cards`);
  await page.getByRole('link', { name: 'Robots at the fair' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Add to an insight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the card to an insight' });
  await dialog.getByRole('button', { name: 'Add to it: Software gets a body' }).click();
  await expect(page.getByText('Added to “Software gets a body”')).toBeVisible();
  expect((await stored(api, slug)).card_slugs).toEqual([cards[0], cards[1]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect((await stored(api, slug)).card_slugs).toEqual([cards[0]]);

  await page.keyboard.press('Escape');
  for (const name of cardTitles.slice(2)) await select(page, name);
  await page.getByRole('button', { name: 'Insight or trend' }).click();
  await page.getByRole('menuitem', { name: 'Add to an insight' }).click();
  const both = page.getByRole('dialog', { name: 'Add 2 cards to an insight' });
  await expect(both).toBeVisible();
  await api.call('DELETE', `/v1/cards/${cards[2]}`);
  await both.getByRole('button', { name: 'Add to it: Software gets a body' }).click();
  await expect(page.getByText('«Tools are given away» has been deleted.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add to it: Software gets a body' }).click();
  await expect(dialog).toBeHidden();
  expect((await stored(api, slug)).card_slugs).toEqual([cards[0], cards[3]]);
});
