import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

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
