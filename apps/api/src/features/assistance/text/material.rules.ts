import { cutText } from '#platform/text/cut-text.ts';
import type { RankedCard } from './ranking.rules.ts';

/** A card as a model gets it. */
interface CardData {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly text?: string;
  readonly relevance?: string;
}

/** Cards as a model gets them, and the mapping from the ids in its answer back to cards. */
export interface Material<C> {
  readonly data: readonly CardData[];
  /** The cards with the ids, each once. Unknown ids are ignored. */
  readonly named: (ids: readonly string[]) => C[];
}

/** The number of characters of a card's text, and of its relevance, that a model gets. */
const textLength = 900;
const relevanceLength = 400;

/** The texts of cards, shortened, with ids that reveal nothing about how they are stored. */
export function materialOf<C extends RankedCard>(cards: readonly C[]): Material<C> {
  const byId = new Map(cards.map((card, at) => [`c${at + 1}`, card]));
  const data = [...byId].map(
    ([id, { title, subtitle, description, relevance }]): CardData => ({
      id,
      title,
      ...(subtitle && { subtitle }),
      ...(description && { text: cutText(description, textLength) }),
      ...(relevance && { relevance: cutText(relevance, relevanceLength) }),
    }),
  );
  return { data, named: (ids) => [...new Set(ids.flatMap((id) => byId.get(id.trim()) ?? []))] };
}
