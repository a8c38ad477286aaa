import { useEffect } from 'react';

/**
 * Keeps the focus near its place when the focused element is removed. The code for it is loaded when the user first
 * presses a key or a button, as nothing that the user removes can have the focus before.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const left = new AbortController();
    let stop: (() => void) | undefined;
    const keep = ({ keepFocus }: typeof import('../../lib/focus/index.ts')) => {
      if (!left.signal.aborted) stop ??= keepFocus();
    };
    // If the code cannot be loaded, the page works without it.
    const load = () => void import('../../lib/focus/index.ts').then(keep).catch(() => undefined);
    for (const event of ['keydown', 'pointerdown']) {
      addEventListener(event, load, { capture: true, once: true, signal: left.signal });
    }
    return () => {
      left.abort();
      stop?.();
    };
  }, []);
}
