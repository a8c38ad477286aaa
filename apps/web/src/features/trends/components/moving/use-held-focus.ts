import { useEffect, useRef } from 'react';

/**
 * Who moves a trend by keys stays with it: its link loses the focus when it comes to stand elsewhere in the page, or
 * back, and gets it again. It ends when somebody goes elsewhere by themselves.
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
