import type { QueryClient } from '@tanstack/react-query';

/** Called when tags changed: they stand on cards and in counts, which are read anew where they are on the screen. */
export function refreshTags(client: QueryClient): Promise<unknown> {
  const keys = [['tags'], ['cards'], ['projects'], ['workspaces']];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
