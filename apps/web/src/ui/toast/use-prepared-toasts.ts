import { useEffect } from 'react';
import { loadArea } from './toasts.tsx';

/**
 * Loads the parts of toasts when the user first does something. Once the connection is lost, which is what a toast may
 * have to say, they could not be loaded any more.
 */
export function usePreparedToasts(): void {
  useEffect(() => {
    const acted = new AbortController();
    const load = () => {
      acted.abort();
      loadArea().catch(() => undefined);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { signal: acted.signal });
    return () => acted.abort();
  }, []);
}
