import type { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import { meQuery } from '#features/auth/api/read-me.ts';
import { storage } from '#lib/browser/storage.ts';
import { stringifySearch } from '#lib/url/search-params.ts';
import { type CardSearch, type CardView, searchFrom, viewFrom } from '../rules/card-search.rules.ts';
import { inKeptOrder, keptAfter, orderOnArrival, readOrders } from '../rules/order.rules.ts';
import type { CardSource } from '../rules/source.ts';

/** Several people may use a device, so the orders are stored per user. */
const keyOf = (client: QueryClient, { kind, slug }: CardSource): string =>
  `foreglow.order.${client.getQueryData(meQuery.queryKey)?.email ?? ''}.${kind}.${slug}`;

/** The orders that the signed-in user chose on this device for a list. */
const keptOrders = (client: QueryClient, source: CardSource) => readOrders(storage.read(keyOf(client, source)));

/** The view to change to, in the order that the user chose for it. A new choice is stored. */
export function changeView(client: QueryClient, source: CardSource, before: CardView, after: CardView): CardView {
  const kept = keptOrders(client, source);
  const next = keptAfter(kept, before, after);
  if (next !== kept) storage.write(keyOf(client, source), JSON.stringify(next));
  return inKeptOrder(next, before, after);
}

/** The address of a list in the order that the user chose for it; undefined if that is the default order. */
export function addressInKeptOrder(
  client: QueryClient,
  source: CardSource,
  search: CardSearch,
  { pathname, hash }: Pick<ParsedLocation, 'pathname' | 'hash'>,
): string | undefined {
  const sort = orderOnArrival(keptOrders(client, source), search.q !== undefined);
  const next = searchFrom({ ...viewFrom(search, 'UTC'), sort }).sort;
  if (next === undefined) return undefined;
  return `${pathname}${stringifySearch({ ...search, sort: next })}${hash && `#${hash}`}`;
}
