import { useLayoutEffect } from 'react';
import { ApiError } from '#lib/http/api-error.ts';
import { reportFailure } from '#lib/reports/failures.ts';

/** When a part was last begun anew by itself, in milliseconds, by the function that does so. */
const begun = new WeakMap<() => void, number>();
/** A part that breaks again sooner than this stays as it is. */
const leastMs = 1000;

/**
 * For what is shown in the place of something that broke. Reports the error. If a translation of the browser or an
 * extension has moved an element that React wanted to change, `reset` is called at once: the new elements are right.
 */
export function useBroken(error: unknown, reset: () => void): void {
  useLayoutEffect(() => {
    // A failed API call has already been reported.
    if (!(error instanceof ApiError)) reportFailure({ kind: 'screen', error });
    if (!(error instanceof DOMException) || error.name !== 'NotFoundError') return;
    const now = performance.now();
    if (now < (begun.get(reset) ?? -leastMs) + leastMs) return;
    begun.set(reset, now);
    reset();
  }, [error, reset]);
}
