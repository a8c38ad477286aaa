import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';
import { outdated, readable } from '../rules/outdated.rules.ts';
import { follow, type Scope } from './follow.ts';
import { ReReader } from './re-reader.ts';

/** Ids of the events seen last, by what they are of: whoever comes back is told whether they missed something. */
const seen = new Map<string, string>();

/** Keeps what is on the screen of a project or workspace up to date until the returned function is called. */
export function followLive(client: QueryClient, scope: Scope): () => void {
  const place = JSON.stringify(scope);
  const reader = new ReReader(client);
  const stop = follow({
    scope,
    lastId: seen.get(place),
    onEvent: ({ type }, id) => {
      reader.outdated(outdated(type, !seen.has(place)));
      seen.set(place, id);
    },
    onLost: () => {
      seen.delete(place);
      void readAllAnew(client);
    },
  });
  return () => {
    stop();
    reader.close();
  };
}

/** Forgets what may not be seen any more, and asks again for what is on the screen, which then tells. */
async function readAllAnew(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
  await client.resetQueries({
    predicate: ({ queryKey: [root] }) => root !== queryRoots.me && readable.includes(root),
  });
}
