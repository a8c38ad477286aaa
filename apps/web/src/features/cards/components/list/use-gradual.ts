import { useEffect, useReducer, useRef } from 'react';

/**
 * Decides which cards are rendered in this frame. If a whole screen of cards arrives while the page is scrolled,
 * `atOnce` cards are rendered per frame, so that scrolling never stutters. Cards that were rendered stay.
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
  // In a frame in which rows are added and removed, no new cards are rendered.
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
