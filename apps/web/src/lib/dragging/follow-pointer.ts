/** What becomes of something that a mouse, a pen or a finger may take along. */
interface Drag {
  /** It was lifted: from now on it follows. */
  readonly onLift: () => void;
  /** It hangs over another target, by the value of the target's attribute; undefined: over none. */
  readonly onOver: (target: string | undefined) => void;
  /** It was let go over a target, or given up. */
  readonly onEnd: (target: string | undefined) => void;
  /** Attribute by which targets are known. */
  readonly attribute: string;
}

/** How far a mouse goes before that is a drag and no click. */
const mouseSlackPx = 5;
/** A finger that rests this long lifts; one that moves before that scrolls. */
const restMs = 260;
const fingerSlackPx = 10;
/** Near the edge of the window the page is scrolled. */
const edgePx = 64;
const maxPxPerFrame = 16;

/**
 * Follows the pointer that just went down on an element until it goes up: lifts the element, takes it along, scrolls
 * the page at its edges, and tells over which target it hangs. Esc gives up. Written here because it is less than what
 * a library would need around it: places are known by an attribute, and keys move by the same rules as the pointer.
 */
export function followPointer(start: PointerEvent, element: HTMLElement, drag: Drag): void {
  const touch = start.pointerType === 'touch';
  const from = { x: start.clientX + scrollX, y: start.clientY + scrollY };
  let at = { x: start.clientX, y: start.clientY };
  let over: string | undefined;
  let lifted = false;
  let frame = 0;
  const ending = new AbortController();
  const { signal } = ending;
  const resting = touch ? setTimeout(lift, restMs) : undefined;

  function lift() {
    lifted = true;
    element.dataset.lifted = 'true';
    drag.onLift();
    frame = requestAnimationFrame(follow);
  }

  function place() {
    element.style.transform = `translate(${at.x + scrollX - from.x}px, ${at.y + scrollY - from.y}px)`;
    const found = document.elementFromPoint(at.x, at.y)?.closest(`[${drag.attribute}]`);
    const target = found?.getAttribute(drag.attribute) ?? undefined;
    if (target === over) return;
    over = target;
    drag.onOver(target);
  }

  function follow() {
    const toEdge = Math.min(at.y, innerHeight - at.y);
    if (toEdge < edgePx) {
      const speed = maxPxPerFrame * (1 - Math.max(toEdge, 0) / edgePx);
      scrollBy({ top: at.y < innerHeight / 2 ? -speed : speed, behavior: 'instant' });
    }
    place();
    frame = requestAnimationFrame(follow);
  }

  function end(target: string | undefined) {
    clearTimeout(resting);
    cancelAnimationFrame(frame);
    ending.abort();
    if (!lifted) return;
    delete element.dataset.lifted;
    element.style.transform = '';
    // Letting go is no click on what was dragged.
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    drag.onEnd(target);
  }

  const mine = (event: PointerEvent) => event.pointerId === start.pointerId;
  addEventListener(
    'pointermove',
    (event) => {
      if (!mine(event)) return;
      at = { x: event.clientX, y: event.clientY };
      const way = Math.hypot(at.x - start.clientX, at.y - start.clientY);
      if (lifted) return;
      if (touch && way > fingerSlackPx) end(undefined);
      else if (!touch && way > mouseSlackPx) lift();
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (!mine(event)) return;
      at = { x: event.clientX, y: event.clientY };
      if (lifted) place();
      end(over);
    },
    { signal },
  );
  addEventListener('pointercancel', (event) => mine(event) && end(undefined), { signal });
  addEventListener('blur', () => end(undefined), { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !lifted) return;
      event.preventDefault();
      event.stopPropagation();
      end(undefined);
    },
    { signal, capture: true },
  );
  // A finger that carries something neither scrolls nor opens the menu of a link.
  addEventListener('touchmove', (event) => lifted && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  });
  addEventListener('contextmenu', (event) => touch && event.preventDefault(), { signal });
}
