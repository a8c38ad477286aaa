import type { SourceCard } from '../source-cards.read-model.ts';
import type { Candidate } from '../step-results.ts';
import { phraseKeysOf, type ReadCard } from './read-cards.rules.ts';

/**
 * The cards that are most likely to fit some candidates, at most `max`: first those that the candidates name already,
 * then those that share most words with them, rare words counting more.
 */
export function nearestCards(candidates: readonly Candidate[], cards: readonly ReadCard[], max: number): SourceCard[] {
  const having = new Map<string, number>();
  for (const { phrases } of cards) for (const key of phrases.keys()) having.set(key, (having.get(key) ?? 0) + 1);
  const named = new Set(candidates.flatMap(({ cardIds }) => cardIds));
  const wanted = candidates.map(({ label, about }) => phraseKeysOf(`${label}. ${about ?? ''}`));
  const score = ({ phrases, card }: ReadCard) => {
    const shared = wanted.map((keys) =>
      keys.reduce((sum, key) => sum + (phrases.has(key) ? Math.log(1 + cards.length / (having.get(key) ?? 1)) : 0), 0),
    );
    return Math.max(0, ...shared) + (named.has(card.id) ? 1000 : 0);
  };
  return cards
    .map((card) => ({ card, value: score(card) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.card.card.id - b.card.card.id)
    .slice(0, max)
    .map(({ card }) => card.card);
}
