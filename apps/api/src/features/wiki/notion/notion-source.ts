import { isFullBlock, isHTTPResponseError } from '@notionhq/client';
import { LRUCache } from 'lru-cache';
import { Problem, problem } from '#platform/http/problem.ts';
import type { Outside } from '#platform/outside/outside.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import type { SourceImage, SourcePage, WikiSource } from '../wiki-source.ts';
import { fileUrl, lastingUrl } from './notion-blocks.rules.ts';
import type { NotionClient } from './notion-client.ts';
import { wikiPages } from './notion-pages.rules.ts';
import { everyNotionBlock, everyPage, type NotionPage, readTree } from './read-tree.ts';

/** How long the pages are shown without asking Notion. Afterwards they are read again while the old ones are shown. */
const freshMs = 5 * 60_000;
/** How long no requests are sent to Notion after a failure. */
const pauseMs = 30_000;
/** How long a reader waits for pages that have never been read. Later readers do not wait. */
export const firstMs = 8000;
const imageMs = 15_000;
const maxImageBytes = 20 * 1024 * 1024;
const cachedImageBytes = 64 * 1024 * 1024;

interface CachedPages {
  readonly pages: readonly SourcePage[];
  readonly byId: ReadonlyMap<string, NotionPage>;
  readonly read: number;
}

interface Parts {
  readonly client: NotionClient;
  readonly outside: Outside;
  /** The id of the root page in the format of Notion's API. */
  readonly rootId: string;
  /** Returns the current time in milliseconds. */
  readonly now: () => number;
}

/** The pages of a workspace of Notion, cached in memory. While Notion cannot be reached, the last ones are shown. */
export class NotionSource implements WikiSource {
  readonly #parts: Parts;
  #cached: CachedPages | undefined;
  #reading: Promise<CachedPages> | undefined;
  /** Reading the pages takes longer than readers wait. */
  #isLate = false;
  #failure: { readonly at: number; readonly problem: Problem } | undefined;
  readonly #images = new LRUCache<string, Buffer>({
    maxSize: cachedImageBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  readonly #imageQueue = new BoundedQueue({
    atOnce: 4,
    mayWait: 100,
    busy: 'Many pictures are being fetched right now. Please try again in a moment.',
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The pages in the language in which they are written, regardless of the reader's language. */
  async pages(): Promise<readonly SourcePage[]> {
    const { now, outside } = this.#parts;
    const cached = this.#cached;
    if (cached && now() - cached.read < freshMs) return cached.pages;
    if (this.#failure && now() - this.#failure.at < pauseMs) {
      if (cached) return cached.pages;
      throw this.#failure.problem;
    }
    const reading = this.#read();
    if (cached) return cached.pages;
    if (this.#isLate) throw unavailable(stillReading);
    return outside.within(firstMs, async (over) => {
      const late = Promise.withResolvers<never>();
      const giveUp = () => {
        this.#isLate = true;
        late.reject(unavailable(stillReading));
      };
      over.addEventListener('abort', giveUp, { once: true });
      return (await Promise.race([reading, late.promise])).pages;
    });
  }

  async image(blockId: string): Promise<SourceImage | undefined> {
    await this.pages();
    const block = [...(this.#cached?.byId.values() ?? [])].flatMap(everyNotionBlock).find(({ id }) => id === blockId);
    if (block?.type !== 'image') return undefined;
    const state = `${blockId} ${lastingUrl(block.image)}`;
    return {
      url: fileUrl(block.image),
      state,
      read: async () => {
        const known = this.#images.get(state);
        if (known) return known;
        const bytes = await this.#imageQueue.run(() => this.#fetchImage(blockId));
        this.#images.set(state, bytes);
        return bytes;
      },
    };
  }

  /** Reads all pages, once for all callers that wait for them. */
  #read(): Promise<CachedPages> {
    this.#reading ??= this.#readNow().finally(() => {
      this.#reading = undefined;
      this.#isLate = false;
    });
    // If there are older pages to show, nobody waits for the result; the failure is remembered.
    this.#reading.catch(() => undefined);
    return this.#reading;
  }

  async #readNow(): Promise<CachedPages> {
    const { client, rootId, now } = this.#parts;
    try {
      const tree = await readTree(client, rootId, this.#cached?.byId ?? new Map(), now);
      const byId = new Map(everyPage(tree.root).map((page) => [page.id, page]));
      this.#cached = { pages: wikiPages(tree), byId, read: now() };
      this.#failure = undefined;
      return this.#cached;
    } catch (error) {
      const failure = explain(error);
      this.#failure = { at: now(), problem: failure };
      throw failure;
    }
  }

  /** The bytes of a picture. Its block is read again, since the address of an uploaded file expires after an hour. */
  async #fetchImage(blockId: string): Promise<Buffer> {
    const { client, outside } = this.#parts;
    const block = await client.block(blockId).catch((error) => Promise.reject(explain(error)));
    if (!isFullBlock(block) || block.type !== 'image') throw problem('not_found');
    const wanted = { url: fileUrl(block.image), accept: 'image/*', maxBytes: maxImageBytes, beyond: 'refuse' } as const;
    const { status, bytes } = await outside
      .within(imageMs, (over) => outside.get(wanted, over))
      .catch((error) => Promise.reject(imageProblem(error)));
    if (status < 200 || status > 299) throw problem('image_fetch_failed', `Failed to fetch image: ${status}`);
    return bytes;
  }
}

const stillReading = 'The pages are still being read from Notion.';

const unavailable = (detail: string): Problem => new Problem([{ code: 'unavailable', detail }], pauseMs / 1000);

/** The problem that explains to readers why pages cannot be shown. */
function explain(error: unknown): Problem {
  if (isHTTPResponseError(error) && [401, 403, 404].includes(error.status)) {
    return unavailable(
      'Notion does not give the pages of the wiki to this installation. An administrator has to check NOTION_TOKEN and NOTION_ROOT_PAGE.',
    );
  }
  return unavailable('Notion cannot be reached right now.');
}

/** A reader of the page cannot fix a fault in the address of a picture. */
const imageProblem = (error: unknown): Problem =>
  error instanceof Problem && error.items[0].code === 'answer_too_large'
    ? error
    : problem('image_fetch_failed', 'Failed to fetch image: its site cannot be reached.');
