import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '#features/auth/api/read-me.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { outdated, readable } from '../rules/outdated.rules.ts';
import { follow, type Scope } from './follow.ts';
import { ReReader } from './re-reader.ts';

/** The id of the last event by scope. It lets the server tell a returning client whether events were missed. */
const seen = new Map<string, string>();

/** Keeps the screens of a project or workspace up to date until the returned function is called. */
export function followLive(client: QueryClient, scope: Scope): () => void {
  const place = JSON.stringify(scope);
  const reader = new ReReader(client);
  const stop = follow({
    scope,
    lastId: seen.get(place),
    onEvent: ({ type, quiet_ms = 0 }, id) => {
      reader.outdated(outdated(type, !seen.has(place)), performance.now() - quiet_ms);
      seen.set(place, id);
    },
    onLost: () => {
      seen.delete(place);
      void readAllAgain(client);
    },
  });
  return () => {
    stop();
    reader.close();
  };
}

/** Drops everything the user may no longer see, and reloads what is on the screen, which then shows the refusal. */
async function readAllAgain(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
  await client.resetQueries({
    predicate: ({ queryKey: [root] }) => root !== queryRoots.me && readable.includes(root),
  });
}
