import { useEffect } from 'react';
import { toastTop } from './toast-place.rules.ts';

/**
 * The bars whose titles and buttons toasts must not cover: headers of pages and of narrow screens, and rows of filters.
 * The picture next to sign-in is a header too, as high as the window, but contains neither.
 */
const bars = 'header:has(h1, h2, h3, a, button), div:has(> search)';

const controls = 'button, a, input, textarea, select, label, [role="menuitem"], [role="option"], [tabindex]';
/** The distance of toasts from the right edge and their width, as the library draws them. */
const columns = 24 + 356;

/** The control that was pressed or focused last, or the menu that it is in, if toasts could cover it. */
let used: Element | undefined;

function inUse(): DOMRect | undefined {
  const place = used?.isConnected ? used.getBoundingClientRect() : undefined;
  return place && place.right > innerWidth - columns ? place : undefined;
}

/**
 * Keeps toasts below the buttons of the page and the control in use, on every screen that opens while one is shown.
 */
export function useToastPlace(): void {
  useEffect(() => {
    let frame = 0;
    const place = () => {
      frame = 0;
      const edges = [...document.querySelectorAll(bars)].map((bar) => bar.getBoundingClientRect());
      document.documentElement.style.setProperty('--toasts-top', `${toastTop(edges, innerHeight, inUse())}px`);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(place);
    };
    const note = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest(controls) : null;
      if (!control || control.closest('[data-sonner-toaster]')) return;
      used = control.closest('[role="menu"], [role="listbox"]') ?? control;
      soon();
    };
    place();
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', soon);
    addEventListener('pointerdown', note, true);
    addEventListener('focusin', note);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('pointerdown', note, true);
      removeEventListener('focusin', note);
    };
  }, []);
}
