import { useEffect } from 'react';

// A function of its own: Vite would run handlers that follow `import` directly only if the styles can be loaded too.
const loadArea = () => import('./toast-area.tsx');

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
