import type { ReactNode } from 'react';
import { ApiError, isMissing } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { ErrorState } from '#ui/state/error-state.tsx';

interface CardsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy: boolean;
  /** The message if the cards do not exist or the user may not see them. */
  readonly missing: ReactNode;
}

/** Shown when the cards could not be loaded: missing, not allowed, or failed. */
export function CardsFailed({ error, onRetry, busy, missing }: CardsFailedProps) {
  if (isMissing(error)) return missing;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return <ErrorState message={errorText(error)} onRetry={onRetry} busy={busy} requestId={requestId} />;
}
