import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProjectWriter } from '#features/projects/project-writer.ts';
import { SearchRebuildsService } from '#features/search/search-rebuilds.service.ts';
import { StoredTextsReadModel } from '#features/search/stored-texts.read-model.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let project: string;
let cards: string[];

beforeAll(async () => {
  product = await startProduct();
  const { make } = product;
  ada = (await make.administrator()).client;
  ({ project } = await make.project(ada));
  cards = [];
  for (const at of [1, 2, 3, 4, 5]) {
    const title = `Ward’s Straße ${at}`;
    const description = `**Heat** storage\n\nR\\&D of ${at}`;
    const source_url = `https://example.org/#/signals/${at}`;
    cards.push(await make.card(ada, project, { title, description, relevance: '&#x46;*or* all', source_url }));
  }
  const insight = { title: 'Insight', description: 'R\\&D **pays**' };
  await make.insight(ada, project, insight);
  await make.trend(ada, project, { title: 'Trend', description: 'R\\&D', implications: '**Mo**re' });
  const radar = { title: 'Radar', description: 'R\\&D', domains: ['One', 'Two'] };
  const answer = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: { data: { type: 'radars', attributes: radar } },
  });
  expect(answer.status, answer.text).toBe(201);
});
afterAll(() => product?.stop());

const rebuildsInTurns = () => new SearchRebuildsService(product.database.db, new ProjectWriter(product.database.db), 2);

/** Everything that searches and the search for duplicates look at. */
const stored = () =>
  Promise.all([
    query(
      product,
      `select c.slug, encode(c.letters, 'hex') as letters, t.title_key, t.source_key, s.search_text
      from cards c join card_texts t on t.card_id = c.id join card_search s on s.card_id = c.id order by c.id`,
    ),
    ...['insights', 'trends', 'radars'].map((table) =>
      query(product, `select slug, search_text from ${table} order by id`),
    ),
  ]);

/** Stores the texts as an earlier version did, which had no record of rules. */
async function makeOld(): Promise<void> {
  await query(
    product,
    `update card_search s set search_text = lower(t.title || chr(1) || t.description)
    from card_texts t where t.card_id = s.card_id`,
  );
  await query(product, `update card_texts set title_key = lower(title), source_key = 'app.example.org'`);
  await query(product, `update cards set letters = decode(repeat('00', 256), 'hex')`);
  for (const table of ['insights', 'trends', 'radars']) {
    await query(product, `update ${table} set search_text = lower(title || chr(1) || description)`);
  }
  await query(product, 'delete from search_rebuilds');
}

const found = async (search: string) => {
  const answer = await ada.call('GET /v1/projects/{id}/cards', {
    params: { id: project },
    query: { 'filter[search]': search },
  });
  return answer.body.data.map(({ id }) => id).sort();
};

const state = () =>
  query(product, 'select kind, up_to_id > 0 as begun, is_complete from search_rebuilds order by kind');
const versions = () => query(product, 'select cards_version, changed_at from projects order by id');

describe('the texts of an earlier version', () => {
  it('are written again as new ones are, and found without another change', async () => {
    const fresh = await stored();
    await makeOld();
    const old = await stored();
    // Control: nothing is as it should be, and a list of the search is kept by the server.
    for (const [at, rows] of fresh.entries()) expect(old[at]).not.toEqual(rows);
    expect(await found('heat storage')).toEqual([]);
    expect(await found('r&d')).toEqual([]);
    const [before] = await versions();
    await rebuildsInTurns().rebuildAll();
    expect(await stored()).toEqual(fresh);
    expect(await found('heat storage')).toEqual(cards.toSorted());
    expect(await found('r&d')).toEqual(cards.toSorted());
    expect(await found('for all')).toEqual(cards.toSorted());
    expect(await found("WARD'S STRASSE")).toEqual(cards.toSorted());
    // Nobody has changed the project.
    const [after] = await versions();
    expect(after).toMatchObject({ changed_at: (before as { changed_at: Date }).changed_at });
    expect(await state()).toEqual(
      ['cards', 'insights', 'radars', 'trends'].map((kind) => ({ kind, begun: true, is_complete: true })),
    );
  });

  it('are written on from where an interrupted run ended', async () => {
    const fresh = await stored();
    await makeOld();
    const rebuilds = rebuildsInTurns();
    const stopped = new AbortController();
    let looked = 0;
    const signal = {
      throwIfAborted: () => {
        looked += 1;
        if (looked === 3) stopped.abort();
        stopped.signal.throwIfAborted();
      },
    } as AbortSignal;
    await expect(rebuilds.rebuildAll(signal)).rejects.toThrow();
    expect(await state()).toEqual([{ kind: 'cards', begun: true, is_complete: false }]);
    // What is written already is not written once more: a mark on it stays.
    await query(product, `update card_search set search_text = 'marked' where card_id = (select min(id) from cards)`);
    await rebuilds.rebuildAll();
    const marked = (await stored())[0]?.map((row) => ('search_text' in row ? row.search_text : ''));
    expect(marked?.[0]).toBe('marked');
    expect(marked?.slice(1)).toEqual(fresh[0]?.slice(1).map((row) => ('search_text' in row ? row.search_text : '')));
    await query(product, 'delete from search_rebuilds');
    await product.composition.search.rebuilds.rebuildAll();
    expect(await stored()).toEqual(fresh);
  });

  it('are not written over what somebody writes meanwhile', async () => {
    await makeOld();
    const [slug = ''] = cards;
    const { ofCards } = StoredTextsReadModel.prototype;
    const reading = vi.spyOn(StoredTextsReadModel.prototype, 'ofCards').mockImplementationOnce(async function (
      this: StoredTextsReadModel,
      ...given
    ) {
      const read = await ofCards.apply(this, given);
      const attributes = { description: 'Newly **wri**tten' };
      const answer = await ada.call('PATCH /v1/cards/{id}', {
        params: { id: slug },
        body: { data: { type: 'cards', attributes } },
      });
      expect(answer.status, answer.text).toBe(200);
      return read;
    });
    await rebuildsInTurns().rebuildAll();
    // Control: the first portion was read once more.
    expect(reading.mock.calls.map(([after]) => after).slice(0, 2)).toEqual([0, 0]);
    reading.mockRestore();
    expect(await found('newly written')).toEqual([slug]);
    expect(await found('heat storage')).toEqual(cards.slice(1).toSorted());
  });
});
