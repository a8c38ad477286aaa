import type { QueryClient } from '@tanstack/react-query';
import { insightKeys } from './keys.ts';

/** Called when insights changed: whatever tells of them is read anew where it is on the screen. */
export function refreshInsights(client: QueryClient): Promise<unknown> {
  const keys = [insightKeys.all, ['trends'], ['conclusions'], ['tags'], ['cards', 'list'], ['trash']];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
