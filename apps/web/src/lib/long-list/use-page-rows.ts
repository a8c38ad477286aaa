import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type Store } from '../browser/store.ts';
import type { Span } from './items.rules.ts';
import {
  elementHeight,
  isRowInSight,
  jumpTo,
  offsetToShow,
  type Place,
  rowsAround,
  scrollOn,
  settle,
} from './long-list.rules.ts';

interface Options {
  /** Whether the height of the rows is known. There are no rows before. */
  readonly ready: boolean;
  /** The element that contains the rows. */
  readonly ref: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowHeight: number;
  readonly overscan: number;
  /** Pixels at the window's edges that hide rows, such as a sticky bar. */
  readonly margin?: { readonly top: number; readonly bottom: number };
}

/** The rows to render. */
export interface RowRange extends Span {
  /** Difference in pixels between a row's position in the list and in the element; 0 unless the list is very long. */
  readonly shift: number;
}

export interface PageRows {
  /**
   * Changes with nearly every frame while the page is scrolled. Only the component that renders the rows should
   * subscribe to all of it.
   */
  readonly range: Store<RowRange>;
  /** The height of the element that contains the rows. */
  readonly height: number;
  /** Scrolls the page as far as needed to show a row. */
  readonly show: (row: number) => void;
  /** Whether a part of a row is in the window. */
  readonly isInSight: (row: number) => boolean;
}

const noMargin = { top: 0, bottom: 0 };
const settleAfterMs = 160;

/** The rows of a list that are near the window while the page is scrolled. */
export function usePageRows({ ready, ref, count, rowHeight, overscan, margin = noMargin }: Options): PageRows {
  const place = useRef<Place>({ scrolled: 0, offset: 0 });
  const [range] = useState(() => createStore<RowRange>({ first: 0, end: 0, shift: 0 }));
  const listNow = useCallback(() => ({ count, rowHeight, viewport: innerHeight }), [count, rowHeight]);

  const draw = useCallback(
    (next: Place) => {
      place.current = next;
      const { first, end } = rowsAround(listNow(), next.offset, overscan);
      const shift = next.offset - next.scrolled;
      const now = range.get();
      if (now.first !== first || now.end !== end || now.shift !== shift) range.set({ first, end, shift });
    },
    [listNow, overscan, range],
  );
  const scrolledNow = useCallback(() => -(ref.current?.getBoundingClientRect().top ?? 0), [ref]);

  // As soon as the height of the rows is known, and whenever it or their number changes; before the next paint.
  useLayoutEffect(() => {
    if (ready) draw(jumpTo(listNow(), scrolledNow()));
  }, [ready, draw, listNow, scrolledNow]);

  useEffect(() => {
    if (!ready) return;
    let timer: ReturnType<typeof setTimeout>;
    const settleDown = () => {
      const next = settle(listNow(), place.current);
      const way = next.scrolled - place.current.scrolled;
      if (Math.abs(way) < 1) return;
      draw(next);
      scrollBy({ top: way, behavior: 'instant' });
      place.current = { ...next, scrolled: scrolledNow() };
    };
    const onScroll = () => {
      draw(scrollOn(listNow(), place.current, scrolledNow()));
      clearTimeout(timer);
      if (place.current.offset !== place.current.scrolled) timer = setTimeout(settleDown, settleAfterMs);
    };
    const onResize = () => draw(jumpTo(listNow(), scrolledNow()));
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onResize);
    };
  }, [ready, draw, listNow, scrolledNow]);

  const show = useCallback(
    (row: number) => {
      const now = place.current;
      const offset = offsetToShow(listNow(), now.offset, row, margin);
      if (offset === now.offset) return;
      const next = settle(listNow(), { scrolled: 0, offset });
      const way = next.scrolled - scrolledNow();
      draw(next);
      scrollBy({ top: way, behavior: 'instant' });
    },
    [draw, listNow, scrolledNow, margin],
  );

  const isInSight = useCallback((row: number) => isRowInSight(listNow(), place.current.offset, row), [listNow]);

  return { range, height: elementHeight({ count, rowHeight, viewport: 0 }), show, isInSight };
}
