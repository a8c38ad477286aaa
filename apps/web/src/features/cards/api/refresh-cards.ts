import type { QueryClient } from '@tanstack/react-query';
import { cardKeys } from './keys.ts';

/** Called when cards changed: lists, counts, tags and people are read anew where they are on the screen. */
export function refreshCards(client: QueryClient): Promise<unknown> {
  const keys = [cardKeys.all, ['tags'], ['projects'], ['workspaces']];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
