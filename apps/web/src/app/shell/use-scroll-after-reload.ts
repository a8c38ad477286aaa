import { useEffect } from 'react';
import { isStarted } from '#lib/browser/started.ts';
import { tabStorage } from '#lib/browser/storage.ts';

const stored = 'foreglow.scrolled';
/** The page is not scrolled once this time has passed. */
const longestMs = 4000;
/** What shows that the user has begun to use the page. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a page that was loaded again to where it was, as soon as it is high enough. The router tries this only once,
 * before the data has been rendered.
 */
export function useScrollAfterReload(): void {
  useEffect(() => {
    const [key, y] = tabStorage.read(stored)?.split(' ') ?? [];
    const stop = !isStarted() && Number(y) > 0 && key === keyOfPage() ? scrollOnceHighEnough(Number(y)) : undefined;
    const remember = () => tabStorage.write(stored, `${keyOfPage()} ${Math.round(scrollY)}`);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('pagehide', remember);
      stop?.();
    };
  }, []);
}

/** The router's key for this entry of the history, which remains when the page is loaded again. */
const keyOfPage = (): string => `${history.state?.key}`;

function scrollOnceHighEnough(y: number): () => void {
  const end = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < y + innerHeight) return;
    scrollTo({ top: y, behavior: 'instant' });
    end.abort();
  });
  observer.observe(document.body);
  const timer = setTimeout(() => end.abort(), longestMs);
  for (const sign of signs) addEventListener(sign, () => end.abort(), { passive: true, signal: end.signal });
  end.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  return () => end.abort();
}
