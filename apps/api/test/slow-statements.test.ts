import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allowLongStatements } from '../src/platform/db/database.ts';
import type { Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let product: Product;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const makeCard = () =>
  ada.call('POST /v1/cards', {
    body: { data: { type: 'cards', attributes: { title: 'A signal', project_slug: project } } },
  });
const total = async () =>
  (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.meta.total_record_count;

describe('a statement that the database ends because it takes too long', () => {
  it('is answered as a temporary failure, and nothing is changed', async () => {
    await query(
      product,
      `create function refuse() returns trigger language plpgsql as $$
       begin raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`,
    );
    await query(product, 'create trigger refuse before insert on card_texts for each row execute function refuse()');
    const refused = await makeCard();
    expect([refused.status, refused.errors[0]?.code]).toEqual([503, 'unavailable']);
    expect(refused.errors[0]?.detail).toContain('The database took too long');
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await total()).toBe(0);
    // Control: this was the failure.
    await query(product, 'drop trigger refuse on card_texts');
    expect((await makeCard()).status).toBe(201);
    expect(await total()).toBe(1);
  });
});

// The embedded database has no such limit; there the limit is set for the connection.
describe.runIf(inject('databaseServer').kind === 'postgres')('the limits of a connection to PostgreSQL', () => {
  const limitsOf = async (db: Product['database']['db']) => {
    const { rows } = await sql<object>`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
    return rows[0];
  };

  it('apply to every statement except those that declare a longer limit', async () => {
    expect(await limitsOf(product.database.db)).toEqual({ statement: '1min', idle: '1min' });
    const long = product.database.db.transaction().execute(async (transaction) => {
      await allowLongStatements(transaction);
      return limitsOf(transaction);
    });
    expect(await long).toEqual({ statement: '0', idle: '1min' });
    expect(await limitsOf(product.database.db)).toMatchObject({ statement: '1min' });
  });
});
