import type { QueryClient } from '@tanstack/react-query';
import type { QueryRoot } from './query-roots.ts';

/**
 * Marks everything under the roots as outdated, and reads those on the screen again. `none`: they are read when they
 * are shown next.
 */
export async function invalidate(
  client: QueryClient,
  roots: readonly QueryRoot[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await Promise.all(roots.map((root) => client.invalidateQueries({ queryKey: [root], refetchType })));
}
