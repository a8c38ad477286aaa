import type { Db } from '#platform/db/database.ts';
import { FileOwner } from '#platform/files/file-owner.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { exportsFolder } from './export.ts';
import { ExportsReadModel } from './exports.read-model.ts';

const day = 86_400_000;
/** The number of keys looked up in the database with one query. */
const atOnce = 500;

/** Files that belong to no export: a process was killed, or their project or owner has been deleted. */
export class StrayFiles {
  readonly #db: Db;
  readonly #files: FileStore;
  readonly #owner: FileOwner;

  constructor(db: Db, files: FileStore) {
    this.#db = db;
    this.#files = files;
    this.#owner = new FileOwner(db, files);
  }

  /**
   * Removes files older than a day. A newer one may belong to an export that is just being recorded. If the files belong
   * to another database, none is removed, which the nightly removal of pictures reports.
   */
  async remove(now: Date): Promise<void> {
    if (!(await this.#owner.isThisDatabase())) return;
    const old: string[] = [];
    for await (const { key, modified } of this.#files.list(exportsFolder)) {
      if (now.getTime() - modified.getTime() > day) old.push(key);
    }
    for (let from = 0; from < old.length; from += atOnce) {
      const keys = old.slice(from, from + atOnce);
      const known = await new ExportsReadModel(this.#db).knownKeys(keys);
      await this.#files.remove(keys.filter((key) => !known.has(key)));
    }
  }
}
