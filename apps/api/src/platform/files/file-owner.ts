import type { Db } from '../db/database.ts';
import { fileOwnerSecret, sharedSecret } from '../db/secrets.ts';
import { type FileStore, isAlreadyStored } from './file-store.ts';

/** The key of the file that names the database to which the files of a store belong. */
const ownerKey = 'owner';

/**
 * Whether the files of a store belong to this database. Files that a database does not know count as unused and are
 * removed. If a second database uses the store, for example after a wrong setting or in an installation for tests, it
 * must not do this, since it does not know the files of the first one. The first database that asks becomes the owner.
 */
export class FileOwner {
  readonly #files: FileStore;
  readonly #secret: () => Promise<Buffer>;

  constructor(db: Db, files: FileStore) {
    this.#files = files;
    this.#secret = sharedSecret(db, fileOwnerSecret);
  }

  async isThisDatabase(): Promise<boolean> {
    const own = (await this.#secret()).toString('hex');
    const owner = (await this.#files.read(ownerKey)) ?? (await this.#become(own));
    return owner?.toString() === own;
  }

  async #become(own: string): Promise<Buffer | undefined> {
    // Another process may do the same at this moment; the file decides.
    await this.#files.write(ownerKey, Buffer.from(own), 'text/plain').catch((error: unknown) => {
      if (!isAlreadyStored(error)) throw error;
    });
    return this.#files.read(ownerKey);
  }
}
