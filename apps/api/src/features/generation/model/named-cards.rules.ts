import { cutTo } from '@foreglow/contract/cut-to';
import type { SourceCard } from '../source-cards.read-model.ts';

/** Cards in the form shown to a model, and the mapping from the names used there back to cards. */
export interface NamedCards {
  readonly data: readonly object[];
  /** The ids of the cards with the names, each once and in their order; unknown names are left out. */
  readonly idsOf: (names: readonly string[]) => number[];
}

/** The maximum number of cards in one call, and of characters of each card's text. */
export const maxCards = 60;
const textLength = 500;

/** Names cards c1, c2 and so on. A model cannot name any other card, whatever a text says. */
export function nameCards(cards: readonly SourceCard[]): NamedCards {
  const shown = cards.slice(0, maxCards);
  const ids = new Map(shown.map(({ id }, at) => [`c${at + 1}`, id]));
  return {
    data: shown.map((card, at) => ({ id: `c${at + 1}`, ...cardData(card), tags: card.tags })),
    idsOf: (names) => [...new Set(names.flatMap((name) => ids.get(name) ?? []))],
  };
}

/** The data of a card shown to a model. */
export const cardData = ({ title, subtitle, description, relevance, host, createdAt }: SourceCard) => ({
  title,
  text: cutTo([subtitle, description, relevance].filter(Boolean).join('\n'), textLength),
  source: host,
  date: createdAt.toISOString().slice(0, 10),
});

/**
 * Cards in an order in which every beginning includes cards of all groups, so that a call with some of them covers the
 * whole breadth.
 */
export function acrossGroups(cards: readonly SourceCard[], groupOf: (cardId: number) => number): SourceCard[] {
  const groups = [...Map.groupBy(cards, ({ id }) => groupOf(id)).values()].sort((a, b) => b.length - a.length);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}
