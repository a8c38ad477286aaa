import type { QueryClient } from '@tanstack/react-query';
import type { QueryRoot } from './query-roots.ts';

/**
 * Marks everything under the roots as outdated, and reads what is on the screen again. `none`: it is read when it is
 * shown next.
 */
export async function invalidate(
  client: QueryClient,
  roots: readonly QueryRoot[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  await Promise.all(roots.map((root) => client.invalidateQueries({ queryKey: [root], refetchType })));
}
