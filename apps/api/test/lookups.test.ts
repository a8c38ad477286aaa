import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LookupKind, Lookups } from '../src/platform/db/lookups.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let lookups: Lookups;
const kind = (name: string, column: string): LookupKind<{ readonly found: string }, string> => ({
  name,
  query: (_db, keys) =>
    sql`select k as key, ${sql.lit(column)} || k as found from unnest(${keys}::text[]) k where k <> 'nothing'`,
  toValue: ({ found }) => found,
});

beforeAll(async () => {
  product = await startProduct();
  lookups = new Lookups(product.database);
});
afterAll(() => product?.stop());

it('finds the values of several kinds together, each by its key', async () => {
  const first = lookups.of(kind('first', 'a '));
  const second = lookups.of(kind('second', 'b '));
  const found = await Promise.all([first('x'), second('x'), second('y z'), first('nothing'), first('x')]);
  expect(found).toEqual(['a x', 'b x', 'b y z', undefined, 'a x']);
  expect(await second('x')).toBe('b x');
});

it('finds nothing by an invalid key, without failing the lookups combined with it', async () => {
  const find = lookups.of(kind('third', 'c '));
  expect(await Promise.all([find('x'), find('x\0'), find('y')])).toEqual(['c x', undefined, 'c y']);
});

it('refuses a query with other parameters than the keys', async () => {
  const broken = { ...kind('broken', 'd '), query: () => sql`select ${1} as key, ${2} as found` };
  await expect(lookups.of(broken)('x')).rejects.toThrow('one parameter');
});
