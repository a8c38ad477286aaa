import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `data-compact` on an element while its contents are wider than it is. How wide they are depends on the language
 * and on what is shown, so it is measured after each rendering and whenever the window changes its size.
 */
export function useCompact(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      element.removeAttribute('data-compact');
      element.toggleAttribute('data-compact', element.scrollWidth > element.clientWidth);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  });
}
