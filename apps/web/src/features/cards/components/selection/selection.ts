import { limits } from '@foreglow/contract';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { type CardsChange, changed, type SelectedCard, selectedCard } from '#features/cards/rules/selected.rules.ts';
import { type CardSource, isSameSource } from '#features/cards/rules/source.ts';
import { createStore, useStore } from '#lib/browser/store.ts';

/** The selected cards by their slugs. */
export type Selected = ReadonlyMap<string, SelectedCard>;

interface Selection {
  readonly source: CardSource | undefined;
  readonly cards: Selected;
}

const nothing: Selection = { source: undefined, cards: new Map() };

/**
 * The selection is stored outside the screen, because dialogs with separate addresses use the selection of the list.
 */
const selection = createStore<Selection>(nothing);

const cardsIn = (source: CardSource, now: Selection): Selected =>
  now.source && isSameSource(now.source, source) ? now.cards : nothing.cards;

/** The selected cards of a source. The component updates when they change. */
export const useSelected = (source: CardSource): Selected => cardsIn(source, useStore(selection));

/** Selects or deselects cards, up to the maximum of a bulk change. */
export function select(source: CardSource, cards: readonly ListedCard[], on: boolean): void {
  const next = new Map(cardsIn(source, selection.get()));
  for (const card of cards) {
    if (!on) next.delete(card.slug);
    else if (next.size < limits.bulkCards) next.set(card.slug, selectedCard(card));
  }
  selection.set({ source, cards: next });
}

/** Selects these cards and no others. */
export const selectOnly = (source: CardSource, cards: readonly SelectedCard[]): void =>
  selection.set({ source, cards: new Map(cards.map((card) => [card.slug, card])) });

export const isSelected = (source: CardSource, slug: string): boolean => cardsIn(source, selection.get()).has(slug);

/** The cards of a source that are selected at the moment. */
export const selectedIn = (source: CardSource): Selected => cardsIn(source, selection.get());

/** Removes cards from the selection, such as deleted ones. */
export function deselect(slugs: readonly string[]): void {
  const { source, cards } = selection.get();
  if (!slugs.some((slug) => cards.has(slug))) return;
  const next = new Map(cards);
  for (const slug of slugs) next.delete(slug);
  selection.set({ source, cards: next });
}

/** Updates the selected cards after some of them were changed. */
export function noteChange(slugs: readonly string[], change: CardsChange): void {
  const { source, cards } = selection.get();
  const next = new Map(cards);
  for (const slug of slugs) {
    const card = next.get(slug);
    if (card) next.set(slug, changed(card, change));
  }
  selection.set({ source, cards: next });
}

/** Deselects everything. */
export const clearSelection = (): void => selection.set(nothing);
