import { randomBytes } from 'node:crypto';
import type { FileStore } from '#platform/files/file-store.ts';
import { removeUnrecorded } from '#platform/files/remove-unrecorded.ts';
import type { Images, ReadyImage } from '#platform/images/images.ts';
import { renditionNames } from '#platform/images/rendition.rules.ts';
import { imagesFolder, renditionKey } from './attachment.ts';
import type { NewAttachment } from './attachments.repo.ts';

/** The facts about a picture and its files that an attachment stores. */
export type StoredPicture = Pick<NewAttachment, 'path' | 'size' | 'animated' | 'blurhash' | 'focus' | 'bytes'>;

/** Prepares pictures and stores their renditions. */
export class PictureStore {
  readonly #files: FileStore;
  readonly #images: Images;

  constructor(files: FileStore, images: Images) {
    this.#files = files;
    this.#images = images;
  }

  /** Decodes a picture, as `Images` does. `load` reads the file when its turn comes. */
  makeReady(load: () => Promise<Buffer>): Promise<ReadyImage> {
    return this.#images.makeReady(load);
  }

  /**
   * Writes the renditions, then calls `record`, which creates an attachment from them. If that throws, the renditions
   * are removed again, unless they may have been recorded. Until then they are not visible, and files left by a killed
   * process are orphans.
   */
  async keep<T>(picture: ReadyImage, record: (stored: StoredPicture) => Promise<T>): Promise<T> {
    const { size, animated, blurhash, focus, renditions } = picture;
    const path = `${imagesFolder}${randomBytes(12).toString('hex')}`;
    try {
      for (const name of renditionNames) {
        await this.#files.write(renditionKey(path, name), renditions[name], 'image/webp');
      }
      const bytes = renditionNames.reduce((sum, name) => sum + renditions[name].length, 0);
      return await record({ path, size, animated, blurhash, focus, bytes });
    } catch (error) {
      const keys = renditionNames.map((name) => renditionKey(path, name));
      await removeUnrecorded(this.#files, keys, error);
      throw error;
    }
  }
}
