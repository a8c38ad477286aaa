import { Problem } from './problem.ts';

interface BudgetSizes {
  /** The maximum bytes of large bodies in memory at the same time. */
  readonly total: number;
  /** The maximum bytes of large bodies of one caller. */
  readonly perCaller: number;
  /** Bodies up to this size are not counted, so that large ones never block small ones. */
  readonly uncounted: number;
}

const megabyte = 1024 * 1024;
const usual: BudgetSizes = { total: 160 * megabyte, perCaller: 32 * megabyte, uncounted: 64 * 1024 };

/** Limits the memory of request bodies while they are read and processed. */
export class BodyBudget {
  readonly #sizes: BudgetSizes;
  readonly #heldBy = new Map<string, number>();
  #held = 0;

  constructor(sizes: BudgetSizes = usual) {
    this.#sizes = sizes;
  }

  /**
   * Reserves bytes for a body. Returns a function that releases them, which may be called repeatedly. Throws the 503
   * problem when the caller, or all callers together, have reserved too many already.
   */
  reserve(caller: string, bytes: number): () => void {
    const { total, perCaller, uncounted } = this.#sizes;
    if (bytes <= uncounted) return () => undefined;
    const own = this.#heldBy.get(caller) ?? 0;
    if (own + bytes > perCaller) {
      throw busy('You are sending several large files at once. Wait until one of them has arrived.');
    }
    if (this.#held + bytes > total) {
      throw busy('Many large files are arriving right now. Please try again in a moment.');
    }
    this.#add(caller, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(caller, -bytes);
      isHeld = false;
    };
  }

  #add(caller: string, bytes: number): void {
    this.#held += bytes;
    const own = (this.#heldBy.get(caller) ?? 0) + bytes;
    if (own > 0) this.#heldBy.set(caller, own);
    else this.#heldBy.delete(caller);
  }
}

const busy = (detail: string): Problem => new Problem([{ code: 'unavailable', detail }], 5);
