import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Stores the answer to a change as the data of a query. A fetch that is running may have read the state before the
 * change, so it is replaced by a new one.
 */
export function storeAnswer<Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  answer: InferDataFromTag<unknown, Key>,
): void {
  const isReading = client.isFetching({ queryKey, exact: true }) > 0;
  client.setQueryData(queryKey, () => answer);
  if (isReading) void client.refetchQueries({ queryKey, exact: true });
}
