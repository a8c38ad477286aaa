import { useEffect, useReducer, useRef } from 'react';
import type { ScrollFrames } from '../../../../lib/rows/index.ts';
import { cardsToAdd } from '../../rules/gradual.rules.ts';
import type { Span } from '../../rules/paging.rules.ts';

/**
 * Decides which cards are rendered in this frame. While the page is scrolled, only a few cards are added per frame, so
 * that scrolling never stutters. On a slow device they are added after a frame in which no other rows came near, so
 * none are while it is scrolled fast. Cards that were rendered stay.
 */
export function useGradual(
  { first, end }: Span,
  atOnce: number,
  frames: ScrollFrames,
): (index: number, slug: string) => boolean {
  const [, renderMore] = useReducer((count: number) => count + 1, 0);
  const rendered = useRef(new Map<number, string>());
  const next = new Map<number, string>();
  const lastFirst = useRef(first);
  /** Whether other rows came near since the callbacks of the last frame. */
  const hasMoved = useRef(false);
  /** Whether this render was requested by the last one, which held cards back. */
  const isRequested = useRef(false);
  let left = cardsToAdd(
    {
      isMoving: frames.isMoving(),
      isSlow: frames.isSlow(),
      isRequested: isRequested.current,
      removed: [...rendered.current.keys()].filter((index) => index < first || index >= end).length,
    },
    atOnce,
  );
  let isHeldBack = false;
  useEffect(() => {
    rendered.current = next;
    if (first !== lastFirst.current) hasMoved.current = true;
    lastFirst.current = first;
    isRequested.current = false;
    if (!isHeldBack) return;
    const request = () => {
      isRequested.current = true;
      renderMore();
    };
    // A scroll event comes before the callbacks of its frame, which has then done enough.
    let frame = requestAnimationFrame(() => {
      if (hasMoved.current) frame = requestAnimationFrame(request);
      else request();
      hasMoved.current = false;
    });
    return () => cancelAnimationFrame(frame);
  });
  return (index, slug) => {
    const isThere = rendered.current.get(index) === slug;
    if (!isThere && left <= 0) {
      isHeldBack = true;
      return false;
    }
    if (!isThere) left -= 1;
    next.set(index, slug);
    return true;
  };
}
