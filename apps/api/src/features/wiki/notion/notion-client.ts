import { Client, LogLevel } from '@notionhq/client';
import type { Outside } from '#platform/outside/outside.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';

/** The maximum duration and size of an answer. */
const longestMs = 15_000;
const maxBytes = 8 * 1024 * 1024;
/** Notion allows about three requests a second and states how long to wait if there are more. */
const atOnce = 3;

/** Settings of a workspace of Notion. */
export interface NotionSettings {
  /** The token of an integration that may read the pages. */
  readonly token: string;
  /** The id of the root page. */
  readonly rootPage: string;
}

/** The calls of Notion's API that the wiki needs, a few at the same time. */
export class NotionClient {
  readonly #client: Client;
  readonly #queue = new BoundedQueue({
    atOnce,
    mayWait: 100_000,
    busy: 'Many pages are being read from Notion right now. Please try again in a moment.',
  });

  /** `baseUrl` is another address of the API, for tests. */
  constructor(outside: Outside, token: string, baseUrl?: string) {
    this.#client = new Client({
      auth: token,
      ...(baseUrl && { baseUrl }),
      logLevel: LogLevel.ERROR,
      // Failures are reported by the code that shows the pages.
      logger: () => undefined,
      // After a 429, the request is repeated after the time stated in the answer.
      retry: { maxRetries: 5, initialRetryDelayMs: 500, maxRetryDelayMs: 60_000 },
      async fetch(url, init) {
        const headers = init?.headers ?? {};
        const {
          status,
          bytes,
          headers: answered,
        } = await outside.within(longestMs, (over) =>
          outside.get({ url, accept: 'application/json', maxBytes, beyond: 'refuse', headers }, over),
        );
        const retryAfter = answered['retry-after'];
        return {
          ok: status >= 200 && status < 300,
          status,
          headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
          text: async () => bytes.toString(),
        };
      },
    });
  }

  page(id: string) {
    return this.#queue.run(() => this.#client.pages.retrieve({ page_id: id }));
  }

  block(id: string) {
    return this.#queue.run(() => this.#client.blocks.retrieve({ block_id: id }));
  }

  /** One page of results with the blocks inside a page or a block. */
  children(id: string, cursor: string | undefined) {
    return this.#queue.run(() =>
      this.#client.blocks.children.list({ block_id: id, page_size: 100, ...(cursor && { start_cursor: cursor }) }),
    );
  }
}
