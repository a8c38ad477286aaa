import type { SourceCard } from '../source-cards.read-model.ts';

/** Cards as a model is shown them, and the way back from the names that it is given for them. */
export interface NamedCards {
  readonly data: readonly object[];
  /** The ids of the cards of some names, each once and in their order; names that were not given are left out. */
  readonly idsOf: (names: readonly string[]) => number[];
}

/** What one call may be told of: so many cards, and so much of the text of each. */
export const mostCards = 60;
const textLength = 500;

/** Names cards c1, c2 and so on. A model cannot name any other card, whatever a text says. */
export function nameCards(cards: readonly SourceCard[]): NamedCards {
  const shown = cards.slice(0, mostCards);
  const ids = new Map(shown.map(({ id }, at) => [`c${at + 1}`, id]));
  return {
    data: shown.map((card, at) => ({ id: `c${at + 1}`, ...cardData(card), tags: card.tags })),
    idsOf: (names) => [...new Set(names.flatMap((name) => ids.get(name) ?? []))],
  };
}

/** What a model is shown of a card. */
export const cardData = ({ title, subtitle, description, relevance, host, createdAt }: SourceCard) => ({
  title,
  text: [subtitle, description, relevance].filter(Boolean).join('\n').slice(0, textLength),
  source: host,
  date: createdAt.toISOString().slice(0, 10),
});

/**
 * Cards in an order in which every beginning has some of all groups: a call that is sent some of them sees the whole
 * breadth.
 */
export function acrossGroups(cards: readonly SourceCard[], groupOf: (cardId: number) => number): SourceCard[] {
  const groups = [...Map.groupBy(cards, ({ id }) => groupOf(id)).values()].sort((a, b) => b.length - a.length);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}
