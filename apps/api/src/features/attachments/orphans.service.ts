import type { Db, DbTransaction } from '#platform/db/database.ts';
import { FileOwner } from '#platform/files/file-owner.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { renditionNames } from '#platform/images/rendition.rules.ts';
import { FinalError } from '#platform/jobs/job.ts';
import { imagesFolder, renditionKey, uploadsFolder } from './attachment.ts';
import { AttachmentsReadModel } from './attachments.read-model.ts';
import { AttachmentsRepo } from './attachments.repo.ts';
import { UploadsReadModel } from './uploads.read-model.ts';
import { UploadsRepo } from './uploads.repo.ts';

const day = 86_400_000;
/** The number of files looked up in the database with one query. */
const batchSize = 500;

export interface RemovedOrphans {
  readonly uploads: number;
  readonly attachments: number;
  /** The number of removed files that belonged to nothing. */
  readonly files: number;
}

/** Removes the files and rows that uploads leave behind. */
export class OrphansService {
  readonly #db: Db;
  readonly #files: FileStore;
  readonly #owner: FileOwner;

  constructor(db: Db, files: FileStore) {
    this.#db = db;
    this.#files = files;
    this.#owner = new FileOwner(db, files);
  }

  /**
   * Removes uploads that never became attachments, attachments that nothing has used for a day, and files older than a
   * day that belong to neither. Safe to run concurrently with any call and with itself. Throws a `FinalError` and
   * removes nothing if the files belong to another database.
   */
  async removeOrphans(now = new Date()): Promise<RemovedOrphans> {
    if (!(await this.#owner.isThisDatabase())) {
      throw new FinalError(
        'The stored files belong to another database, so unused ones are not removed. If no installation with that database uses them any more, remove the file «owner» from the store.',
      );
    }
    const before = new Date(now.getTime() - day);
    const uploads = await this.#write((transaction) => new UploadsRepo(transaction).removeExpired(before));
    await this.#files.remove(uploads.map((name) => uploadsFolder + name));
    return {
      uploads: uploads.length,
      attachments: await this.#removeUnused(now, before),
      files: await this.#sweep(before),
    };
  }

  async #removeUnused(now: Date, before: Date): Promise<number> {
    await this.#write((transaction) => new AttachmentsRepo(transaction).noteUse(now));
    const paths = await this.#write((transaction) => new AttachmentsRepo(transaction).removeUnused(before));
    // Copies share their files, which are removed with the last copy.
    const known = await new AttachmentsReadModel(this.#db).knownPaths(paths);
    const gone = [...new Set(paths)].filter((path) => !known.has(path));
    await this.#files.remove(gone.flatMap((path) => renditionNames.map((name) => renditionKey(path, name))));
    return paths.length;
  }

  /**
   * Removes files left by a killed process or a failed removal. Newer files may belong to an attachment that is not
   * stored yet.
   */
  async #sweep(before: Date): Promise<number> {
    let removed = 0;
    for (const folder of [imagesFolder, uploadsFolder]) {
      let batch: string[] = [];
      for await (const { key, modified } of this.#files.list(folder)) {
        if (modified < before) batch.push(key);
        if (batch.length < batchSize) continue;
        removed += await this.#removeStrays(batch);
        batch = [];
      }
      removed += await this.#removeStrays(batch);
    }
    return removed;
  }

  async #removeStrays(keys: readonly string[]): Promise<number> {
    const pathOf = (key: string) => key.slice(0, key.lastIndexOf('/'));
    const nameOf = (key: string) => key.slice(uploadsFolder.length);
    const isUpload = (key: string) => key.startsWith(uploadsFolder);
    const names = await new UploadsReadModel(this.#db).known(keys.filter(isUpload).map(nameOf));
    const paths = await new AttachmentsReadModel(this.#db).knownPaths(keys.map(pathOf));
    const strays = keys.filter((key) => (isUpload(key) ? !names.has(nameOf(key)) : !paths.has(pathOf(key))));
    await this.#files.remove(strays);
    return strays.length;
  }

  #write<T>(work: (transaction: DbTransaction) => Promise<T>): Promise<T> {
    return this.#db.transaction().execute(work);
  }
}
