import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, server, standInForEachTest } from './support/app.tsx';
import { insight } from './support/conclusions.ts';
import { briefWith } from './support/generations.ts';
import { project, wholePage, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const saving = 'PATCH /v1/projects/{id}/insights/{conclusionId}';
const announcing = 'POST /v1/attachments/upload-url';

/** One red pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
const file = (name: string) => new File([bytes], name, { type: 'image/png' });
const inline = `data:image/png;base64,${pixel}`;

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight({ description: null }))
    .on(announcing, () => failure('too_many_requests'))
    .on('GET /cors', () => failure('image_fetch_failed'))
    .on(saving, () => insight());
});

const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
const toasts = () => page.getByRole('listitem').filter({ hasText: /pasted|left out/ });
const announced = () => server.calls(announcing).map(({ body }) => body);

interface Pasted {
  readonly html?: string;
  readonly plain?: string;
  readonly files?: readonly File[];
}

/** Pastes what another program copied into the text of an insight, or into another field. */
async function paste({ html, plain, files = [] }: Pasted, name = 'What it says'): Promise<void> {
  await field(name).click();
  const clipboardData = new DataTransfer();
  if (html !== undefined) clipboardData.setData('text/html', html);
  if (plain !== undefined) clipboardData.setData('text/plain', plain);
  for (const one of files) clipboardData.items.add(one);
  field(name)
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Saves the insight, and returns its text as it was sent. */
async function savedText(): Promise<unknown> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => server.calls(saving).length).toBe(1);
  const [sent] = server.calls(saving).map(({ body }) => (body as { data: { attributes: object } }).data.attributes);
  return sent && 'description' in sent ? sent.description : undefined;
}

test('a text is pasted without its pictures, which is said once; emoji stay', async () => {
  await open('/projects/p/insights/edit/i');
  await paste({
    html: `<p>Words <img src="${inline}"> and <img src="https://example.org/smile.png" alt="😀"> more</p>
      <!--[if gte vml 1]><v:imagedata src="file:///C:/a.png"/><![endif]--><img src="file:///C:/a.png">
      <img src="blob:https://example.org/1"><img src="https://example.org/a.png">
      <img src="https://example.org/open.gif" width="1" height="1">`,
    plain: 'Words and more',
    files: [file('of the text.png')],
  });
  await expect
    .element(toasts())
    .toHaveTextContent('The text was pasted without its 4 pictures. Texts contain no pictures.');
  expect(toasts().elements()).toHaveLength(1);
  expect(await savedText()).toBe('Words and 😀 more');
  expect(announced()).toEqual([]);
});

test.each([{ plain: 'a\tb' }, {}])('cells are pasted as text, and not the picture of them: %j', async (texts) => {
  await open('/projects/p/insights/edit/i');
  await paste({ ...texts, html: '<table><tr><td>a</td><td>b</td></tr></table>', files: [file('cells.png')] });
  expect(await savedText()).toBe('| a | b |\n| - | - |');
  expect(toasts().elements()).toEqual([]);
  expect(announced()).toEqual([]);
});

test.each([
  { html: `<meta charset="utf-8"><img src="${inline}" alt="A dawn">`, plain: 'A dawn' },
  { html: '<img src="https://example.org/a.png">', files: [file('a.png')] },
  { files: [file('screenshot.png')] },
])('a picture that is pasted by itself becomes the picture: %#', async (pasted) => {
  await open('/projects/p/insights/edit/i');
  await paste(pasted);
  await expect.poll(announced).toEqual([{ bytes: bytes.length, mime_type: 'image/png' }]);
  expect(toasts().elements()).toEqual([]);
});

test('a picture of a web page that is pasted by itself is fetched by the server', async () => {
  await open('/projects/p/insights/edit/i');
  await paste({ html: '<b id="docs-internal-guid-1"><img src="https://example.org/a.png"></b>' });
  await expect
    .poll(() => server.calls('GET /cors').map(({ query }) => query.get('url')))
    .toEqual(['https://example.org/a.png']);
  expect(toasts().elements()).toEqual([]);
});

test('a picture that only another program can read is not pasted, which is said', async () => {
  await open('/projects/p/insights/edit/i');
  await paste({ html: '<img src="blob:https://example.org/1">' });
  await expect.element(toasts()).toHaveTextContent('The picture was not pasted. Texts contain no pictures.');
});

test('a text that has no picture says that a pasted one is left out', async () => {
  server
    .on('GET /v1/projects/{id}/brief', () => briefWith([]))
    .on('GET /v1/projects/{id}/brief/versions', () => wholePage([]));
  await open('/projects/p/brief');
  await page.getByRole('button', { name: /^Edit the purpose/ }).click();
  await paste({ files: [file('screenshot.png')] }, 'Purpose');
  await expect.element(toasts()).toHaveTextContent('The picture was not pasted. Texts contain no pictures.');
});

test('of several pictures the first one is taken, which is said', async () => {
  await open('/projects/p/insights/edit/i');
  await paste({ files: [file('a.png'), file('b.png'), file('c.png')] });
  await expect.element(toasts()).toHaveTextContent('One picture was taken. The 2 others were left out.');
  expect(announced()).toHaveLength(1);
});
