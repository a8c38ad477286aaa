import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serverLimits } from '@foreglow/contract';
import type { FileStore } from '#platform/files/file-store.ts';
import { drawJpeg } from '#platform/images/draw-jpeg.ts';
import type { WordsData } from '#platform/languages/words.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { resultOfThread } from '#platform/threads/result-of-thread.ts';
import type { ExportedPicture, ExportedProject } from '../content/content.ts';
import { artSvg, dawnSvg } from './art-svg.rules.ts';
import type { Deck } from './draw-deck.ts';
import { pixels } from './layout.ts';
import { coverOf, type SlideItems, slidesOf } from './slide-content.rules.ts';
import { defaultSlideStyle, type SlideStyle } from './slide-style.ts';
import { DatedSlideWords, type SlideEntries } from './words.ts';

export interface SlidesRequest {
  readonly project: ExportedProject;
  /** At most `serverLimits.slides`. */
  readonly items: SlideItems;
  readonly words: WordsData<SlideEntries>;
  /** The time zone of the dates, as in `Europe/Berlin`. */
  readonly timeZone: string;
  /** If undefined, that of the default theme. */
  readonly style?: SlideStyle;
  /** Slug of the person who exports. */
  readonly person: string;
  /** The path of the presentation. Pictures are stored in its folder while it is made. */
  readonly path: string;
  /** Stops the work, which then throws an `AbortError`. */
  readonly stop: AbortSignal;
  /** Called with the number of pictures that are ready; the drawing follows. */
  readonly onProgress?: (done: number) => void;
}

/** The memory limit for the objects of a thread, which contain the texts: pictures are read from files. */
const memoryMb = 512;

/** Makes editable presentations (PPTX), one at a time, in a separate thread. */
export class SlidesMaker {
  readonly #files: Pick<FileStore, 'read'>;
  readonly #queue = new BoundedQueue({
    atOnce: 1,
    mayWait: 20,
    perPerson: { atOnce: 1, mayWait: 4 },
    busy: 'Other presentations are being made right now. Please try again in a moment.',
  });

  constructor(files: Pick<FileStore, 'read'>) {
    this.#files = files;
  }

  /** Writes the presentation and returns its length in bytes. Throws the 503 problem if too many are waiting. */
  make(request: SlidesRequest): Promise<number> {
    if (countOf(request.items) > serverLimits.slides) throw new RangeError(`More than ${serverLimits.slides} slides.`);
    return this.#queue.run(() => this.#make(request), request.person);
  }

  async #make(request: SlidesRequest): Promise<number> {
    const folder = await mkdtemp(join(dirname(request.path), 'slides-'));
    try {
      const deck = await this.#deckOf(request, folder);
      return await resultOfThread<number, never, Deck & { path: string }>('Making slides', {
        program: new URL('./make-slides.thread.ts', import.meta.url),
        data: { ...deck, path: request.path },
        memoryMb,
        stop: request.stop,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The deck, with its pictures in a folder. */
  async #deckOf(
    { project, items, words: data, timeZone, style = defaultSlideStyle, stop, onProgress }: SlidesRequest,
    folder: string,
  ): Promise<Deck> {
    const words = new DatedSlideWords(data, timeZone);
    const cover = join(folder, 'cover.jpeg');
    await writeFile(cover, await drawJpeg(Buffer.from(dawnSvg(pixels.cover, style.dawn)), pixels.cover));
    const slides: Deck['slides'][number][] = [];
    for (const planned of slidesOf(project, items, words)) {
      stop.throwIfAborted();
      if ('content' in planned) {
        const { content, seed, picture } = planned;
        const path = join(folder, `${slides.length}.jpeg`);
        await writeFile(path, await this.#pictureOf(seed, picture, content.evidence ? pixels.wide : pixels.tall));
        slides.push({ content, picture: path });
      } else slides.push(planned);
      onProgress?.(Math.min(slides.length, countOf(items)));
    }
    return { words: data, style, cover: { ...coverOf(project, items, words), picture: cover }, slides };
  }

  /** The picture, or art if there is none, or if its file is missing or broken. */
  async #pictureOf(
    seed: string,
    picture: ExportedPicture | null,
    size: { readonly width: number; readonly height: number },
  ): Promise<Buffer> {
    const file = picture && (await this.#files.read(`${picture.path}/large.webp`));
    const art = () => drawJpeg(Buffer.from(artSvg(seed, size)), size);
    return file ? drawJpeg(file, size).catch(art) : art();
  }
}

/** The number of exported items on the slides. */
const countOf = (items: SlideItems): number =>
  items.kind === 'project'
    ? items.insights.length + items.trends.length + items.radars.length + items.cards.length
    : items.items.length;
