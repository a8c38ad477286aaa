import { useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is still shown. A call that ends must not close or leave a screen
 * that the user has left meanwhile.
 */
export function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
