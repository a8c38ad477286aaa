import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SearchIndexRepo } from '#features/search/search-index.repo.ts';
import type { Client } from '#test/support/client.ts';
import { holdJobs } from '#test/support/held-jobs.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let project: string;
let other: string;
let release: () => Promise<void>;

beforeAll(async () => {
  product = await startProduct();
  // Every minute, and here in the middle of a test.
  release = await holdJobs(product, 'index-texts');
  const { make } = product;
  ada = (await make.administrator()).client;
  const first = await make.project(ada);
  project = first.project;
  const second = await ada.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Other', workspace_slug: first.workspace } } },
  });
  other = second.body.data.id;
});
afterAll(async () => {
  await release?.();
  await product?.stop();
});

const found = async (search: string, id = project) => {
  const answer = await ada.call('GET /v1/projects/{id}/cards', {
    params: { id },
    query: { 'filter[search]': search },
  });
  return answer.body.data.map((card) => card.attributes.title).sort();
};

const indexed = async () => {
  const rows = await query<{ title: string; indexed: boolean }>(
    product,
    'select t.title, s.indexed from card_search s join card_texts t using (card_id) order by card_id',
  );
  return Object.fromEntries(rows.map((row) => [row.title, row.indexed]));
};

describe('texts of cards enter the search index after they were written', () => {
  it('and are found before and after', async () => {
    const { make } = product;
    const first = await make.card(ada, project, { title: 'First', description: 'Storage of **heat**' });
    expect(await indexed()).toEqual({ First: false });
    expect(await found('of heat')).toEqual(['First']);
    await product.composition.search.index.indexAll();
    await make.card(ada, project, { title: 'Second', description: 'More of heat' });
    expect(await indexed()).toEqual({ First: true, Second: false });
    expect(await found('of heat')).toEqual(['First', 'Second']);
    expect(await found('of cold')).toEqual([]);

    // What is written again is not in the index until the next turn, and neither is what was in it.
    await ada.call('PATCH /v1/cards/{id}', {
      params: { id: first },
      body: { data: { type: 'cards', attributes: { description: 'Storage of cold' } } },
    });
    expect(await indexed()).toEqual({ First: false, Second: false });
    expect(await found('of cold')).toEqual(['First']);
    expect(await found('of heat')).toEqual(['Second']);
    await product.composition.search.index.indexAll();
    expect(await found('of cold')).toEqual(['First']);
    expect(await found('of heat')).toEqual(['Second']);

    const moved = await ada.call('POST /v1/cards/bulk-move', { body: { card_slugs: [first], project_slug: other } });
    expect(moved.status, moved.text).toBe(200);
    expect(await indexed()).toEqual({ First: false, Second: true });
    expect(await found('of cold')).toEqual([]);
    expect(await found('of cold', other)).toEqual(['First']);
    const copied = await ada.call('POST /v1/cards/{id}/duplicate', { params: { id: first } });
    expect(copied.status, copied.text).toBe(201);
    expect(await found('of cold', other)).toEqual(['First', 'First']);
    await product.composition.search.index.indexAll();
    expect(await found('of cold', other)).toEqual(['First', 'First']);
  });

  it('in turns of few bytes, and of many texts if they are short', async () => {
    const { make, database } = product;
    const titles = Array.from({ length: 5 }, (_, at) => `Long ${at}`);
    for (const title of titles) await make.card(ada, project, { title, description: 'word '.repeat(4000) });
    const repo = new SearchIndexRepo(database.db);
    const turns: number[] = [];
    for (let turn = await repo.indexSome(); turn > 0; turn = await repo.indexSome()) turns.push(turn);
    // The first two have more than 32,000 bytes together.
    expect(turns).toEqual([2, 2, 1]);
    for (let at = 0; at < 5; at += 1) await make.card(ada, project, { title: `Short ${at}` });
    expect(await repo.indexSome()).toBe(5);
    expect(await repo.indexSome()).toBe(0);
  });
});
