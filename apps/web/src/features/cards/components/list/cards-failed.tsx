import type { ReactNode } from 'react';
import { ApiError, errorText, isMissing } from '../../../../lib/http/index.ts';
import { ErrorState } from '../../../../ui/state/index.ts';

interface CardsFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy: boolean;
  /** The message if they do not exist or the user may not see them. */
  readonly missing: ReactNode;
}

/** Stands where the cards would be when they could not be read: not there, not allowed, or broken. */
export function CardsFailed({ error, onRetry, busy, missing }: CardsFailedProps) {
  if (isMissing(error)) return missing;
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return <ErrorState message={errorText(error)} onRetry={onRetry} busy={busy} requestId={requestId} />;
}
