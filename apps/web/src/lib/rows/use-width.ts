import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The width that was measured last. The next list most likely has the same width, and no layout is needed to find out.
 */
let last = 0;

/** The width of an element in pixels, updated when it changes; 0 until it is known, which is before the first paint. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(last);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      last = element.clientWidth;
      setWidth(last);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
