import { describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { UnreachableDatabaseError } from './reach-database.ts';

describe('a database that cannot be reached', () => {
  it.each([
    ['postgres://nobody:s3cret@127.0.0.1:1/none', 'connect ECONNREFUSED 127.0.0.1:1'],
    ['postgres://nobody:s3cret@/none?host=/nowhere', 'connect ENOENT /nowhere/.s.PGSQL.5432'],
    ['postgres://nobody:s3cret%e4@127.0.0.1:1/none', 'URI malformed'],
  ])('is reported with its setting and the reason, and without the password: %s', async (databaseUrl, reason) => {
    await expect(openDatabase({ dataDir: 'unused', databaseUrl, poolSize: 2 })).rejects.toThrow(
      new UnreachableDatabaseError(`The database of DATABASE_URL cannot be reached: ${reason}.`),
    );
  });
});
