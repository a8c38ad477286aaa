import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same from one rendering to the next and does what the one given last would do, so that
 * rows which get it are not rendered again for it. Not to be called while rendering.
 */
export function useStable<A extends readonly unknown[]>(given: (...args: A) => void): (...args: A) => void {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
