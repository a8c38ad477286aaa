import { gramsOf } from '#platform/words/tokens.rules.ts';
import type { Line } from '../text/prepare.rules.ts';

/** The data of a card that is compared: the frequency of each term, and of each part of a word. */
export interface Features {
  /**
   * Words, and pairs of consecutive words, with their weights: higher for repeated words and for words in the title.
   */
  readonly terms: ReadonlyMap<string, number>;
  /** Those of its terms that stand in its title. */
  readonly titled: ReadonlySet<string>;
  /** Those that are among its tags. */
  readonly tagged: ReadonlySet<string>;
  /** Parts of words, in the same way. */
  readonly grams: ReadonlyMap<string, number>;
}

/** A pair is more specific than its words, but these are counted as well. */
export const pairWeight = 0.5;

/** Separates the words of a pair. No word contains it. */
export const pairSign = ' ';

/** Counts the terms of a card. */
export function featuresOf(lines: readonly Line[]): Features {
  const terms = new Map<string, number>();
  const titled = new Set<string>();
  const tagged = new Set<string>();
  const grams = new Map<string, number>();
  const count = (into: Map<string, number>, key: string, weight: number) =>
    into.set(key, (into.get(key) ?? 0) + weight);
  for (const { tokens, weight, isTitle, kept } of lines) {
    const apart = isTitle ? titled : kept ? tagged : undefined;
    tokens.forEach((token, at) => {
      if (!token) return;
      count(terms, token.key, weight);
      apart?.add(token.key);
      const next = tokens[at + 1];
      if (!next) return;
      const pair = `${token.key}${pairSign}${next.key}`;
      count(terms, pair, weight * pairWeight);
      apart?.add(pair);
    });
  }
  for (const [term, weight] of terms) {
    if (term.includes(pairSign)) continue;
    const parts = gramsOf(term);
    for (const part of parts) count(grams, part, weight / Math.sqrt(parts.length));
  }
  return { terms, titled, tagged, grams };
}
