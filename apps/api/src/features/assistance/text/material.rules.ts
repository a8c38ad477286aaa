import { cutText } from '../../../platform/text/cut-text.ts';
import type { RankedCard } from './ranking.rules.ts';

/** A card as a model gets it. */
interface CardData {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly text?: string;
  readonly relevance?: string;
}

/** Cards as a model gets them, and which card an id of its answer means. */
export interface Material<C> {
  readonly data: readonly CardData[];
  /** The cards of ids, each once; ids that were not given mean none. */
  readonly named: (ids: readonly string[]) => C[];
}

/** The characters of a card's text, and of why it matters, that a model gets. */
const textLength = 900;
const relevanceLength = 400;

/** The texts of cards, cut, with ids that say nothing about where they are stored. */
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
