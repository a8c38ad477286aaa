import type { Db } from './database.ts';

/** Reads several things in one state of the database: in the transaction `db` if it is one, otherwise in a new one. */
export const inOneState = <T>(db: Db, read: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? read(db) : db.transaction().setIsolationLevel('repeatable read').execute(read);
