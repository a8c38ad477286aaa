import { Problem } from './problem.ts';

interface BudgetSizes {
  /** The maximum bytes of large answers in memory at the same time. */
  readonly total: number;
  /** The maximum bytes of large answers of one caller; a larger one has to be their only one. */
  readonly perCaller: number;
  /** How many large answers of one caller may wait. */
  readonly mayWait: number;
  /** Answers up to this size are not counted, so that large ones never hold up small ones. */
  readonly uncounted: number;
}

const megabyte = 1024 * 1024;
const usual: BudgetSizes = { total: 96 * megabyte, perCaller: 32 * megabyte, mayWait: 6, uncounted: megabyte };

interface Waiting {
  readonly caller: string;
  readonly bytes: number;
  readonly begin: () => void;
}

/**
 * Limits the memory of large answers while they are made and sent. Each waits for its turn: the callers in their order,
 * and a caller who already has much in memory behind the others.
 */
export class AnswerBudget {
  readonly #sizes: BudgetSizes;
  readonly #heldBy = new Map<string, number>();
  #held = 0;
  #waiting: readonly Waiting[] = [];

  constructor(sizes: BudgetSizes = usual) {
    this.#sizes = sizes;
  }

  /**
   * Reserves bytes for an answer, when there is room for it. Returns a function that releases them, which may be called
   * repeatedly. Throws the 503 problem if too many answers of the caller are waiting already.
   */
  async reserve(caller: string, bytes: number): Promise<() => void> {
    if (bytes <= this.#sizes.uncounted) return () => undefined;
    if (this.#hasRoom({ caller, bytes })) this.#add(caller, bytes);
    else await this.#wait(caller, bytes);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#add(caller, -bytes);
      this.#beginNext();
    };
  }

  #hasRoom({ caller, bytes }: Pick<Waiting, 'caller' | 'bytes'>): boolean {
    const { total, perCaller } = this.#sizes;
    const own = this.#heldBy.get(caller) ?? 0;
    return (this.#held === 0 || this.#held + bytes <= total) && (own === 0 || own + bytes <= perCaller);
  }

  async #wait(caller: string, bytes: number): Promise<void> {
    if (this.#waiting.filter((other) => other.caller === caller).length >= this.#sizes.mayWait) {
      const detail = 'You are reading several very large pages at once. Wait until one of them has arrived.';
      throw new Problem([{ code: 'unavailable', detail }], 5);
    }
    await new Promise<void>((begin) => {
      this.#waiting = [...this.#waiting, { caller, bytes, begin }];
    });
  }

  #beginNext(): void {
    for (const next of this.#waiting) {
      if (!this.#hasRoom(next)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#add(next.caller, next.bytes);
      next.begin();
    }
  }

  #add(caller: string, bytes: number): void {
    this.#held += bytes;
    const own = (this.#heldBy.get(caller) ?? 0) + bytes;
    if (own > 0) this.#heldBy.set(caller, own);
    else this.#heldBy.delete(caller);
  }
}
