import { useEffect } from 'react';
import { useStarted } from '../../lib/browser/index.ts';

/** Keeps the focus near its place when the focused element is removed. The code for it is not part of the first load. */
export function useKeptFocus(): void {
  const started = useStarted();
  useEffect(() => {
    if (!started) return;
    let isActive = true;
    let stop: (() => void) | undefined;
    const keep = ({ keepFocus }: typeof import('../../lib/focus/index.ts')) => {
      if (isActive) stop = keepFocus();
    };
    // If the code cannot be loaded, the page works without it.
    void import('../../lib/focus/index.ts').then(keep).catch(() => undefined);
    return () => {
      isActive = false;
      stop?.();
    };
  }, [started]);
}
