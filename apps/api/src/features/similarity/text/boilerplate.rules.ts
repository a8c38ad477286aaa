import { textHash } from '#platform/numbers/text-hash.ts';
import type { Line } from './prepare.rules.ts';

/** This many consecutive words are unlikely to be the same in several texts by chance. */
const wordsInPhrase = 5;
/** A longer line is compared by its phrases. */
const wordsInLine = 12;

const keysOf = (line: Line): string[] => line.tokens.flatMap((token) => (token ? [token.key] : []));

/** The phrases of a line, as numbers: every five consecutive words, and a short line as a whole. */
function* phrasesOf(keys: readonly string[]): Generator<readonly [phrase: number, from: number, to: number]> {
  if (keys.length <= wordsInLine) yield [textHash(`\n${keys.join(' ')}`), 0, keys.length];
  for (let from = 0; from + wordsInPhrase <= keys.length; from += 1) {
    yield [textHash(keys.slice(from, from + wordsInPhrase).join(' ')), from, from + wordsInPhrase];
  }
}

/**
 * The number of cards from which a phrase counts as common text of a site's pages: at least four cards, and one in
 * seventy.
 */
const oftenIn = (cards: number): number => Math.max(4, Math.ceil(cards / 70));

/**
 * Counts the cards in which each phrase occurs. Phrases with the same remainder share a counter, as in a count-min
 * sketch (Cormode and Muthukrishnan, 2005) of one row, so that memory does not grow with the number of cards.
 */
export class PhraseCounts {
  readonly #counts = new Uint16Array(2 ** 22);
  #cards = 0;

  /** Counts the phrases of a card once each. */
  add(lines: readonly Line[]): void {
    this.#cards += 1;
    const phrases = new Set<number>();
    for (const line of lines) {
      if (line.kept) continue;
      for (const [phrase] of phrasesOf(keysOf(line))) phrases.add(phrase % this.#counts.length);
    }
    for (const phrase of phrases) this.#counts[phrase] = Math.min(65_535, (this.#counts[phrase] ?? 0) + 1);
  }

  /** The remainders of the phrases that occur in many cards. */
  repeated(): Set<number> {
    const often = oftenIn(this.#cards);
    const found = new Set<number>();
    // `forEach` takes five times as long for the four million counters, which is most of the work for a few cards.
    for (let phrase = 0; phrase < this.#counts.length; phrase += 1) {
      if ((this.#counts[phrase] ?? 0) >= often) found.add(phrase);
    }
    return found;
  }
}

/** The lines without the phrases that occur in many cards. */
export function withoutRepeated(lines: readonly Line[], repeated: ReadonlySet<number>): Line[] {
  if (repeated.size === 0) return [...lines];
  return lines.map((line) => {
    if (line.kept) return line;
    const left = new Set<number>();
    for (const [phrase, from, to] of phrasesOf(keysOf(line))) {
      if (repeated.has(phrase % 2 ** 22)) for (let at = from; at < to; at += 1) left.add(at);
    }
    if (left.size === 0) return line;
    let at = -1;
    const tokens = line.tokens.map((token) => {
      if (token) at += 1;
      return token && left.has(at) ? null : token;
    });
    return { ...line, tokens };
  });
}
