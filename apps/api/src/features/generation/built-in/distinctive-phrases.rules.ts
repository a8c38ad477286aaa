import { areAlike, type Phrase } from '#platform/words/subject-phrases.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';

/** A phrase that is more frequent in some cards than in others. */
export interface DistinctivePhrase extends Phrase {
  /** The number of the cards that contain it. */
  readonly cards: number;
  /**
   * How distinctive it is: its share among them times the logarithm of the ratio of that share to the share elsewhere.
   */
  readonly weight: number;
}

/** The number of cards that contain each phrase. */
export type PhraseCounts = ReadonlyMap<string, number>;

/** Longer phrases are more specific: a pair is preferred to one of its words. */
const bonus = [0, 1, 1.5, 1.6];

export function phraseCounts(cards: readonly ReadCard[]): PhraseCounts {
  const counts = new Map<string, number>();
  for (const { phrases } of cards) for (const key of phrases.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * The phrases that at least two of some cards contain and that distinguish these from all others, most distinctive
 * first. `all` and `total` are of all cards.
 */
export function distinctivePhrases(some: readonly ReadCard[], all: PhraseCounts, total: number): DistinctivePhrase[] {
  const found = new Map<string, { phrase: Phrase; cards: number }>();
  for (const { phrases } of some) {
    for (const phrase of phrases.values()) {
      const known = found.get(phrase.key);
      if (known) known.cards += 1;
      else found.set(phrase.key, { phrase, cards: 1 });
    }
  }
  return [...found.values()]
    .flatMap(({ phrase, cards }): DistinctivePhrase[] => {
      if (cards < 2) return [];
      const inside = cards / some.length;
      const outside = ((all.get(phrase.key) ?? cards) - cards + 0.5) / (total - some.length + 1);
      const weight = inside * Math.log(inside / outside) * (bonus[phrase.words] ?? 1);
      return weight > 0 ? [{ ...phrase, cards, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight || a.key.localeCompare(b.key, 'en'));
}

/** How much a card contains of the phrases that some cards share. */
export function centrality({ phrases, inTitle }: ReadCard, distinctive: readonly DistinctivePhrase[]): number {
  return distinctive.reduce(
    (sum, { key, weight }) => sum + (phrases.has(key) ? weight * (inTitle.has(key) ? 2 : 1) : 0),
    0,
  );
}

/** Phrases of which none repeats a word of an earlier one. */
export function withoutRepeats<P extends Phrase>(phrases: readonly P[], count: number): P[] {
  const chosen: P[] = [];
  for (const phrase of phrases) {
    if (chosen.length === count) break;
    const words = phrase.key.split(' ');
    if (!chosen.some((one) => one.key.split(' ').some((word) => words.some((other) => areAlike(word, other))))) {
      chosen.push(phrase);
    }
  }
  return chosen;
}
