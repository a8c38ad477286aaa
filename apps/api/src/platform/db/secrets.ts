import { randomBytes } from 'node:crypto';
import type { Db, DbTransaction } from './database.ts';

/** The name of the value by which a store of files knows its database. */
export const fileOwnerSecret = 'file-owner';

/**
 * A random value of 256 bits that all processes of the installation share under a name. The first process that needs it
 * creates it; then it stays in memory.
 */
export function sharedSecret(db: Db, name: string): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => {
    known ??= await readOrMake(db, name);
    return known;
  };
}

/** The stored value with a name; undefined if there is none yet. */
export async function storedSecret(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('installation_secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Stores a value that another database or an earlier state of this one had. */
export async function keepSecret(transaction: DbTransaction, name: string, value: Buffer): Promise<void> {
  await transaction.insertInto('installation_secrets').values({ name, value }).execute();
}

async function readOrMake(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('installation_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('installation_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return row.value;
}
