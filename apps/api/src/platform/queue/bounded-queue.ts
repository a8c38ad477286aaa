import { Problem } from '../http/problem.ts';

export interface QueueOptions {
  /** How many may run at the same time. */
  readonly atOnce: number;
  /** How many may wait for their turn. */
  readonly mayWait: number;
  /** The same two limits for one person. Without them a person may use all slots. */
  readonly perPerson?: { readonly atOnce: number; readonly mayWait: number };
  /** The problem for calls beyond the limits. */
  readonly busy: string;
}

interface Waiting {
  readonly person: string;
  readonly begin: () => void;
}

/** Runs work that needs memory and a core, a bounded number at the same time, in the order of arrival. */
export class BoundedQueue {
  readonly #options: QueueOptions;
  #waiting: readonly Waiting[] = [];
  /** The persons with running work, once for each task. */
  #running: readonly string[] = [];

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /**
   * Runs the work of a person when it is its turn. Throws the 503 problem when too many are waiting already, in total
   * or for this person.
   */
  async run<T>(work: () => Promise<T>, person = ''): Promise<T> {
    if (this.#hasPlace(person)) this.#running = [...this.#running, person];
    else await this.#wait(person);
    try {
      return await work();
    } finally {
      this.#running = this.#running.toSpliced(this.#running.indexOf(person), 1);
      this.#beginNext();
    }
  }

  #hasPlace(person: string): boolean {
    const { atOnce, perPerson } = this.#options;
    const own = this.#running.filter((other) => other === person).length;
    return this.#running.length < atOnce && own < (perPerson?.atOnce ?? atOnce);
  }

  async #wait(person: string): Promise<void> {
    const { mayWait, perPerson, busy } = this.#options;
    const own = this.#waiting.filter((other) => other.person === person).length;
    if (this.#waiting.length >= mayWait || own >= (perPerson?.mayWait ?? mayWait)) {
      throw new Problem([{ code: 'unavailable', detail: busy }], 2);
    }
    await new Promise<void>((begin) => {
      this.#waiting = [...this.#waiting, { person, begin }];
    });
  }

  /** Starts the work that has waited longest among people who may use another slot. */
  #beginNext(): void {
    const next = this.#waiting.find(({ person }) => this.#hasPlace(person));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#running = [...this.#running, next.person];
    next.begin();
  }
}
