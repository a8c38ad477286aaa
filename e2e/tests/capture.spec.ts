import type { Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { expect, test } from '../support/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog').first();
const title = (page: Page) => dialog(page).getByLabel('Title', { exact: true });

/** The server only reads public pages, which are not available here, so its answers are given by the test. */
async function answerCaptures(page: Page): Promise<void> {
  await page.route('**/captures', (route) => {
    const { url, create } = route.request().postDataJSON() as { url: string; create: boolean };
    if (url.endsWith('/broken')) {
      const error = { status: '502', code: 'site_unreachable', title: 'x', detail: 'This site cannot be reached.' };
      return route.fulfill({ status: 502, json: { errors: [{ ...error, meta: { request_id: 'r-1' } }] } });
    }
    const attributes = {
      url,
      source_url: url,
      kind: 'html',
      title: `Page ${url.split('/').at(-1)}`,
      description: 'What the page says.',
      site_name: 'Example',
      author: 'Ann',
      published_at: '2026-01-09T12:00:00.000Z',
      image_url: null,
      complete: true,
      unread: null,
      card_slug: create && !url.endsWith('/known') ? 'a-new-draft-abcdefg' : null,
      duplicates: [],
    };
    return route.fulfill({ json: { data: { type: 'captures', id: 'x', attributes } } });
  });
}

const give = (page: Page, text: string, kind: 'paste' | 'drop') =>
  page.evaluate(
    ({ text, kind }) => {
      const data = new DataTransfer();
      data.setData(kind === 'drop' ? 'text/uri-list' : 'text/plain', text);
      const init = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      );
    },
    { text, kind },
  );

for (const kind of ['paste', 'drop'] as const) {
  test(`a link given by ${kind} anywhere in a project opens the editor, filled`, async ({ page, api }) => {
    const project = await api.projectInNewWorkspace(`Link by ${kind}`);
    await answerCaptures(page);
    await page.goto(`/projects/${project}/members`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await give(page, 'https://example.org/one', kind);
    await expect(title(page)).toHaveValue('Page one');
    await expect(dialog(page).getByLabel('Published by')).toHaveValue('Example');
    await expect(dialog(page).getByLabel('Author')).toHaveValue('Ann');
    await expect(dialog(page).getByLabel('Published on')).toHaveValue('2026-01-09');
    await expect(dialog(page).getByRole('textbox', { name: 'Description' })).toHaveText('What the page says.');
    await expect(dialog(page).getByLabel('Source')).toHaveValue('https://example.org/one');
  });
}

test('the field for a link fills empty fields, or tells why it could not', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('From a link');
  await answerCaptures(page);
  await page.goto(`/projects/${project}/cards/create`);
  await title(page).fill('My own title');
  const link = dialog(page).getByLabel('From a link');
  await link.fill('example.org/broken');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('This site cannot be reached.')).toBeVisible();
  await dialog(page).getByLabel('Source').fill('');
  await link.fill('example.org/two');
  await link.press('Enter');
  await expect(dialog(page).getByLabel('Source')).toHaveValue('https://example.org/two');
  await expect(title(page)).toHaveValue('My own title');
  await expectAccessibleInAllVariants(page);
});

test('an address with a link, as opened by the bookmark, starts a card', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Bookmark');
  await answerCaptures(page);
  await page.goto(`/projects/${project}/links`);
  const bookmark = page.getByText('Card for Bookmark');
  const program = (await bookmark.getAttribute('href')) ?? '';
  expect(program).toMatch(/^javascript:/);
  const [, address] = /"([^"]+)"/.exec(program) ?? [];
  await page.goto(`${address}${encodeURIComponent('https://example.org/three?a=1')}`);
  await expect(title(page)).toHaveValue('Page three?a=1');
});

test('several links become drafts, one after the other, each with its outcome', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Many links');
  await answerCaptures(page);
  await page.goto(`/projects/${project}/links`);
  await page.getByLabel('Links').fill('https://example.org/a\nhttps://example.org/known\n\nhttps://example.org/broken');
  await expectAccessibleInAllVariants(page);
  await page.getByRole('button', { name: 'Create 3 drafts' }).click();
  const outcomes = page.getByRole('dialog', { name: 'Drafts of 3 links' });
  await expect(outcomes.getByText('1 new draft, 1 already here, 1 not saved')).toBeVisible();
  await expect(outcomes.getByRole('link', { name: 'Page a' })).toHaveAttribute('href', /a-new-draft-abcdefg/);
  await expect(outcomes.getByText('This site cannot be reached.')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await outcomes.getByRole('button', { name: 'Done' }).click();
  await page.goto(`/projects/${project}/cards`);
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await give(page, 'https://example.org/a https://example.org/b', 'paste');
  await expect(page.getByRole('dialog', { name: 'Drafts of 2 links' })).toBeVisible();
});

test('possible duplicates are shown during typing, and the typed text can be added to one', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Twice');
  await api.card(project, {
    title: 'Heat pumps in old houses',
    description: 'First.',
    source_url: 'https://example.org/heat',
  });
  await page.goto(`/projects/${project}/cards/create`);
  await title(page).fill('Heat pumps in old houses');
  const likely = dialog(page).getByRole('region', { name: 'Possible duplicates' });
  await expect(likely.getByRole('link', { name: 'Heat pumps in old houses' })).toBeVisible();
  await expect(likely.getByText('Same title')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill('Second.');
  await likely.getByRole('button', { name: 'Merge into this card' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Description' })).toHaveText(/First\.\s*Second\./);
  await expect(page).toHaveURL(/\/cards\/edit\/heat-pumps/);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).locator('article')).toContainText('Second.');
});

test('a stored card is merged into its duplicate, and can be restored', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Merging');
  await api.card(project, { title: 'Bees on roofs', description: 'One.' });
  const second = await api.card(project, { title: 'Bees on roofs', description: 'Two.', tags: [{ name: 'Bees' }] });
  await page.goto(`/projects/${project}/cards/edit/${second}`);
  const likely = dialog(page).getByRole('region', { name: 'Possible duplicates' });
  await likely.getByRole('button', { name: 'Keep both' }).click();
  await expect(likely.getByRole('link')).toHaveCount(0);
  await page.reload();
  await likely.getByRole('button', { name: 'Merge into it' }).click();
  await expect(dialog(page).locator('article')).toContainText('Two.');
  await expect(dialog(page).locator('article')).toContainText('One.');
  expect(await api.status('GET', `/v1/cards/${second}`)).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => api.status('GET', `/v1/cards/${second}`)).toBe(200);
});
