import type { Spot } from '#features/map/rules/camera.rules.ts';
import type { ChartTool } from '../chart.types.ts';

/** The modifier keys that were held during a pointer event. */
export interface HeldKeys {
  readonly shift: boolean;
  readonly alt: boolean;
}

/** Receives the gestures on a chart. Positions are CSS pixels within it. */
export interface GestureTarget {
  readonly tool: () => ChartTool;
  readonly onHover: (at: Spot | null) => void;
  readonly onTap: (at: Spot, isTouch: boolean, keys: HeldKeys) => void;
  readonly onDoubleTap: (at: Spot) => void;
  readonly onPan: (x: number, y: number) => void;
  /** Two fingers: the midpoint between them has moved, and their distance has changed by a factor. */
  readonly onPinch: (middle: Spot, x: number, y: number, factor: number) => void;
  readonly onDraw: (from: Spot, to: Spot) => void;
  /** The drawing is finished, or cancelled. */
  readonly onDrawn: (keys: HeldKeys | null) => void;
  readonly onGrab: (isGrabbed: boolean) => void;
}

/** Distance at which a press becomes a drag. */
const slackPx = { mouse: 4, touch: 9 } as const;
const doubleTapMs = 320;
const doubleTapPx = 24;

type Doing = 'nothing' | 'press' | 'pan' | 'draw' | 'pinch';

/**
 * Follows the pointers on an element: one presses, drags or draws, two pinch. `followPointer` is not used, since it
 * waits for a finger to rest and scrolls the page at its edges.
 * @returns a function that stops it
 */
export function followGestures(element: HTMLElement, target: GestureTarget): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const pointers = new Map<number, Spot>();
  let doing: Doing = 'nothing';
  let start: Spot = { x: 0, y: 0 };
  let last: Spot = start;
  let pansOnly = false;
  let onLabel = false;
  let tapped: (Spot & { readonly time: number }) | undefined;

  const spot = (event: PointerEvent): Spot => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const keysOf = (event: PointerEvent): HeldKeys => ({ shift: event.shiftKey, alt: event.altKey });

  const stop = () => {
    if (doing === 'draw') target.onDrawn(null);
    doing = 'nothing';
    target.onGrab(false);
  };

  const down = (event: PointerEvent) => {
    if (event.button > 1) return;
    if (pointers.size === 2) return;
    const at = spot(event);
    pointers.set(event.pointerId, at);
    // A label can be clicked like any button, unless it is dragged.
    onLabel = event.target instanceof Element && event.target.closest('button') !== null;
    target.onHover(null);
    if (pointers.size === 2) {
      stop();
      doing = 'pinch';
      for (const id of pointers.keys()) element.setPointerCapture(id);
      return;
    }
    doing = 'press';
    start = at;
    last = at;
    // The middle button of a mouse pans with every tool.
    pansOnly = event.button === 1;
    if (pansOnly) event.preventDefault();
  };

  const move = (event: PointerEvent) => {
    const at = spot(event);
    if (!pointers.has(event.pointerId)) {
      const overLabel = event.target instanceof Element && event.target.closest('button') !== null;
      if (event.pointerType !== 'touch') target.onHover(overLabel ? null : at);
      return;
    }
    if (doing === 'pinch') return pinch(event.pointerId, at);
    pointers.set(event.pointerId, at);
    if (doing === 'press') begin(event, at);
    if (doing === 'pan') target.onPan(at.x - last.x, at.y - last.y);
    if (doing === 'draw') target.onDraw(start, at);
    last = at;
  };

  const begin = (event: PointerEvent, at: Spot) => {
    const slack = event.pointerType === 'touch' ? slackPx.touch : slackPx.mouse;
    if (Math.hypot(at.x - start.x, at.y - start.y) < slack) return;
    element.setPointerCapture(event.pointerId);
    doing = pansOnly || target.tool() === 'pan' ? 'pan' : 'draw';
    if (doing === 'pan') target.onGrab(true);
  };

  const pinch = (id: number, at: Spot) => {
    const before = [...pointers.values()];
    pointers.set(id, at);
    const after = [...pointers.values()];
    const [middle, now] = [middleOf(before), middleOf(after)];
    const [apart, distance] = [distanceOf(before), distanceOf(after)];
    const factor = apart > 0 && distance > 0 ? distance / apart : 1;
    target.onPinch(now, now.x - middle.x, now.y - middle.y, factor);
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    const at = spot(event);
    const was = doing;
    if (was === 'pinch') {
      // The remaining finger moves the map.
      const [left] = pointers.values();
      last = left ?? at;
      doing = left ? 'pan' : 'nothing';
      return;
    }
    doing = 'nothing';
    target.onGrab(false);
    if (was === 'draw') target.onDrawn(keysOf(event));
    if (was === 'press' && !onLabel && event.button === 0) tap(event, at);
  };

  const tap = (event: PointerEvent, at: Spot) => {
    const isDouble =
      tapped !== undefined &&
      event.timeStamp - tapped.time < doubleTapMs &&
      Math.hypot(at.x - tapped.x, at.y - tapped.y) < doubleTapPx;
    tapped = isDouble ? undefined : { ...at, time: event.timeStamp };
    target.onTap(at, event.pointerType === 'touch', keysOf(event));
    if (isDouble) target.onDoubleTap(at);
  };

  const cancel = (event: PointerEvent) => {
    if (pointers.delete(event.pointerId)) stop();
  };
  const leave = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) target.onHover(null);
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || doing !== 'draw') return;
    event.stopPropagation();
    event.preventDefault();
    stop();
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  // A press that leaves the chart before it becomes a drag is released elsewhere.
  addEventListener('pointerup', (event) => !element.contains(event.target as Node) && cancel(event), { signal });
  addEventListener('keydown', onEscape, { signal, capture: true });
  return () => listeners.abort();
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

function distanceOf([one, other]: readonly Spot[]): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
