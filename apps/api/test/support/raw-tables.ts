import type pg from 'pg';
import type { Product } from './product.ts';

/** Speaks SQL to the product's database, for what no call shows: what is stored, and faults that have to be provoked. */
export async function query<R extends object>(product: Product, text: string, values: unknown[] = []): Promise<R[]> {
  const { rows } = await (product.database.pool as pg.Pool).query<R>(text, values);
  return rows;
}
