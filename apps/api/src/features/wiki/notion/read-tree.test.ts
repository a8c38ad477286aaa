import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Outside } from '#platform/outside/outside.ts';
import { NotionServer, notionToken, type StoredBlock, text } from '#test/support/notion-server.ts';
import { sitePorts } from '#test/support/site.ts';
import { NotionClient } from './notion-client.ts';
import { everyNotionBlock, everyPage, type NotionPage, readTree } from './read-tree.ts';

const idOf = (number: number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`;
const [root, first, second] = [idOf(1), idOf(2), idOf(3)];
const childPage = (id: string): StoredBlock => ({ id, type: 'child_page', content: { title: 'Below' } });
const paragraph = (number: number): StoredBlock => ({
  id: idOf(100 + number),
  type: 'paragraph',
  content: { rich_text: text('Some text'), color: 'default' },
});

const notion = new NotionServer();
let client: NotionClient;
beforeAll(async () => {
  await notion.start();
  client = new NotionClient(new Outside('1.2.3', { loopbackPorts: sitePorts }), notionToken, notion.address);
});
afterAll(() => notion.stop());
beforeEach(() => {
  notion.listEnd = 'end';
  notion.forget();
  for (const id of [root, first, second]) notion.pages.set(id, { title: id });
  notion.contents.set(root, [1, 2, 3, 4, 5].map(paragraph));
});

const now = () => Date.parse('2026-03-01T12:00:00Z');
const read = async (before: readonly NotionPage[] = [], maxCalls?: number) => {
  const known = new Map(before.map((page) => [page.id, page]));
  return everyPage((await readTree(client, root, known, now, maxCalls)).root);
};
const lengthOf = (page: NotionPage | undefined) => page && everyNotionBlock(page).length;

describe('reading pages of Notion', () => {
  it('ends when a list repeats its cursor', async () => {
    notion.listEnd = 'same cursor';
    const pages = await read();
    expect(pages.map(lengthOf)).toEqual([5]);
    expect(notion.requestedPaths.filter((path) => path.includes('children'))).toHaveLength(3);
  });

  it('ends when a list never ends, although its answers contain nothing', async () => {
    notion.listEnd = 'new cursors';
    expect((await read([], 30)).map(lengthOf)).toEqual([5]);
    expect(notion.requestedPaths).toHaveLength(30);
  });

  it('is continued with the pages that were left out because of too many calls', async () => {
    notion.contents.set(root, [childPage(first), childPage(second)]);
    for (const [id, at] of [
      [first, 10],
      [second, 20],
    ] as const) {
      notion.contents.set(
        id,
        [1, 2, 3, 4, 5].map((number) => paragraph(number + at)),
      );
    }
    // A call for each page, one for the list of the first, two for those of the others.
    expect((await read([], 8)).map(lengthOf)).toEqual([2, 5, 5]);
    const incomplete = await read([], 7);
    expect(incomplete.map(lengthOf)).not.toEqual([2, 5, 5]);
    expect((await read(incomplete, 7)).map(lengthOf)).toEqual([2, 5, 5]);
  });
});
