import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cardKeys } from '#features/cards/duplicate.rules.ts';
import { KnownCardsReadModel } from '#features/cards/known-cards.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

const cards = 10_000;
const wanted = Array.from({ length: cards }, (_, n) =>
  cardKeys({ title: `Signal number ${n}`, source_url: `https://example.org/page/${n}` }),
);

let product: Product;
let projectId: number;

beforeAll(async () => {
  product = await startProduct();
  const ada = await product.make.administrator();
  const { project } = await product.make.project(ada.client);
  const [row] = await query<{ id: number }>(product, 'select id from projects where slug = $1', [project]);
  projectId = row?.id ?? 0;
  // Cards without statistics, as after a large import.
  for (const table of ['cards', 'card_texts']) {
    await query(product, `alter table ${table} set (autovacuum_enabled = false)`);
  }
  await query(
    product,
    `insert into cards (slug, project_id, creator_id, letters)
     select 'card-' || n, $1, $2, '' from generate_series(0, ${cards - 1}) n`,
    [projectId, ada.id],
  );
  await query(
    product,
    `insert into card_texts (card_id, project_id, title, title_key, source_key)
     select id, project_id, '', 'signal number ' || substr(slug, 6), 'example.org/page/' || substr(slug, 6) from cards`,
  );
});
afterAll(() => product?.stop());

/**
 * The worst plan that a planner without statistics can choose: it compares each row of one table with each row of
 * another.
 */
const onlyNestedLoops = ['enable_hashjoin', 'enable_mergejoin', 'enable_material', 'enable_memoize', 'enable_hashagg'];

/** Does work with some kinds of plans switched off, and with a time limit for each statement. */
const limited = (seconds: number, off: readonly string[], work: (db: Db) => Promise<unknown>) =>
  product.database.db.transaction().execute(async (transaction) => {
    for (const name of off) await sql.raw(`set local ${name} = off`).execute(transaction);
    await sql.raw(`set local statement_timeout = '${seconds}s'`).execute(transaction);
    return work(transaction);
  });

describe('finding ten thousand cards among ten thousand without statistics', () => {
  it.each([
    ['whatever the planner chooses', []],
    ['where it uses no index', ['enable_indexscan', 'enable_bitmapscan', 'enable_indexonlyscan']],
    ['where it uses nothing but indexes', ['enable_seqscan']],
  ])('works %s', async (_how, settings) => {
    const find = (db: Db) => new KnownCardsReadModel(db).find(projectId, wanted);
    const known = await limited(20, [...onlyNestedLoops, ...settings], find);
    expect(known).toMatchObject({ byTitle: { size: cards }, byAddress: { size: cards } });
  });

  // The embedded database cannot end a statement.
  it.runIf(inject('databaseServer').kind === 'postgres')('control: a join of both lists does not end', async () => {
    const keys = wanted.map(({ title }) => title);
    const join = (db: Db) =>
      sql`select distinct on (title_key) title_key, c.slug from card_texts t join cards c on c.id = t.card_id
        where t.project_id = ${projectId} and c.deleted_at is null and title_key is not null
        and md5(title_key) = any(select md5(given) from unnest(${keys}::text[]) as given)
        order by title_key, c.id`.execute(db);
    await expect(limited(2, onlyNestedLoops, join)).rejects.toMatchObject({ code: '57014' });
  });
});
