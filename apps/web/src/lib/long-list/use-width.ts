import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The width that was measured last. The next list most likely has the same width, and no layout is needed to find out.
 */
let last = 0;

/**
 * The width of an element in pixels, updated when it changes. Until it is known it is the last width that was measured,
 * or 0. It is measured after the browser's next layout: asking for it earlier would make a slow phone do the layout
 * within the render.
 */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(last);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      last = element.clientWidth;
      setWidth(last);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
