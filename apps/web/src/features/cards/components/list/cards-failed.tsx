import type { ReactNode } from 'react';
import { ApiError, errorText, isMissing } from '../../../../lib/http/index.ts';
import { ErrorState } from '../../../../ui/state/index.ts';

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
