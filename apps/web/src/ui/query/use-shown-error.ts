import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Why a query has nothing to show. Stays while it is tried again, where the query itself forgets it: what said that
 * something is not there would flicker whenever others change something.
 */
export function useShownError({ error, errorUpdatedAt, status }: UseQueryResult<unknown>): Error | null {
  const [last, setLast] = useState<{ readonly at: number; readonly error: Error | null }>({ at: 0, error: null });
  if (error && errorUpdatedAt !== last.at) setLast({ at: errorUpdatedAt, error });
  if (error || status !== 'pending') return error;
  // A query of another key has no error behind it, or one of another time.
  return errorUpdatedAt > 0 && errorUpdatedAt === last.at ? last.error : null;
}
