import type { QueryClient } from '@tanstack/react-query';
import { Outbox, type OutboxOf } from './outbox.ts';

/**
 * Returns a function that finds the outbox of a definition by its key, or creates it. Outboxes exist as long as the page,
 * so that what they hold is sent after the user has left the screen. Whenever one is asked for, it sends what waits.
 */
export function outboxes<O extends { readonly client: QueryClient }, E, A>(
  define: (options: O) => OutboxOf<E, A>,
): (options: O) => Outbox<E, A> {
  const known = new WeakMap<QueryClient, Map<string, Outbox<E, A>>>();
  return (options) => {
    const definition = define(options);
    const ofClient = known.get(options.client) ?? new Map<string, Outbox<E, A>>();
    known.set(options.client, ofClient);
    const outbox = ofClient.get(definition.key) ?? new Outbox(definition);
    ofClient.set(definition.key, outbox);
    outbox.sendNow();
    return outbox;
  };
}
