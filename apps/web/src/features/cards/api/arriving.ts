import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { CardSearch } from '../rules/card-search.rules.ts';
import type { CardSource } from '../rules/source.ts';

interface Arrival {
  readonly context: { readonly client: QueryClient };
  readonly search: CardSearch;
  readonly location: Pick<ParsedLocation, 'pathname' | 'hash' | 'state'>;
  readonly cause: string;
  readonly preload: boolean;
}

/**
 * Adds the order that the user last chose to an address without one, when they come to the list from another screen. An
 * address that the page was opened with stays unchanged, so that it shows what its sender saw.
 */
export async function arriveAtCards(source: CardSource, arrival: Arrival): Promise<void> {
  const { context, search, location, cause, preload } = arrival;
  if (cause !== 'enter' || preload || search.sort !== undefined || !location.state.__TSR_index) return;
  // If this cannot be loaded, the list uses the default order.
  const orders = await import('./kept-orders.ts').catch(() => undefined);
  const href = orders?.addressInKeptOrder(context.client, source, search, location);
  if (href) throw redirect({ href, state: location.state, replace: true });
}
