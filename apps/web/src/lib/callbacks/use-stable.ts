import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest given one, so that
 * rows which get it are not rendered again for it. Not to be called while rendering.
 */
export function useStable<A extends readonly unknown[]>(given: (...args: A) => void): (...args: A) => void {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
