/** The page is not scrolled once this time has passed. */
const longestMs = 4000;
/** What shows that the user has begun to use the page. */
const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the page to `y` as soon as it is high enough, unless the user begins to use it, or the signal aborts. */
export function scrollOnceHighEnough(y: number, left: AbortSignal): void {
  const end = new AbortController();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < y + innerHeight) return;
    scrollTo({ top: y, behavior: 'instant' });
    end.abort();
  });
  const timer = setTimeout(() => end.abort(), longestMs);
  end.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  if (left.aborted) {
    end.abort();
    return;
  }
  observer.observe(document.body);
  left.addEventListener('abort', () => end.abort(), { signal: end.signal });
  for (const sign of signs) addEventListener(sign, () => end.abort(), { passive: true, signal: end.signal });
}
