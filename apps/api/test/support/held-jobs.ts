import type { Product } from './product.ts';
import { query } from './raw-tables.ts';

/** Keeps the jobs that are sent from being done. The function it returns lets those of a kind be done. */
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

/** Wakes those who wait for jobs of a kind, as pg-boss does when one is sent: without it they look every 15 seconds. */
export const wakeJobs = (product: Product, name: string) =>
  query(product, "select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), $1)", [name]);
