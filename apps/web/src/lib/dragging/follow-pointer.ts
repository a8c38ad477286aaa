/** The height of the zones at the upper and lower edge of the window in which the page is scrolled. */
const edgePx = 64;
const maxPxPerFrame = 16;

/** Scrolls the page by one frame, faster the nearer `y` is to the edge of the window. */
function scrollAtEdge(y: number): void {
  const toEdge = Math.min(y, innerHeight - y);
  if (toEdge >= edgePx) return;
  const speed = maxPxPerFrame * (1 - Math.max(toEdge, 0) / edgePx);
  scrollBy({ top: y < innerHeight / 2 ? -speed : speed, behavior: 'instant' });
}

/** A position in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PointerDrag {
  /** For handles: starts the drag with the press. Otherwise a mouse must move and a finger must rest first. */
  readonly atOnce?: boolean;
  readonly onLift: () => void;
  /** Called in each frame of the drag, since the page may scroll under a resting pointer. */
  readonly onMove: (at: Point) => void;
  /** The position where the pointer was released. `undefined` if the drag was cancelled or never started. */
  readonly onEnd: (at: Point | undefined) => void;
}

/** Distance at which a press with the mouse becomes a drag. */
const mouseSlackPx = 5;
/** A finger that rests this long starts a drag. One that moves earlier scrolls the page. */
const restMs = 260;
const fingerSlackPx = 10;

/**
 * Follows a pointer from its `pointerdown` until it is released. Escape, a lost pointer and leaving the window cancel
 * the drag. The page scrolls while the pointer is near its edge. ADR 18 explains why no library is used.
 * @returns a function that cancels the drag
 */
export function followPointer(start: PointerEvent, drag: PointerDrag): () => void {
  const touch = start.pointerType === 'touch';
  let at: Point = { x: start.clientX, y: start.clientY };
  let lifted = false;
  let frame = 0;
  const listeners = new AbortController();
  const { signal } = listeners;
  const resting = touch && !drag.atOnce ? setTimeout(lift, restMs) : undefined;

  function lift() {
    lifted = true;
    // Otherwise a finger's events go to the element it touched first, and are lost if that element leaves the page.
    if (touch) document.documentElement.setPointerCapture(start.pointerId);
    drag.onLift();
    frame = requestAnimationFrame(follow);
  }

  function follow() {
    scrollAtEdge(at.y);
    drag.onMove(at);
    frame = requestAnimationFrame(follow);
  }

  function end(released: Point | undefined) {
    if (signal.aborted) return;
    clearTimeout(resting);
    cancelAnimationFrame(frame);
    listeners.abort();
    if (lifted) ignoreNextClick();
    drag.onEnd(lifted ? released : undefined);
  }
  const cancel = () => end(undefined);

  const own = (event: PointerEvent) => event.pointerId === start.pointerId;
  const on = <E extends keyof WindowEventMap>(
    type: E,
    listener: (event: WindowEventMap[E]) => void,
    options?: AddEventListenerOptions,
  ) => addEventListener(type, listener, { signal, ...options });

  on('pointermove', (event) => {
    if (!own(event)) return;
    at = { x: event.clientX, y: event.clientY };
    if (lifted) return;
    const distance = Math.hypot(at.x - start.clientX, at.y - start.clientY);
    if (touch && distance > fingerSlackPx) cancel();
    else if (!touch && distance > mouseSlackPx) lift();
  });
  on('pointerup', (event) => own(event) && end({ x: event.clientX, y: event.clientY }));
  on('pointercancel', (event) => own(event) && cancel());
  on('blur', cancel);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !lifted) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  on('keydown', onEscape, { capture: true });
  // While a finger drags, the page does not scroll and the menu of a link does not open.
  const keepPage = (event: Event) => lifted && event.cancelable && event.preventDefault();
  on('touchmove', keepPage, { passive: false });
  // Listeners on the window would miss these events once the element has left the page.
  start.target?.addEventListener('touchmove', keepPage, { signal, passive: false });
  on('contextmenu', (event) => touch && event.preventDefault());
  if (drag.atOnce) lift();
  return cancel;
}

/** Releasing the pointer at the end of a drag must not click what is under it. */
function ignoreNextClick(): void {
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', ignore, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', ignore, { capture: true }), 0);
}
