/** A stretch of a list: `size` cards, after the first `from`. */
export interface Stretch {
  readonly from: number;
  readonly size: number;
}

/** How to reach a stretch: forwards or backwards, from a card or else from an end of the list. */
export interface Way {
  readonly backwards: boolean;
  /** Id of the card to start after. */
  readonly after?: number;
  /** The number of cards skipped before the stretch begins. */
  readonly skipped: number;
}

/** The maximum number of positions remembered for a list. */
const maxMarks = 2000;

/**
 * Remembers the positions of some cards of a list, so that a stretch in the middle is read without skipping all the
 * cards from one end.
 */
export class ListMarks {
  /** Ids of cards by their index in the list. */
  readonly #marks = new Map<number, number>();

  /** Remembers both ends of a stretch that was read. */
  note({ from, size }: Stretch, ids: readonly number[]): void {
    const [first] = ids;
    const last = ids.at(-1);
    if (first === undefined || last === undefined || ids.length !== size || this.#marks.size >= maxMarks) return;
    this.#marks.set(from, first).set(from + size - 1, last);
  }

  /** The shortest way to a stretch of a list of `total` cards. */
  wayTo({ from, size }: Stretch, total: number): Way {
    const end = from + size;
    let way: Way =
      from <= total - end ? { backwards: false, skipped: from } : { backwards: true, skipped: total - end };
    for (const [at, after] of this.#marks) {
      if (at < from && from - at - 1 < way.skipped) way = { backwards: false, after, skipped: from - at - 1 };
      if (at >= end && at - end < way.skipped) way = { backwards: true, after, skipped: at - end };
    }
    return way;
  }
}
