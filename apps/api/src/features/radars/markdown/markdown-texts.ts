import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { runInThread } from '#platform/threads/run-in-thread.ts';
import { type Form, isQuick, readyOrQuick } from './forms.rules.ts';
import type { ReadTextsData } from './read-texts.thread.ts';

const memoryMb = 256;
/** The time for all texts of a radar, in milliseconds. Usual radars need a tenth of a second. */
const readMs = 10_000;

/**
 * Reads the Markdown of radars. Unless it is certain to be quick, this is done in a thread with limits, for a bounded
 * number of radars at the same time: editors can write texts that take seconds.
 */
export class MarkdownTexts {
  readonly #readMs: number;
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 30,
    perPerson: { atOnce: 1, mayWait: 8 },
    busy: 'Many radars are being drawn right now. Please try again in a moment.',
  });

  constructor(ms = readMs) {
    this.#readMs = ms;
  }

  /**
   * Reads the texts of a radar, and returns a function with their forms. If the time or the memory does not suffice, the
   * remaining texts are treated as plain text. The radars of a project wait only for each other. Throws the 503 problem
   * if too many are waiting.
   */
  async read(texts: readonly string[], form: Form, projectId: number): Promise<(text: string) => string> {
    const different = [...new Set(texts)];
    if (isQuick(different)) return readyOrQuick([], form);
    const inThread = () => this.#inThread({ texts: different, form });
    return readyOrQuick(await this.#queue.run(inThread, `project ${projectId}`), form);
  }

  /** The texts that were ready in time, with their forms. */
  async #inThread(data: ReadTextsData): Promise<[string, string][]> {
    const ready: [string, string][] = [];
    const { how } = await runInThread<null, [string, string], ReadTextsData>({
      program: new URL('./read-texts.thread.ts', import.meta.url),
      data,
      memoryMb,
      stop: AbortSignal.timeout(this.#readMs),
      onUpdate: (made) => ready.push(made),
    });
    if (how === 'failed') throw new Error('The thread that reads Markdown failed.');
    return ready;
  }
}
