import type { QueryClient } from '@tanstack/react-query';
import type { QueryRoot } from './query-roots.ts';

/**
 * Marks all queries under the roots as outdated, and refetches those on the screen. `none`: they are refetched when
 * they are shown next.
 */
export async function invalidate(
  client: QueryClient,
  roots: readonly QueryRoot[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await Promise.all(roots.map((root) => client.invalidateQueries({ queryKey: [root], refetchType })));
}
