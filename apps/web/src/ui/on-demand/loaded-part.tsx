import { type ReactNode, useState } from 'react';
import { networkError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { ErrorState } from '../state/error-state.tsx';
import { type Load, usePart } from './use-loaded.ts';

interface LoadedPartProps<Props> {
  readonly load: Load<Props>;
  readonly props: Props;
  /** Shown while the part is loaded. */
  readonly fallback?: ReactNode;
}

/**
 * A part of the page that is loaded when it is first shown. If it cannot be loaded, its place says so and offers to try
 * again, and the rest of the page stays. With `lazy` the whole screen would be replaced, and would fail again at each
 * attempt.
 */
export function LoadedPart<Props extends object>({ load, props, fallback }: LoadedPartProps<Props>): ReactNode {
  const [failed, setFailed] = useState(false);
  const Part = usePart(!failed, load, () => setFailed(true));
  if (Part) return <Part {...props} />;
  return failed ? <ErrorState message={errorText(networkError())} onRetry={() => setFailed(false)} /> : fallback;
}
