import { useEffect } from 'react';

/**
 * Keeps the focus near its place when the focused element is removed. The code for it is loaded when the user first
 * presses a key, as the place of the focus matters only to users of the keyboard. Without it, the page works.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const keep = (focus: typeof import('../../lib/focus/index.ts')) => focus.keepFocus();
    addEventListener('keydown', () => import('../../lib/focus/index.ts').then(keep, () => undefined), { once: true });
  }, []);
}
