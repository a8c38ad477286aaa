import { useEffect } from 'react';
import { toastTop } from './toast-place.rules.ts';

/**
 * The bars whose titles and buttons toasts must not cover: headers of pages and of narrow screens, and rows of filters.
 * The picture next to sign-in is a header too, as high as the window, but contains neither.
 */
const bars = 'header:has(h1, h2, h3, a, button), div:has(> search)';

/** Keeps toasts below the buttons of the page, on every screen that opens while one is shown. */
export function useToastPlace(): void {
  useEffect(() => {
    let frame = 0;
    const place = () => {
      frame = 0;
      const edges = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
      document.documentElement.style.setProperty('--toasts-top', `${toastTop(edges, innerHeight)}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', soon);
    };
  }, []);
}
