import { followPointer, type Point } from './follow-pointer.ts';

interface TargetDrag {
  /** Attribute of the targets. Its value names the target. */
  readonly attribute: string;
  readonly onLift: () => void;
  /** The element is over another target, or over none. */
  readonly onOver: (target: string | undefined) => void;
  /** The element was released over a target. `undefined` if it was over none, or the drag was cancelled. */
  readonly onEnd: (target: string | undefined) => void;
}

/**
 * Lets an element follow the pointer until it is dropped on a target. During the drag it has the attribute
 * `data-lifted`.
 * @returns a function that cancels the drag
 */
export function dragToTarget(start: PointerEvent, element: HTMLElement, drag: TargetDrag): () => void {
  const from = { x: start.clientX + scrollX, y: start.clientY + scrollY };
  let over: string | undefined;
  const moveTo = (at: Point) => {
    element.style.transform = `translate(${at.x + scrollX - from.x}px, ${at.y + scrollY - from.y}px)`;
    const target = targetAt(at, drag.attribute);
    if (target === over) return;
    over = target;
    drag.onOver(target);
  };
  let lifted = false;
  return followPointer(start, {
    onLift: () => {
      lifted = true;
      element.dataset.lifted = 'true';
      drag.onLift();
    },
    onMove: moveTo,
    onEnd: (at) => {
      if (!lifted) return;
      if (at) moveTo(at);
      delete element.dataset.lifted;
      element.style.transform = '';
      drag.onEnd(at && over);
    },
  });
}

function targetAt({ x, y }: Point, attribute: string): string | undefined {
  const found = document.elementFromPoint(x, y)?.closest(`[${attribute}]`);
  return found?.getAttribute(attribute) ?? undefined;
}
