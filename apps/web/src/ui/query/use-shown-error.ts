import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The error to show if a query has no data. It is kept during a retry, during which the query itself resets it:
 * otherwise the message would flicker whenever others change something.
 */
export function useShownError({ error, errorUpdatedAt, status }: UseQueryResult<unknown>): Error | null {
  const [last, setLast] = useState<{ readonly at: number; readonly error: Error | null }>({ at: 0, error: null });
  if (error && errorUpdatedAt !== last.at) setLast({ at: errorUpdatedAt, error });
  if (error || status !== 'pending') return error;
  // The error of a query with another key is ignored.
  return errorUpdatedAt > 0 && errorUpdatedAt === last.at ? last.error : null;
}
