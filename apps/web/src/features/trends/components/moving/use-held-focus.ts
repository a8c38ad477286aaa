import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on a trend that is moved by keys. Its link loses the focus when it is rendered in another place or
 * moved back, and is then focused again. This ends when the user moves the focus.
 */
export function useHeldFocus() {
  const slug = useRef<string>(undefined);
  useEffect(() => {
    if (slug.current === undefined) return;
    const link = document.querySelector<HTMLElement>(`[data-trend="${CSS.escape(slug.current)}"]`);
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) link?.focus();
    else if (document.activeElement !== link) slug.current = undefined;
  });
  return {
    keep: (given: string): void => {
      slug.current = given;
      addEventListener('pointerdown', () => (slug.current = undefined), { once: true });
    },
  };
}
