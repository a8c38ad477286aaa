import { type CardSort, cardSorts } from '@foreglow/contract';
import type { CardView } from './card-search.rules.ts';

/** The orders that a user chose last for a list: one during a search, and one otherwise. */
export interface KeptOrders {
  readonly usual?: CardSort | undefined;
  readonly searching?: CardSort | undefined;
}

const isSearching = ({ filters }: Pick<CardView, 'filters'>): boolean => filters.search !== '';

/** The stored orders; none if they cannot be read. */
export function readOrders(text: string | null): KeptOrders {
  try {
    const { usual, searching } = JSON.parse(text ?? '{}');
    return { usual: orderOf(usual), searching: orderOf(searching) };
  } catch {
    return {};
  }
}

const orderOf = (given: unknown): CardSort | undefined => cardSorts.find((sort) => sort === given);

/** The orders to store after the user changed the list from one view to another. */
export function keptAfter(kept: KeptOrders, before: CardView, after: CardView): KeptOrders {
  if (before.sort === after.sort) return kept;
  return { ...kept, [isSearching(after) ? 'searching' : 'usual']: after.sort };
}

/** The view in the order that was chosen for it last. A search uses a separate order, which ends with the search. */
export function inKeptOrder(kept: KeptOrders, before: CardView, after: CardView): CardView {
  if (before.sort !== after.sort || isSearching(before) === isSearching(after)) return after;
  if (isSearching(after)) return { ...after, sort: kept.searching ?? after.sort };
  return { ...after, sort: kept.usual ?? cardSorts[0] };
}

/** The order of a list that is opened with an address that names none. */
export const orderOnArrival = (kept: KeptOrders, searching: boolean): CardSort =>
  (searching ? kept.searching : undefined) ?? kept.usual ?? cardSorts[0];
