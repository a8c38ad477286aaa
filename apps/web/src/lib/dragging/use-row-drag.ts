import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { followPointer } from './follow-pointer.ts';
import { placeAt } from './row-order.rules.ts';

interface RowDrag {
  readonly from: number;
  /** The index at which the row would be dropped now. */
  readonly to: number;
}

/**
 * Lets rows of a list be dragged by a handle to another position. Escape cancels. `rowAt` returns whether a row is
 * being dragged, and where to draw the line that shows the place where the dragged row would be dropped.
 */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<RowDrag>();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const begin = (from: number, event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    // Keeps the browser from selecting text.
    event.preventDefault();
    const indexAt = (y: number) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      return placeAt(
        rows.map(({ top, height }) => top + height / 2),
        from,
        y,
      );
    };
    cancel.current = followPointer(event.nativeEvent, {
      atOnce: true,
      onLift: () => setDrag({ from, to: from }),
      onMove: ({ y }) => {
        const to = indexAt(y);
        setDrag((now) => (now?.to === to ? now : { from, to }));
      },
      onEnd: (at) => {
        cancel.current = undefined;
        setDrag(undefined);
        const to = at ? indexAt(at.y) : from;
        if (to !== from) onMove(from, to);
      },
    });
  };
  const rowAt = (index: number) => ({ lifted: drag?.from === index, edge: drag && edgeAt(index, drag) });
  return { list, rowAt, begin };
}

function edgeAt(index: number, { from, to }: RowDrag): 'above' | 'below' | undefined {
  if (index !== to || from === to) return undefined;
  return to < from ? 'above' : 'below';
}
