import { useEffect, useReducer, useRef } from 'react';
import type { ScrollFrames } from '../../../../lib/rows/index.ts';
import { cardsToAdd, type Detail, framesUntilNext, quietFrames } from '../../rules/gradual.rules.ts';
import type { Span } from '../../rules/paging.rules.ts';

interface GradualOptions {
  /** How many cards a frame may add, remove and complete while the page is scrolled. */
  readonly atOnce: number;
  /** Whether cards are brief at first on a slow device. */
  readonly hasBrief: boolean;
}

interface RenderedCard {
  readonly slug: string;
  readonly detail: Detail;
}

/**
 * Decides which cards are rendered in this frame, and how much of each. While the page is scrolled, only a few cards
 * are added per frame, so that scrolling never stutters. On a slow device they are added after a frame in which no
 * other rows came near, so none are while it is scrolled fast, and `hasBrief` adds them brief until the rows stay the
 * same for a moment. Cards that were rendered stay.
 */
export function useGradual(
  { first, end }: Span,
  frames: ScrollFrames,
  { atOnce, hasBrief }: GradualOptions,
): (index: number, slug: string) => Detail | undefined {
  const [, renderMore] = useReducer((count: number) => count + 1, 0);
  const rendered = useRef(new Map<number, RenderedCard>());
  const next = new Map<number, RenderedCard>();
  const lastFirst = useRef(first);
  /** The number of frames since other rows came near. The frame in which they do is the first. */
  const framesSinceRows = useRef(0);
  /** Whether this render was requested by the last one, which held cards back. */
  const isRequested = useRef(false);
  const isMoving = frames.isMoving();
  const isSlow = frames.isSlow();
  let left = cardsToAdd(
    {
      isMoving,
      isSlow,
      isRequested: isRequested.current,
      removed: [...rendered.current.keys()].filter((index) => index < first || index >= end).length,
    },
    atOnce,
  );
  const addsBrief = hasBrief && isMoving && isSlow;
  const mayComplete = !isMoving || framesSinceRows.current >= quietFrames;
  /** The frame since the last rows in which the next cards are rendered. */
  let due = Number.POSITIVE_INFINITY;
  useEffect(() => {
    rendered.current = next;
    if (first !== lastFirst.current) framesSinceRows.current = 0;
    lastFirst.current = first;
    isRequested.current = false;
    if (due === Number.POSITIVE_INFINITY) return;
    // A scroll event comes before the callbacks of its frame, which has then done enough.
    let frame = requestAnimationFrame(function onFrame() {
      framesSinceRows.current += 1;
      if (framesSinceRows.current < due) {
        frame = requestAnimationFrame(onFrame);
        return;
      }
      isRequested.current = true;
      renderMore();
    });
    return () => cancelAnimationFrame(frame);
  });
  return (index, slug) => {
    const last = rendered.current.get(index);
    let detail = last?.slug === slug ? last.detail : undefined;
    if (detail !== 'full' && left > 0 && (!detail || mayComplete)) {
      detail = detail || !addsBrief ? 'full' : 'brief';
      left -= 1;
    }
    if (detail) next.set(index, { slug, detail });
    due = Math.min(due, framesUntilNext(detail));
    return detail;
  };
}
