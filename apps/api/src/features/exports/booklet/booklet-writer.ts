import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BookletAnswer, BookletCall, BookletThreadData } from './booklet.thread.ts';
import type { BookletCard, BookletChunk, BookletPlan, WrittenBooklet } from './options.ts';

/** Why a booklet was not written. */
export class BookletError extends Error {
  readonly reason: 'stopped' | 'out of memory' | 'failed';
  /** The code of the system error, as in ENOSPC. */
  readonly code: string | undefined;

  constructor(reason: BookletError['reason'], message: string, code?: string) {
    super(message);
    this.name = 'BookletError';
    this.reason = reason;
    this.code = code;
  }
}

interface OpenBooklet {
  readonly plan: BookletPlan;
  /** The file to write. It is removed if the booklet is not finished. */
  readonly path: string;
  /** Ends the work immediately. */
  readonly stop: AbortSignal;
  /** The memory limit of the objects of the thread; that of Typst is bounded by the size of the chunks. */
  readonly memoryMb?: number;
}

const program = new URL('./booklet.thread.ts', import.meta.url);

/**
 * Writes a booklet to a file, in a separate thread. Call `measure` with all cards, then `add` with chunks of radars, of
 * trends and of insights, with the map, and with chunks of cards, one call after the other, and `finish` at the end. A call fails with a
 * `BookletError`; the file is then removed.
 */
export class BookletWriter {
  readonly #worker: Worker;
  readonly #path: string;
  readonly #stop: AbortSignal;
  #asked: PromiseWithResolvers<WrittenBooklet | undefined> | undefined;
  #error: BookletError | undefined;

  private constructor({ plan, path, stop, memoryMb = 256 }: OpenBooklet) {
    this.#path = path;
    this.#stop = stop;
    const workerData: BookletThreadData = { plan, path };
    this.#worker = new Worker(program, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      stdout: true,
      stderr: true,
    });
    this.#worker.on('message', (answer: BookletAnswer) => this.#heard(answer));
    this.#worker.once('error', (error) => this.#fail(errorOf(error)));
    this.#worker.once('exit', () => this.#fail(new BookletError('failed', 'The thread ended before the booklet did.')));
    stop.addEventListener('abort', this.#onStop, { once: true });
    if (stop.aborted) this.#onStop();
  }

  /** Opens the file and prints the parts before the cards. */
  static async open(open: OpenBooklet): Promise<BookletWriter> {
    const writer = new BookletWriter(open);
    await writer.#ask({ call: 'begin' });
    return writer;
  }

  /** Finds out how many pages cards take, so that page numbers are known before they are printed. */
  async measure(cards: readonly BookletCard[]): Promise<void> {
    await this.#ask({ call: 'measure', cards });
  }

  /** Adds pages. The bytes of the pictures are transferred to the thread and cannot be used afterwards. */
  async add(chunk: BookletChunk): Promise<void> {
    await this.#ask({ call: 'add', chunk }, [...new Set(chunk.pictures.map(({ jpeg }) => jpeg.buffer))]);
  }

  /** Ends the file and the thread. */
  async finish(): Promise<WrittenBooklet> {
    const written = await this.#ask({ call: 'finish' });
    if (!written) throw new TypeError('The thread has to say what it has written.');
    this.#stop.removeEventListener('abort', this.#onStop);
    this.#worker.removeAllListeners('exit');
    await this.#worker.terminate();
    return written;
  }

  /** Ends the thread, even during its work, and removes the file. Without effect after `finish`. */
  async terminate(): Promise<void> {
    this.#fail(new BookletError('stopped', 'The booklet was stopped.'));
    await this.#cleanUp();
  }

  readonly #onStop = (): void => this.#fail(new BookletError('stopped', 'The booklet was stopped.'));

  async #ask(call: BookletCall, handOver: readonly ArrayBuffer[] = []): Promise<WrittenBooklet | undefined> {
    if (this.#asked) throw new TypeError('The call before has to end first.');
    if (!this.#error) {
      this.#asked = Promise.withResolvers();
      this.#worker.postMessage(call, [...handOver]);
    }
    try {
      if (this.#error) throw this.#error;
      return await this.#asked?.promise;
    } catch (error) {
      await this.#cleanUp();
      throw error;
    } finally {
      this.#asked = undefined;
    }
  }

  #heard(answer: BookletAnswer): void {
    if ('done' in answer) this.#asked?.resolve(answer.done);
    else this.#fail(new BookletError('failed', answer.failed, answer.code));
  }

  #fail(error: BookletError): void {
    this.#error ??= error;
    this.#asked?.reject(this.#error);
  }

  /** Ends the thread, then removes the file and the temporary files next to it. */
  async #cleanUp(): Promise<void> {
    this.#stop.removeEventListener('abort', this.#onStop);
    await this.#worker.terminate();
    const folder = dirname(this.#path);
    const names = await readdir(folder).catch(() => []);
    const own = names.filter(
      (name) => name === basename(this.#path) || name.startsWith(`${basename(this.#path)}.later-`),
    );
    await Promise.all(own.map((name) => rm(join(folder, name), { force: true })));
  }
}

function errorOf(error: unknown): BookletError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new BookletError('out of memory', 'The booklet needs too much memory.');
  return new BookletError('failed', error instanceof Error ? error.message : String(error), code);
}
