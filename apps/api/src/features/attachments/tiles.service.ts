import type { Db } from '#platform/db/database.ts';
import { type FileStore, isAlreadyStored } from '#platform/files/file-store.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Images } from '#platform/images/images.ts';
import type { Size } from '#platform/images/rendition.rules.ts';
import { renditionKey } from './attachment.ts';
import { AttachmentsReadModel } from './attachments.read-model.ts';
import { AttachmentsRepo } from './attachments.repo.ts';

/**
 * The number of pictures that one run makes tiles of: less than a minute of work, between which uploads are processed.
 */
const atMost = 200;

/** Makes the tiles of pictures uploaded before tiles existed. Until then their small rendition is shown. */
export class TilesService {
  readonly #db: Db;
  readonly #files: FileStore;
  readonly #images: Images;

  constructor(db: Db, files: FileStore, images: Images) {
    this.#db = db;
    this.#files = files;
    this.#images = images;
  }

  /**
   * Makes the tiles of some pictures, and returns their number. Safe to run concurrently with any call and with itself.
   */
  async makeSome(signal?: AbortSignal): Promise<number> {
    const pictures = await new AttachmentsReadModel(this.#db).withoutTile(atMost);
    for (const { path, size } of pictures) {
      signal?.throwIfAborted();
      const tile = await this.#make(path, size);
      if (tile) await this.#keep(path, tile);
      await this.#db
        .transaction()
        .execute((transaction) => new AttachmentsRepo(transaction).noteTile(path, tile?.length ?? null));
    }
    return pictures.length;
  }

  /** Stores a tile. One that is stored already was made by a run that was interrupted, or by one at the same time. */
  async #keep(path: string, tile: Buffer): Promise<void> {
    await this.#files.write(renditionKey(path, 'tile'), tile, 'image/webp').catch((error: unknown) => {
      if (!isAlreadyStored(error)) throw error;
    });
  }

  /** The tile; undefined where the file it is made from is missing or broken. */
  async #make(path: string, size: Size): Promise<Buffer | undefined> {
    const small = await this.#files.read(renditionKey(path, 'small'));
    if (!small) return undefined;
    return this.#images.tileFrom(small, size).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 422) return undefined;
      throw error;
    });
  }
}
