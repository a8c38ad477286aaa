const words = /[\w+.-]+/g;
/** Marks from which the parser searches backwards. */
const seeking = /[\]*_~]/g;
/** All marks at which it divides a text. */
const dividing = /[\]*_~![&<\\`]/g;
/** Marks from which it may search forwards to the end of the paragraph. */
const scanning = /\]\((?![^\s()<>]*\))|<[!?]/g;
/** Marks that it takes off the end of an address: from each, it searches for the end of all. */
const trailing = /(?:[!"')*,.:;?\]_~]|&[a-z]*;?){20,}/gi;
/** From each of these it searches for the end of an address, which may not be one. */
const addresses = /www\.|https?:/gi;

/** Words between the same marks, of which the second certainly ends what the first begins. */
const emphasis =
  /(?<![*_~])(\*\*?|~~?)(?=[\p{L}\p{N}])[^*_~[\]\\`<]*(?<=[\p{L}\p{N}])\1(?![*_~])|(?<![^\s\p{P}\p{S}]|[*_~])(__?)(?=[\p{L}\p{N}])[^*_~[\]\\`<]*(?<=[\p{L}\p{N}])\2(?![^\s\p{P}\p{S}]|[*_~])/gu;
/** Brackets that certainly belong together, with the address of a link. */
const brackets = /\[([^[\]\\`<]*)\](?:\([^\s()<>]*\))?/g;

/**
 * The work of parsing the words and marks of one paragraph, a cell or an item, in the unit of `parsingWork`. The parser
 * searches backwards from a closing mark through all pieces before it, so the work grows with their product.
 */
export class InlineWork {
  #characters = 0;
  #pieces = 0;
  #seekers = 0;
  /** Marks from which the search ends soon. */
  #near = 0;
  #scans = 0;
  #labels = 0;
  #addresses = 0;
  #hasUnclosed = false;
  readonly #ticks = new Set<number>();

  /** Adds a line of the paragraph. */
  add(line: string): void {
    this.#characters += line.length + 1;
    this.#pieces += 1 + count(line, words) + count(line, dividing);
    const rest = withoutPairs(line);
    const far = count(rest, seeking);
    this.#near += count(line, seeking) - far;
    this.#seekers += far + count(this.#unclosed(line), words);
    this.#scans += count(line, scanning);
    this.#labels += count(line, /\]/g);
    for (const [ticks] of line.matchAll(/`+/g)) this.#ticks.add(ticks.length);
    for (const [marks] of rest.matchAll(trailing)) this.#addresses += marks.length ** 2;
    for (const [run] of rest.matchAll(/\S{50,}/g)) this.#addresses += run.length * count(run, addresses);
  }

  get sum(): number {
    // Code ends at the next backticks of the same number: the search for each number fails only once.
    const scans = this.#scans + this.#ticks.size;
    return (
      (this.#seekers + this.#near * 0.02) * this.#pieces +
      this.#characters * (scans * 0.25 + this.#labels * 0.03) +
      this.#addresses * 0.05 +
      this.#pieces * 30
    );
  }

  /** The part of a line after a bracket that is not closed: the parser also searches backwards from each word in it. */
  #unclosed(line: string): string {
    if (this.#hasUnclosed) return line;
    const from = line.includes('[') ? line.replace(brackets, (pair) => ' '.repeat(pair.length)).indexOf('[') : -1;
    if (from < 0) return '';
    this.#hasUnclosed = true;
    return line.slice(from);
  }
}

/** A line without pairs of marks that are close to each other. Marks that are left inside brackets are kept. */
const withoutPairs = (line: string): string => line.replace(emphasis, '').replace(brackets, '$1');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
