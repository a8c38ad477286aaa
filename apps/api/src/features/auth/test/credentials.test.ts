import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CredentialsReadModel } from '#features/users/credentials.read-model.ts';
import { SessionsRepo } from '#features/users/sessions.repo.ts';
import { StoredUsersReadModel } from '#features/users/stored-users.read-model.ts';
import { applyMigrations } from '#platform/db/migrate.ts';
import { beforeMigration } from '#test/support/before-migration.ts';
import { Factory } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

it('passwords stored with accounts stay, and accounts without one and deleted ones have none', async () => {
  const migration = '0050_credentials.sql';
  await beforeMigration(product, migration, async (transaction) => {
    const user = (slug: string, hash: string, deleted: Date | null = null) =>
      sql`insert into users (slug, name, email, password_hash, deleted_at)
        values (${slug}, ${slug}, ${`${slug}@example.org`}, ${hash}, ${deleted})`.execute(transaction);
    await user('ada', '$argon2id$v=19$of-ada');
    await user('bo', 'none');
    await user('gone', '$argon2id$v=19$of-gone', new Date());
    expect(await applyMigrations(transaction)).toContain(migration);
    const { rows } = await sql<{ slug: string; secret: string }>`
      select u.slug, c.secret from credentials c join users u on u.id = c.user_id`.execute(transaction);
    expect(rows).toEqual([{ slug: 'ada', secret: '$argon2id$v=19$of-ada' }]);
  });
});

it('an account that is deleted has no credentials any more', async () => {
  const factory = new Factory(product.database.db, product.address);
  await factory.administrator();
  const bo = await factory.person({ password: 'first light 2040' });
  const password = () => new CredentialsReadModel(product.database.db).passwordOf(bo.id);
  expect(await password()).toMatch(/^\$argon2id/);
  const left = await bo.client.call('DELETE /v1/me', { body: { password: 'first light 2040' } });
  expect([left.status, await password()]).toEqual([204, undefined]);
});

it('a session is opened only in the version of the access in which the proof was checked', async () => {
  const bo = await new Factory(product.database.db, product.address).person();
  const { db } = product.database;
  const checked = await new StoredUsersReadModel(db).findById(bo.id);
  if (!checked) throw new Error('The account is missing.');
  const open = (token: string) =>
    db
      .transaction()
      .execute((transaction) => new SessionsRepo(transaction).create(checked, Buffer.from(token), 'test'));
  expect(await open('before')).toBeInstanceOf(Date);
  await query(product, `update users set access_version = access_version + 1 where id = ${bo.id}`);
  expect(await open('after')).toBeUndefined();
});
