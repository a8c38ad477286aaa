import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { answerOpenedCard } from './support/opened-card.ts';

standInForEachTest();

const marks = `![${']'.repeat(2400)}`;
/** Parsing it would block the page for long. */
const description = `${marks}\n**Heat** rises\n\n- The end`;

interface Body {
  readonly data: { readonly attributes: { readonly description: string } };
}

beforeEach(() => {
  answerOpenedCard(card({ description, relevance: '**Heat** matters' }))
    .on('GET /v1/projects/{id}/duplicates', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tag-suggestions', () => ({ data: [] }))
    .on('PATCH /v1/cards/{id}', ({ body }) => card({ ...(body as Body).data.attributes, tags: [] }));
});

const changes = () =>
  server.calls('PATCH /v1/cards/{id}').map(({ body }) => (body as Body).data.attributes.description);

/** The texts of elements. A locator that fails would describe the whole page, which takes long with such texts. */
const textsOf = (elements: string) => [...document.querySelectorAll(elements)].map(({ textContent }) => textContent);

test('a text with too many marks is shown as plain text, the others with their formatting', async () => {
  await open('/projects/p/cards/c');
  await expect.poll(() => textsOf('p')).toEqual(expect.arrayContaining([`${marks}\n**Heat** rises`, '- The end']));
  await expect.poll(() => textsOf('strong')).toEqual(['Heat']);
});

test('a text with too many marks for the editor is edited in a plain field, and stays as it is', async () => {
  await open('/projects/p/cards/edit/c');
  const field = () => document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Description"]')?.value;
  await expect.poll(field).toBe(description);
  expect(textsOf('p')).toContain(
    'This text has too many formatting marks for the editor. You can edit its Markdown here.',
  );
  await page.getByRole('textbox', { name: 'Description' }).fill(`${description} of it`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(changes).toEqual([`${description} of it`]);
});
