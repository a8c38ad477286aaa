import type { QueryClient } from '@tanstack/react-query';

/**
 * Returns a function that finds the queue for its options by a name, or creates it. Queues exist as long as the page, so
 * that their content is sent after the user has left the screen. Whenever a queue is asked for, it sends what waits.
 */
export function queuesByName<O extends { readonly client: QueryClient }, Q extends { readonly sendNow: () => void }>(
  nameOf: (options: O) => string,
  create: (options: O) => Q,
): (options: O) => Q {
  const queues = new WeakMap<QueryClient, Map<string, Q>>();
  return (options) => {
    const known = queues.get(options.client) ?? new Map<string, Q>();
    queues.set(options.client, known);
    const name = nameOf(options);
    const queue = known.get(name) ?? create(options);
    known.set(name, queue);
    queue.sendNow();
    return queue;
  };
}
