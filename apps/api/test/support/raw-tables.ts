import type pg from 'pg';
import type { Product } from './product.ts';

/** Runs SQL on the product's database, for stored data that no call shows, and to provoke faults. */
export async function query<R extends object>(product: Product, text: string, values: unknown[] = []): Promise<R[]> {
  const { rows } = await (product.database.pool as pg.Pool).query<R>(text, values);
  return rows;
}
