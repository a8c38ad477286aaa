import { endingOf, nameKey, withoutSource } from '#platform/words/source-names.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';

/**
 * The texts of cards without the names of their sources, by card: the name of a site is not a subject that cards share.
 */
export function withoutSources<C extends RankedCard>(cards: readonly C[]): (card: C) => RankedCard {
  const counts = new Map<string, number>();
  for (const { title } of cards) {
    const ending = endingOf(title);
    if (ending) counts.set(nameKey(ending), (counts.get(nameKey(ending)) ?? 0) + 1);
  }
  const isName = (ending: string) => (counts.get(ending) ?? 0) > 1;
  const read = new Map(
    cards.map((card) => {
      const { title, subtitle } = withoutSource({ ...card, host: null }, isName);
      return [card, { ...card, title, subtitle }] as const;
    }),
  );
  return (card) => read.get(card) ?? card;
}
