import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { project, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const call = 'POST /v1/projects/{id}/captures';

const captured = (url: string, unread: string | null = null) => ({
  data: {
    type: 'captures' as const,
    id: 'capture',
    attributes: {
      url,
      source_url: url,
      kind: 'html' as const,
      title: `Page of ${url}`,
      description: null,
      author: null,
      site_name: 'a.example',
      published_at: null,
      image_url: null,
      complete: true,
      unread,
      card_slug: 'c',
      duplicates: [],
    },
  },
});

beforeEach(() => {
  answerProject(desk, scan);
});

const field = page.getByRole('textbox', { name: 'Links' });
const urls = ['https://a.example/', 'https://b.example/', 'https://c.example/'];

/** Starts to create drafts of the links. `read` tells for each address what its page is. */
async function begin(read: (url: string) => Promise<Response> | ReturnType<typeof captured>): Promise<void> {
  server.on(call, ({ body }) => read((body as { url: string }).url));
  await open('/projects/p/links');
  await field.fill(urls.join('\n'));
  await page.getByRole('button', { name: 'Create 3 drafts' }).click();
}

test('links that were not read when the user stops stay in the field', async () => {
  await begin((url) => (url === urls[0] ? captured(url) : new Promise<Response>(() => {})));
  await expect.element(page.getByText('1 of 3 read')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(field).toHaveValue(urls.slice(1).join('\n'));
});

test('links that did not become cards stay in the field', async () => {
  await begin((url) => (url === urls[1] ? Promise.resolve(failure('internal')) : captured(url)));
  await expect.element(page.getByText('2 new drafts, 1 not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(field).toHaveValue(urls[1]);
});

test('pasted links that did not become cards are kept on the screen for links', async () => {
  server.on(call, ({ body }) => {
    const { url } = body as { url: string };
    return url === urls[1] ? Promise.resolve(failure('internal')) : captured(url);
  });
  await open('/projects/p/links');
  await expect.element(field).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', urls.join('\n'));
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('2 new drafts, 1 not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(page.getByText('One link did not become a card. It is kept under “Paste links”.')).toBeVisible();
  await expect.element(field).toHaveValue(urls[1]);
});

test('a single new draft is counted in the singular', async () => {
  await begin((url) => (url === urls[0] ? captured(url) : Promise.resolve(failure('internal'))));
  await expect.element(page.getByText('1 new draft, 2 not saved')).toBeVisible();
});

test('a link whose page could not be read becomes a draft with its address, and it is said why', async () => {
  const why = 'None of the last sites could be reached: the server cannot reach the web.';
  await begin((url) => captured(url, url === urls[1] ? why : null));
  await expect.element(page.getByText('2 new drafts, 1 with the address only')).toBeVisible();
  await expect.element(page.getByText(`New draft with the address only. ${why}`)).toBeVisible();
  expect(server.calls(call).map(({ body }) => (body as { keep: boolean }).keep)).toEqual([true, true, true]);
});

test('lines that are no links are told, and stay when the others have become cards', async () => {
  server.on(call, ({ body }) => captured((body as { url: string }).url));
  await open('/projects/p/links');
  await field.fill('https://a.example/\nan idea\nb.example/page');
  await expect.element(page.getByText('1 line is not a link: an idea')).toBeVisible();
  await page.getByRole('button', { name: 'Create 2 drafts' }).click();
  await expect.element(page.getByText('2 new drafts')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect.element(field).toHaveValue('an idea');
});
