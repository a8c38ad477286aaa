import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function with a stable identity that calls the latest function passed, so that rows which receive it do not
 * re-render because of it. It must not be called during rendering.
 */
export function useStable<A extends readonly unknown[]>(given: (...args: A) => void): (...args: A) => void {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
