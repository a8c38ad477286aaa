import { expectAccessible, expectAccessibleInAllVariants } from '../support/axe.ts';
import { signInByApi } from '../support/client.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

const line = (number: number) =>
  `"Signal number ${number}","Paper ${number}","What happened in place ${number}.","Why ${number}","${number % 2 ? 'Social' : 'Economic'}",https://example.org/${number},2026-01-${String((number % 28) + 1).padStart(2, '0')}`;
const head = 'title,subtitle,description,relevance,tags,source_url,created_at';
const csv = [head, ...Array.from({ length: 120 }, (_, index) => line(index + 1))].join('\n');

let project: string;

test.beforeEach(async ({ page, product }, info) => {
  const api = await signInByApi(product);
  project = await api.projectInNewWorkspace(info.title);
  await api.importCsv(project, csv);
  await signIn(page, product);
  await page.goto(`/projects/${project}/cards`);
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

const link = (page: import('@playwright/test').Page, name: string | RegExp) => page.getByRole('link', { name });

test('cards are searched during typing, filtered, and the address contains all of it', async ({ page }) => {
  await page.keyboard.press('/');
  await page.keyboard.type('number 77');
  await expect(page.getByText('1 of 120')).toBeVisible();
  await expect(link(page, 'Signal number 77')).toBeVisible();
  await expect(page).toHaveURL(/q=number\+77/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('120', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  await page.getByRole('checkbox', { name: /Social/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('60 of 120')).toBeVisible();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/tags=Social.*view=list|view=list.*tags=Social/);

  await page.reload();
  await expect(page.getByText('60 of 120')).toBeVisible();
  await page.getByRole('button', { name: 'Any tag' }).click();
  await expect(page).not.toHaveURL(/tags=/);

  await page.goto(`/projects/${project}/cards?q=nothing+like+this`);
  await expect(page.getByRole('heading', { name: 'No card matches' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards`);
});

test('a card opens over its list, which keeps its scroll, and leads on in the filtered order', async ({ page }) => {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // Rows that come into view are drawn after scrolling.
  await expect
    .poll(() => page.evaluate(() => document.elementFromPoint(700, 420)?.closest('li')?.textContent ?? ''))
    .not.toBe('');
  const place = await page.evaluate(() => scrollY);
  await page.mouse.click(700, 420);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Why it matters')).toBeVisible();
  await expect(dialog.getByText(/^\d+ of 120$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2);

  await page.goto(`/projects/${project}/cards?tags=Social&sort=oldest`);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const titles: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    titles.push(await dialog.locator('article h2').textContent());
    await page.keyboard.press('ArrowRight');
    await expect(dialog.locator('article h2')).not.toHaveText(titles.at(-1) ?? '');
  }
  expect(new Set(titles).size).toBe(3);
  await page.keyboard.press('k');
  await expect(dialog.locator('article h2')).toHaveText(titles[2] ?? '');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('a list that is loaded again is scrolled to where it was', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
  const shown = () =>
    page.evaluate(() => document.elementFromPoint(700, 420)?.closest('li')?.querySelector('h2')?.textContent ?? '');
  await expect.poll(shown).toContain('Signal number');
  const card = await shown();
  await page.reload();
  await expect.poll(shown).toBe(card);
  expect(await place()).toBe(2500);
});

test('related cards are shown next to a card and lead to each other', async ({ page, product }) => {
  const api = await signInByApi(product);
  const slug = await api.card(project, { title: 'Zeppelins return' });
  await api.card(project, { title: 'Freight by zeppelin' });
  // A job compares the cards; the first request starts it.
  const related = async () => JSON.stringify(await api.call('GET', `/v1/cards/${slug}/related`));
  await expect.poll(related).toContain('Freight by zeppelin');
  await page.goto(`/projects/${project}/cards/${slug}?sort=oldest`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'Freight by zeppelin' }).click();
  await expect(dialog.locator('article h2')).toHaveText('Freight by zeppelin');
  await expect(page).toHaveURL(/freight-by-zeppelin-\w+\?sort=oldest/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/projects/${project}/cards?sort=oldest`);
});

test('a link to a card works on its own; an unknown one shows a message', async ({ page, product }) => {
  const api = await signInByApi(product);
  const slug = await api.card(project, { title: 'Reached by its link', description: 'One **bold** word' });
  await page.goto(`/projects/${project}/cards/${slug}?sort=oldest`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('strong')).toHaveText('bold');
  await expect(dialog.getByRole('button', { name: 'Next card' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Previous card' }).click();
  await expect(dialog.locator('article h2')).toHaveText(/Signal number/);
  await page.goto(`/projects/${project}/cards/there-is-no-such-card-abcdefg`);
  const notHere = page.getByRole('dialog', { name: 'This card was not found' });
  await expect(notHere).toBeVisible();
  await expectAccessible(page);
  // The message stays while the card is requested again, as happens when others change something.
  const again = '**/v1/cards/there-is-no-such-card-abcdefg*';
  await page.route(again, () => undefined);
  const asked = page.waitForRequest(again);
  await api.change(slug, { subtitle: 'Changed' });
  await asked;
  // By then the page has rendered the state of the request.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(page.getByRole('dialog')).toHaveText(/This card was not found/);
  await page.unroute(again);
  await page.getByRole('button', { name: 'Go to cards' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards`);
});

test('a card is written, kept as a draft, changed and found again', async ({ page }) => {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish card' }).click();
  await expect(dialog.getByText('A card needs a title.')).toBeVisible();
  await page.keyboard.type('Wärmepumpen in Altbauten');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Viele *kleine* Schritte');
  await dialog.getByRole('combobox', { name: 'Tags' }).pressSequentially('Energie,Social,Polit\n');
  await dialog.getByRole('combobox', { name: 'Tags' }).pressSequentially('Technolgical\n');
  await expect(dialog.getByRole('button', { name: 'Use “Technological”' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const name of ['Political', 'Technological']) {
    await expect(dialog.getByRole('button', { name: `Remove tag ${name}` })).toBeVisible();
  }
  await dialog.getByLabel('Source').fill('example.org/heat');
  await expectAccessible(page);

  // The typed text survives closing the page, once it is stored on the device.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('example.org/heat'))).toBe(true);
  await page.reload();
  await expect(dialog.getByText(/did not save/)).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Wärmepumpen in Altbauten');
  await dialog.getByText('Draft', { exact: true }).click();
  await dialog.getByLabel('Title', { exact: true }).press('Control+Enter');

  await expect(dialog.locator('article h2')).toHaveText('Wärmepumpen in Altbauten');
  await expect(dialog.getByText('Draft', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'example.org' })).toHaveAttribute('href', 'https://example.org/heat');
  await expect(dialog.getByText('Energie')).toBeVisible();
  await dialog.getByRole('link', { name: 'Edit' }).click();
  await dialog.getByText('Published', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('article')).toBeVisible();
  await expect(dialog.getByText('Draft', { exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByText('121', { exact: true }).first()).toBeVisible();
});

test('a question protects unsaved text, which is kept on request', async ({ page }) => {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Half a thought');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep for later' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('c');
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Escape opens the question, and does not immediately close it.
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(dialog.getByRole('link', { name: 'Edit' })).toBeVisible();
  await page.keyboard.press('e');
  await dialog.getByLabel('Title', { exact: true }).fill('Another half');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.locator('article')).toBeVisible();
});

test('a broken connection loses nothing', async ({ page, context }) => {
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Written on a train');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Publish card' }).click();
  await expect(dialog.getByText(/cannot be reached/)).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Publish card' }).click();
  await expect(dialog.locator('article h2')).toHaveText('Written on a train');
  // It is the newest card, so it is at the top.
  await expect(dialog.getByText('1 of 121')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', { name: 'Written on a train' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Written on a train' })).toBeInViewport();
});

test('a text is written as plain Markdown if its editor cannot be loaded', async ({ page }) => {
  const editor = /\/assets\/markdown-area-.*\.js$/;
  await page.route(editor, (route) => route.abort());
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Written in a tunnel');
  await dialog.getByLabel('Description', { exact: true }).fill('Seen **twice** on the way.');
  await expect(dialog.getByText('The editor could not be loaded.').first()).toBeVisible();
  await expectAccessible(page);
  await page.unroute(editor);
  await dialog.getByRole('button', { name: 'Publish card' }).click();
  await expect(dialog.locator('strong').filter({ hasText: 'twice' })).toBeVisible();
});

test('a text is shown as it was typed if its renderer cannot be loaded', async ({ page, product }) => {
  const api = await signInByApi(product);
  const card = await api.card(project, { title: 'Read in a tunnel', description: 'Seen **twice** on the way.' });
  const renderer = /\/assets\/prose-.*\.js$/;
  await page.route(renderer, (route) => route.abort());
  await page.goto(`/projects/${project}/cards/${card}`);
  await expect(page.getByRole('dialog').getByText('Seen **twice** on the way.')).toBeVisible();
  await page.unroute(renderer);
  await page.reload();
  await expect(page.getByRole('dialog').locator('strong').filter({ hasText: 'twice' })).toBeVisible();
});

test('many cards are selected by keys, duplicated, deleted and restored', async ({ page }) => {
  const main = page.getByRole('main');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate 2 cards' });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(main.getByText('122', { exact: true }).first()).toBeVisible();

  await page
    .getByRole('checkbox', { name: /^Select:/ })
    .first()
    .click({ force: true });
  await page
    .getByRole('checkbox', { name: /^Select:/ })
    .nth(4)
    .click({ force: true, modifiers: ['Shift'] });
  await expect(bar.getByText('5 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Select all 122' }).click();
  await expect(bar.getByText('122 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('122', { exact: true }).first()).toBeVisible();
});

test('one card is duplicated and deleted from its dialog', async ({ page }) => {
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const title = (await dialog.locator('article h2').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('dialog', { name: 'Duplicate card' }).getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog.locator('article h2')).toHaveText(title);
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Card deleted')).toBeVisible();
  await expect(page.getByRole('main').getByText('120', { exact: true }).first()).toBeVisible();
});

for (const view of ['', '?view=list', '?q=number+9&tags=Social']) {
  test(`the list ${view} passes the accessibility checks`, async ({ page }) => {
    await page.goto(`/projects/${project}/cards${view}`);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessibleInAllVariants(page);
  });
}

test('a card and its editor pass the accessibility checks', async ({ page }) => {
  await page.goto(`/projects/${project}/cards`);
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('dialog').locator('article')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toBeVisible();
  await expectAccessibleInAllVariants(page);
});
