import { useEffect } from 'react';

/**
 * Keeps the focus near its place when the focused element is removed. The code for it is loaded when the user first
 * presses a key, as the place of the focus matters only to users of the keyboard. Without it, the page works.
 */
export function useNearFocus(): void {
  useEffect(() => {
    const keep = (focus: typeof import('#lib/focus/keep-focus.ts')) => focus.keepFocus();
    addEventListener('keydown', () => import('#lib/focus/keep-focus.ts').then(keep, () => undefined), { once: true });
  }, []);
}
