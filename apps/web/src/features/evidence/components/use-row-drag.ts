import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { placeAt } from '../rules/evidence.rules.ts';

interface Drag {
  readonly from: number;
  /** The place it would fall to now. */
  readonly to: number;
}

/** So near to the edge of the window, in pixels, the page scrolls along. */
const edge = 60;
const scrollStep = 12;

/**
 * Rows of a list that are dragged by a handle, with mouse, pen or finger, to another place among them. Esc lets go
 * without a change. The list scrolls along where the pointer comes near the edge of the window.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (from: number, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const { pointerId } = event;
    let at: Drag = { from, to: from };
    const follow = (y: number) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      at = {
        from,
        to: placeAt(
          rows.map(({ top, height }) => top + height / 2),
          from,
          y,
        ),
      };
      setDrag((now) => (now?.to === at.to ? now : at));
    };
    const move = (now: PointerEvent) => {
      if (now.pointerId !== pointerId) return;
      if (now.clientY < edge) scrollBy(0, -scrollStep);
      if (now.clientY > innerHeight - edge) scrollBy(0, scrollStep);
      follow(now.clientY);
    };
    const end = (commit: boolean) => {
      stop.current?.();
      if (commit && at.to !== from) onMove(from, at.to);
    };
    const up = (now: PointerEvent) => now.pointerId === pointerId && end(true);
    const cancel = () => end(false);
    const key = (now: KeyboardEvent) => {
      if (now.key !== 'Escape') return;
      now.stopPropagation();
      end(false);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, { capture: true });
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key, { capture: true });
      stop.current = undefined;
      setDrag(undefined);
    };
    setDrag(at);
  };
  return { list, drag, begin };
}
