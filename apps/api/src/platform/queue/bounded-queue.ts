import { Problem } from '../http/problem.ts';

export interface QueueOptions {
  /** How many run at once. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mayWait: number;
  /** What those beyond are told. */
  readonly busy: string;
}

/** Runs what takes memory and a core a bounded number at a time, in the order it came. */
export class BoundedQueue {
  readonly #options: QueueOptions;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Does the work when it is its turn. Throws the 503 problem when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, mayWait, busy } = this.#options;
    if (this.#running >= atOnce) {
      if (this.#waiting.length >= mayWait) throw new Problem([{ code: 'unavailable', detail: busy }], 2);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
