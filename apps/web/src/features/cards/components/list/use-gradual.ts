import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cardsToRender, type Detail, framesUntilNext, quietFrames } from '#features/cards/rules/gradual.rules.ts';
import type { Span } from '#features/cards/rules/paging.rules.ts';
import type { ScrollFrames } from '#lib/rows/scroll-frames.ts';

interface RenderedCard {
  readonly slug: string;
  readonly detail: Detail;
}

/**
 * Decides which cards are rendered in this frame, and how much of each. While the page is scrolled, only a few cards
 * are added per frame, and none in a frame that starts late, so that scrolling never stutters. A slow device adds them
 * brief and completes them when no other rows came near for a moment. What was rendered stays.
 */
export function useGradual(
  { first, end }: Span,
  frames: ScrollFrames,
): (index: number, slug: string) => Detail | undefined {
  const [, renderMore] = useReducer((count: number) => count + 1, 0);
  const rendered = useRef(new Map<number, RenderedCard>());
  const next = new Map<number, RenderedCard>();
  const last = useRef({ first, end });
  /** The number of frames since other rows came near. The frame in which they do is the first. */
  const framesSinceRows = useRef(0);
  const isMoving = frames.isMoving();
  const isSlow = frames.isSlow();
  const mayComplete = !isMoving || !isSlow || framesSinceRows.current >= quietFrames;
  // Otherwise this is rendered because an earlier frame had time.
  const isForRows = first !== last.current.first || end !== last.current.end;
  const hasTime = !isForRows || frames.hasTime();
  const allowed = cardsToRender({ isMoving, hasTime });
  let added = 0;
  /** The frame since the last rows in which more is rendered. */
  let due = Number.POSITIVE_INFINITY;
  useEffect(() => {
    rendered.current = next;
    if (isForRows) framesSinceRows.current = 0;
    last.current = { first, end };
    if (added > 0) frames.added();
    if (due === Number.POSITIVE_INFINITY) return;
    // A scroll event comes before the callbacks of its frame, which has then done enough.
    let frame = requestAnimationFrame(function onFrame() {
      framesSinceRows.current += 1;
      // Rendered within the frame: after it, the browser would lay out the page once more in the next.
      if (framesSinceRows.current >= due && frames.hasTime()) flushSync(renderMore);
      else frame = requestAnimationFrame(onFrame);
    });
    return () => cancelAnimationFrame(frame);
  });
  return (index, slug) => {
    const before = rendered.current.get(index);
    let detail = before?.slug === slug ? before.detail : undefined;
    if (detail !== 'full' && added < allowed && (!detail || mayComplete)) {
      detail = detail || !(isMoving && isSlow) ? 'full' : 'brief';
      added += 1;
    }
    if (detail) next.set(index, { slug, detail });
    due = Math.min(due, framesUntilNext(detail, isSlow));
    return detail;
  };
}
