import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { problem } from '../http/problem.ts';
import { BoundedQueue } from '../queue/bounded-queue.ts';

export interface Question {
  readonly text: string;
  /** Words that an attacker may know, such as a name. */
  readonly words: readonly string[];
}

/** The number of characters checked of a longer text: the time grows faster than the square of the length. */
const lengthLookedAt = 64;
const wordsLookedAt = 50;
/** Far longer than any text of this length needs. */
const answerMs = 20_000;
/** The dictionaries of two languages take 80 MB, so their thread ends after being idle for this long. */
const idleMs = 30_000;

/**
 * Estimates by zxcvbn how many guesses it takes to find a text. It runs in a separate thread, one text after another,
 * since some take hundreds of milliseconds.
 */
export class Guesses {
  readonly #queue = new BoundedQueue({
    atOnce: 1,
    mayWait: 32,
    busy: 'Many passwords are being checked right now. Please try again.',
  });
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** The number of guesses as a power of ten. Throws the 503 problem when there is no result. */
  estimate(text: string, words: readonly string[]): Promise<number> {
    const known = words.map((word) => word.toLowerCase().slice(0, lengthLookedAt));
    const question = { text: text.slice(0, lengthLookedAt), words: [...new Set(known)].slice(0, wordsLookedAt) };
    return this.#queue.run(() => this.#ask(question));
  }

  async #ask(question: Question): Promise<number> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    try {
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(answerMs) });
      worker.postMessage(question);
      const [guesses] = await answer;
      this.#idle = setTimeout(() => this.#end(), idleMs).unref();
      return guesses;
    } catch {
      this.#end();
      throw problem('unavailable', 'The password could not be checked. Please try again.');
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { stdout: true, stderr: true });
    // A failing thread must not end the process, and a running one must not keep it from ending.
    worker.on('error', () => this.#end());
    worker.unref();
    return worker;
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
