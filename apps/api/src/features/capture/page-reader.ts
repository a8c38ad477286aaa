import type { CaptureAttributes } from '@foreglow/contract';
import type { Fetched } from '#platform/outside/outside.ts';
import { readPdf } from '#platform/pdf/read-pdf.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { runInThread } from '#platform/threads/run-in-thread.ts';
import { type Details, pdfDetails, plainDetails } from './capture.rules.ts';
import type { PageFound, ReadPageData } from './read-page.thread.ts';

export interface PageToRead {
  readonly kind: CaptureAttributes['kind'];
  readonly page: Fetched;
  /** Slug of the person who makes the capture. */
  readonly person: string;
  /** Aborts when the answer must be sent with the data available so far. */
  readonly over: AbortSignal;
  /** Aborts when the caller no longer waits for the answer. */
  readonly disconnected: AbortSignal;
}

interface ReadPage {
  readonly details: Details;
  /** False where the page could not be read. */
  readonly whole: boolean;
  /** The address to which the page leads on by itself. */
  readonly next?: string | undefined;
}

const memoryMb = 256;
/** Extra time, after the time limit, in which the beginning of a page is still read. */
const graceMs = 3000;

/** Reads pages of other sites, each in its own thread, a bounded number at the same time. */
export class PageReader {
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 60,
    perPerson: { atOnce: 1, mayWait: 30 },
    busy: 'Many pages are being read right now. Please try again in a moment.',
  });

  /** The facts of a page. A page that cannot be read, or not in time, is named after its address. */
  async read(wanted: PageToRead): Promise<ReadPage> {
    const { kind, page, person, over } = wanted;
    const plain = plainDetails(page.url);
    switch (kind) {
      case 'html': {
        const found = await this.#queue.run(() => readHtmlPage(wanted), person);
        return { details: plain, ...found, whole: found !== undefined };
      }
      case 'pdf': {
        const facts = await this.#queue.run(() => readPdf(page.bytes, over), person);
        return { details: pdfDetails(facts, page.url), whole: true };
      }
      case 'image':
        return { details: { ...plain, image_url: page.url.href }, whole: true };
      case 'other':
        return { details: plain, whole: true };
    }
  }
}

async function readHtmlPage({ page, over, disconnected }: PageToRead): Promise<PageFound | undefined> {
  const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const tooLate = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const isOver = () => {
    Atomics.store(flag, 0, 1);
    timer = setTimeout(() => tooLate.abort(), graceMs);
  };
  over.addEventListener('abort', isOver, { once: true });
  if (over.aborted) isOver();
  try {
    const end = await runInThread<PageFound, never, ReadPageData>({
      program: new URL('./read-page.thread.ts', import.meta.url),
      data: { bytes: page.bytes, type: page.type, url: page.url.href, over: flag },
      memoryMb,
      stop: AbortSignal.any([disconnected, tooLate.signal]),
    });
    return end.how === 'finished' ? end.result : undefined;
  } finally {
    clearTimeout(timer);
    over.removeEventListener('abort', isOver);
  }
}
