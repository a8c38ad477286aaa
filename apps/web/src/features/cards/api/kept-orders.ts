import type { QueryClient } from '@tanstack/react-query';
import { storage } from '../../../lib/browser/index.ts';
import { meQuery } from '../../auth/index.ts';
import type { CardView } from '../rules/card-search.rules.ts';
import { inKeptOrder, keptAfter, readOrders } from '../rules/order.rules.ts';
import type { CardSource } from '../rules/source.ts';

/** Several people may use a device, so the orders are kept for each of them. */
const keyOf = (client: QueryClient, { kind, slug }: CardSource): string =>
  `foreglow.order.${client.getQueryData(meQuery.queryKey)?.email ?? ''}.${kind}.${slug}`;

/** The orders that the signed-in user chose on this device for a list. */
export const keptOrders = (client: QueryClient, source: CardSource) => readOrders(storage.read(keyOf(client, source)));

/** The view to change to, in the order that was chosen for it. A new choice is kept. */
export function changeView(client: QueryClient, source: CardSource, before: CardView, after: CardView): CardView {
  const kept = keptOrders(client, source);
  const next = keptAfter(kept, before, after);
  if (next !== kept) storage.write(keyOf(client, source), JSON.stringify(next));
  return inKeptOrder(next, before, after);
}
