/** The deepest level of a heading in a PDF. */
const deepest = 6;

/**
 * The levels of headings inside a text that is itself below a heading: no level is skipped on the way down, as PDF/UA
 * requires, and headings of the same depth get the same level where possible.
 */
export class HeadingLevels {
  readonly #base: number;
  /** Depths of the headings that enclose the next one, outermost first. */
  readonly #open: number[] = [];

  /** `base` is the level of the heading above the text. */
  constructor(base: number) {
    this.#base = base;
  }

  next(depth: number): number {
    while ((this.#open.at(-1) ?? 0) >= depth) this.#open.pop();
    this.#open.push(depth);
    return Math.min(this.#base + this.#open.length, deepest);
  }
}
