import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../browser/when-idle.ts';
import { grownTo, keptOf, type Span } from './items.rules.ts';

/** How many items are added at an end of the rendered ones when the browser is idle. */
const atOnce = 2;

/**
 * The items to render of those near the window. The first ones are rendered at once; those that come near when the page
 * is scrolled are added when a frame has time left, a few at a time, so that a slow device goes on scrolling. `list` is
 * an object that is replaced when the list changes in another way, and is then rendered at once too.
 */
export function useGradualSpan(near: Span, list: unknown): Span {
  const [{ rendered, of }, setRendered] = useState({ rendered: near, of: list });
  const isNew = of !== list || rendered.end === 0;
  const span = isNew ? near : keptOf(rendered, near);
  const isDone = isSame(span, near) && isSame(span, rendered) && of === list;
  const next = useRef(() => {});
  const isWaiting = useRef(false);
  useEffect(() => {
    next.current = () => setRendered({ rendered: grownTo(near, span, atOnce), of: list });
    if (isDone || isWaiting.current) return;
    isWaiting.current = true;
    void whenIdle().then(() => {
      isWaiting.current = false;
      next.current();
    });
  });
  return span;
}

const isSame = (a: Span, b: Span): boolean => a.first === b.first && a.end === b.end;
