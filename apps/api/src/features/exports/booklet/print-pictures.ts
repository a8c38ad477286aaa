import { renditionKey } from '#features/attachments/attachment.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { printableJpeg } from '#platform/images/draw-jpeg.ts';
import type { ExportedPicture } from '../content/content.ts';
import type { BookletPicture } from './options.ts';

/** Widths in pixels: a picture across a page at 150 pixels an inch, one of several on a page, and one in a list. */
export const printWidths = { page: 1240, part: 720, list: 240 } as const;

/** The number of pictures decoded at the same time: two keep two cores busy. */
const atOnce = 2;

/** Prepares pictures for printing, as JPEG, which a PDF can contain without conversion. */
export class PrintPictures {
  readonly #files: Pick<FileStore, 'read'>;

  constructor(files: Pick<FileStore, 'read'>) {
    this.#files = files;
  }

  /** Each picture once. Those whose file is missing or broken are left out: art is printed instead. */
  async make(
    pictures: readonly (ExportedPicture | null)[],
    width: number,
    stop: AbortSignal,
  ): Promise<BookletPicture[]> {
    const paths = [...new Set(pictures.flatMap((picture) => picture?.path ?? []))];
    const made: BookletPicture[] = [];
    for (let from = 0; from < paths.length; from += atOnce) {
      stop.throwIfAborted();
      const some = await Promise.all(paths.slice(from, from + atOnce).map((path) => this.#make(path, width)));
      made.push(...some.flatMap((picture) => picture ?? []));
    }
    return made;
  }

  async #make(path: string, width: number): Promise<BookletPicture | undefined> {
    const file = await this.#files.read(renditionKey(path, width <= printWidths.list ? 'tile' : 'large'));
    const stored = file ?? (await this.#files.read(renditionKey(path, 'small')));
    if (!stored) return undefined;
    const jpeg = await printableJpeg(stored, width);
    // A separate copy, since it is transferred to another thread.
    return jpeg && { path, jpeg: new Uint8Array(jpeg) };
  }
}
