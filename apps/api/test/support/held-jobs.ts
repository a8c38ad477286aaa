import type { Product } from './product.ts';
import { query } from './raw-tables.ts';

/** Delays the jobs of a kind that are sent from now on. The returned function releases them. */
export async function holdJobs(product: Product, name: string): Promise<() => Promise<void>> {
  await query(
    product,
    `create or replace function hold_job() returns trigger language plpgsql as $$
      begin new.start_after := now() + interval '1 hour'; return new; end $$`,
  );
  await query(
    product,
    'create or replace trigger hold_jobs before insert on pgboss.job for each row execute function hold_job()',
  );
  return async () => {
    await query(product, 'drop trigger hold_jobs on pgboss.job');
    await query(product, "update pgboss.job set start_after = now() where name = $1 and state < 'active'", [name]);
    await wakeJobs(product, name);
  };
}

/**
 * Wakes the workers for a kind of job, as pg-boss does when a job is sent; otherwise they look for jobs every 15
 * seconds.
 */
export const wakeJobs = (product: Product, name: string) =>
  query(product, "select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), $1)", [name]);
