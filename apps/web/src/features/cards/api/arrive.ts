import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { stringifySearch } from '../../../lib/url/index.ts';
import { type CardSearch, searchFrom, viewFrom } from '../rules/card-search.rules.ts';
import { orderOnArrival } from '../rules/order.rules.ts';
import type { CardSource } from '../rules/source.ts';
import { keptOrders } from './kept-orders.ts';

/**
 * Puts the order that the user chose last into an address without one, when they come to the list from another screen.
 * An address that the page was opened with shows what its sender saw: it stays as it is.
 */
export function arriveAtCards(
  client: QueryClient,
  source: CardSource,
  search: CardSearch,
  { pathname, hash, state }: Pick<ParsedLocation, 'pathname' | 'hash' | 'state'>,
): void {
  if (search.sort !== undefined || (state.__TSR_index ?? 0) === 0) return;
  const sort = orderOnArrival(keptOrders(client, source), search.q !== undefined);
  const next = searchFrom({ ...viewFrom(search, 'UTC'), sort }).sort;
  if (next === undefined) return;
  const href = `${pathname}${stringifySearch({ ...search, sort: next })}${hash && `#${hash}`}`;
  throw redirect({ href, state, replace: true });
}
