/**
 * Calls `keep` whenever the page may end: when it is closed, and when it is hidden, since mobile browsers may end a hidden
 * page without another event. Returns what stops that.
 */
export function onPageLeft(keep: () => void): () => void {
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  return () => {
    removeEventListener('pagehide', keep);
    document.removeEventListener('visibilitychange', keep);
  };
}
