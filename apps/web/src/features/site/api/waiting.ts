import { queryOptions, useQuery } from '@tanstack/react-query';
import { useStarted } from '#lib/browser/started.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** No event tells of a failed mail or a full disk. */
const everyMs = 5 * 60_000;

/** What waits for the administrators of the installation. Its key begins like that of messages, which are part of it. */
export const waitingQuery = queryOptions({
  queryKey: [queryRoots.messages, 'waiting'],
  queryFn: async ({ signal }) => (await call('GET /v1/settings/waiting', { signal })).data.attributes,
});

/** How much of it there is, for an administrator; 0 for everybody else. */
export function useWaiting(isAdmin: boolean): number {
  const started = useStarted();
  return useQuery({ ...waitingQuery, refetchInterval: everyMs, enabled: started && isAdmin }).data?.count ?? 0;
}
