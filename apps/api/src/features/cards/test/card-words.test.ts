import { noFilters } from '@foreglow/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CardFinders } from '#features/cards/card-finders.ts';
import { listState } from '#features/cards/list-state.ts';
import { CardWords, type CardWordsSettings } from '#features/cards/word-index/card-words.ts';
import { NewerTextsReadModel } from '#features/cards/word-index/newer-texts.read-model.ts';
import { WordIndex } from '#features/cards/word-index/word-index.rules.ts';
import type { Project } from '#features/projects/project.ts';
import { StoredProjectsReadModel } from '#features/projects/stored-projects.read-model.ts';
import { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let slugs: string[];
let words: CardWords;
let failures: unknown[];

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  const { workspace, project } = await product.make.project(ada);
  const body = { data: { type: 'projects', attributes: { title: 'Another', workspace_slug: workspace } } } as const;
  slugs = [project];
  while (slugs.length < 3) slugs.push((await ada.call('POST /v1/projects', { body })).body.data.id);
  for (const slug of slugs) {
    for (const title of ['A broken bridge', 'Glow worms', 'Glow sticks', 'Heat']) await makeCard(slug, title);
  }
});
afterAll(() => product?.stop());
afterEach(() => words.stop());

const makeCard = (project: string, title: string) => product.make.card(ada, project, { title, subtitle: 'Seen' });

/** Starts words in memory, with batches of two texts. */
function open(settings: Partial<CardWordsSettings> = {}): CardWords {
  failures = [];
  words = new CardWords(product.database.db, { minCards: 1, inBatch: 2, ...settings });
  words.start({ error: (details) => failures.push(details) });
  return words;
}

/** The current state of a project. */
async function now(at = 0): Promise<Project> {
  const project = await new StoredProjectsReadModel(product.database.db).find(slugs[at] ?? '');
  if (!project) throw new Error('The project is missing.');
  return project;
}

/**
 * The number of cards of a project that contain a term, according to the words; undefined if the words do not answer.
 */
const countOf = async (term: string, at = 0) => (await words.matching([await now(at)], term))?.length;

/** Prepares a project and waits until its words can answer. */
async function prepared(at = 0): Promise<void> {
  words.prepare([await now(at)], 1);
  await expect.poll(() => countOf('glow', at)).toBe(2);
}

/** The search of a list that uses these words. */
async function search(term: string, wholeWords = false): Promise<number> {
  const scope = { tags: [], viewerEmail: '', team: null, seesDrafts: true };
  const list = listState([await now()], { ...noFilters, search: term, wholeWords }, '-created_at', scope);
  return (await new CardFinders(product.database.db, new VersionedCache(100), words).of(list)).count;
}

describe('words of cards in memory', () => {
  it('answer once they have been read, for projects with enough cards whose list was opened', async () => {
    open({ minCards: 5 });
    words.prepare([await now()], 4);
    expect(await countOf('glow')).toBeUndefined();
    words.prepare([await now()], 5);
    expect(await countOf('glow')).toBeUndefined();
    await expect.poll(() => countOf('glow')).toBe(2);
    expect(await countOf('glow', 1)).toBeUndefined();
    expect(await words.matching([await now(0), await now(1)], 'glow')).toBeUndefined();
    words.prepare([await now(0), await now(1)], 8);
    await expect.poll(async () => (await words.matching([await now(0), await now(1)], 'glow'))?.length).toBe(4);
  });

  it('include changes of a few cards immediately, and changes of many cards a little later', async () => {
    open();
    await prepared(1);
    await makeCard(slugs[1] ?? '', 'A new lantern');
    expect(await countOf('new lantern', 1)).toBe(1);
    for (const title of ['One kiln', 'Two kilns', 'Three kilns']) await makeCard(slugs[1] ?? '', title);
    expect(await countOf('kiln', 1)).toBeUndefined();
    await expect.poll(() => countOf('kiln', 1)).toBe(3);
  });

  it('are not used for a term that they cannot answer', async () => {
    open({ program: new URL('../../../../test/support/failing-words.ts', import.meta.url) });
    words.prepare([await now()], 1);
    await expect.poll(() => countOf('glow')).toBe(0);
    expect(await search('glow')).toBe(0);
    expect(await search('a broken bridge\u0001')).toBe(1);
    expect(await search('glow', true)).toBe(2);
  });

  it('leave the search to the database when they fail, are reported once and not read again for a while', async () => {
    open({ program: new URL('../../../../test/support/failing-words.ts', import.meta.url) });
    words.prepare([await now()], 1);
    await expect.poll(() => countOf('glow')).toBe(0);
    // Control: this thread finds nothing, and its answer is used.
    expect(await search('bridge')).toBe(0);
    expect(failures).toEqual([]);
    expect(await Promise.all([search('broken'), search('broken')])).toEqual([1, 1]);
    expect(failures).toEqual([{ err: expect.objectContaining({ message: expect.stringContaining('is broken') }) }]);
    expect(await search('bridge')).toBe(1);
    words.prepare([await now()], 1);
    expect(await search('glow')).toBe(2);
    expect(failures).toHaveLength(1);
  });

  it('are read again after the pause that follows a failure', async () => {
    open({ program: new URL('../../../../test/support/failing-words.ts', import.meta.url), pauseMs: 0 });
    words.prepare([await now()], 1);
    await expect.poll(() => countOf('glow')).toBe(0);
    expect(await countOf('broken')).toBeUndefined();
    expect(failures).toHaveLength(1);
    await expect.poll(() => countOf('glow')).toBe(0);
  });

  it('are dropped when they take too much memory, the least recently used first', async () => {
    // Room for two projects.
    open({ maxBytes: 2.5 * new WordIndex().bytes });
    await prepared(0);
    await prepared(1);
    expect(await countOf('glow', 0)).toBe(2);
    await prepared(2);
    expect(await countOf('glow', 0)).toBe(2);
    expect(await countOf('glow', 1)).toBeUndefined();
  });

  it('of a single project that takes too much memory are not read again for every search', async () => {
    const reads = vi.spyOn(NewerTextsReadModel.prototype, 'after');
    open({ maxBytes: 1 });
    words.prepare([await now()], 1);
    await expect.poll(() => reads.mock.settledResults.length).toBe(1);
    for (let search = 0; search < 3; search += 1) expect(await countOf('glow')).toBeUndefined();
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
  });

  it('are read again when much of them is outdated', async () => {
    open();
    await prepared(2);
    const reads = vi.spyOn(NewerTextsReadModel.prototype, 'after');
    const [card] = (await ada.call('GET /v1/projects/{id}/cards', { params: { id: slugs[2] ?? '' } })).body.data;
    for (const title of ['Once', 'Twice']) {
      const data = { type: 'cards', id: card?.id ?? '', attributes: { title } } as const;
      await ada.call('PATCH /v1/cards/{id}', { params: { id: card?.id ?? '' }, body: { data } });
      await countOf(title.toLowerCase(), 2);
    }
    await expect.poll(() => countOf('twice', 2)).toBe(1);
    // Control: they were read from the beginning.
    expect(reads.mock.calls.map(([, from]) => from.cardsVersion)).toContain(0);
    reads.mockRestore();
  });

  it('stop with the process, also while they are read', async () => {
    open();
    words.prepare([await now()], 1);
    await words.stop();
    expect(await countOf('glow')).toBeUndefined();
    expect(failures).toEqual([]);
  });
});
