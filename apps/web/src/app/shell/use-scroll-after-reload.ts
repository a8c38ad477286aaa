import { useEffect } from 'react';
import { isStarted } from '#lib/browser/started.ts';
import { tabStorage } from '#lib/browser/storage.ts';

const stored = 'foreglow.scrolled';

/**
 * Scrolls a page that was loaded again to where it was, as soon as it is high enough. The router tries this only once,
 * before the data has been rendered.
 */
export function useScrollAfterReload(): void {
  useEffect(() => {
    const left = new AbortController();
    const [key, y] = tabStorage.read(stored)?.split(' ') ?? [];
    if (!isStarted() && Number(y) > 0 && key === keyOfPage()) {
      // Without the code for it, the page begins at its top.
      import('./scroll-once-high-enough.ts').then(
        (scrolling) => scrolling.scrollOnceHighEnough(Number(y), left.signal),
        () => undefined,
      );
    }
    const remember = () => tabStorage.write(stored, `${keyOfPage()} ${Math.round(scrollY)}`);
    addEventListener('pagehide', remember, left);
    return () => left.abort();
  }, []);
}

/** The router's key for this entry of the history, which remains when the page is loaded again. */
const keyOfPage = (): string => `${history.state?.key}`;
