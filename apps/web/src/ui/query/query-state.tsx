import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, isMissing } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { ErrorState } from '../state/error-state.tsx';
import { useShownError } from './use-shown-error.ts';

interface QueryStateProps<T> {
  readonly query: UseQueryResult<T>;
  /** The skeleton shown while it loads. */
  readonly skeleton: ReactNode;
  /** Shown if the content does not exist, or if the user may not see it, also when this happens while it is shown. */
  readonly missing?: ReactNode;
  /** Content that was loaded stays when it is deleted: an editor may contain text that the user still needs. */
  readonly keepsLoaded?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** The states of a screen that shows one query: loading, missing, failed with retry, and its content. */
export function QueryState<T>({ query, skeleton, missing, keepsLoaded = false, children }: QueryStateProps<T>) {
  const { data, refetch, isFetching } = query;
  const error = useShownError(query);
  const isGone = missing !== undefined && error !== null && isMissing(error);
  if (data !== undefined && (keepsLoaded || !isGone)) return children(data);
  if (!error) return skeleton;
  if (isGone) return missing;
  const known = error instanceof ApiError ? error : undefined;
  return (
    <ErrorState
      message={errorText(error)}
      requestId={known?.requestId}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
