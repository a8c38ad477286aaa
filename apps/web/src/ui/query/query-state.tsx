import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, errorText, isMissing } from '../../lib/http/index.ts';
import { ErrorState } from '../state/index.ts';
import { useShownError } from './use-shown-error.ts';

interface QueryStateProps<T> {
  readonly query: UseQueryResult<T>;
  /** The skeleton shown while it loads. */
  readonly skeleton: ReactNode;
  /** Shown if the content does not exist, or if the user may not see it. */
  readonly missing?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The states of a screen that shows one query: loading, missing, failed with retry, and its content. */
export function QueryState<T>({ query, skeleton, missing, children }: QueryStateProps<T>) {
  const { data, refetch, isFetching } = query;
  const error = useShownError(query);
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  const known = error instanceof ApiError ? error : undefined;
  if (missing && isMissing(error)) return missing;
  return (
    <ErrorState
      message={errorText(error)}
      requestId={known?.requestId}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
