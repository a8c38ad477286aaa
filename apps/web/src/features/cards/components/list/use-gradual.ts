import { useEffect, useReducer, useRef } from 'react';

/**
 * Says which cards are drawn in this frame. While the page is scrolled, a screen full of cards that arrives at once is
 * drawn `atOnce` cards a frame, so that scrolling never stutters; what has been drawn stays.
 */
export function useGradual(
  first: number,
  atOnce: number,
  isMoving: () => boolean,
): (index: number, slug: string) => boolean {
  const [, drawMore] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef(new Map<number, string>());
  const next = new Map<number, string>();
  const lastFirst = useRef(first);
  // The frame in which rows come and go is busy with placing them.
  const share = first === lastFirst.current ? atOnce : 0;
  let left = isMoving() ? share : Number.POSITIVE_INFINITY;
  let isHeldBack = false;
  useEffect(() => {
    drawn.current = next;
    lastFirst.current = first;
    if (!isHeldBack) return;
    const frame = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(frame);
  });
  return (index, slug) => {
    const isThere = drawn.current.get(index) === slug;
    if (!isThere && left <= 0) {
      isHeldBack = true;
      return false;
    }
    if (!isThere) left -= 1;
    next.set(index, slug);
    return true;
  };
}
