import type { Spot } from '#features/map/rules/camera.rules.ts';

/** The height of a line and of a page of a wheel, in pixels. */
const unitPx = [1, 16, 400] as const;
/** The zoom per pixel of a wheel. Browsers report pinching on a trackpad as small steps with Ctrl. */
const perPixel = 0.0018;
const perPinchedPixel = 0.01;
/** The largest zoom factor of a single event, so that a coarse wheel does not jump. */
const maxPerEvent = 0.35;

/**
 * Zooms with the wheel around the pointer and prevents the page from scrolling.
 * @returns a function that stops it
 */
export function followWheel(element: HTMLElement, onZoom: (factor: number, at: Spot) => void): () => void {
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (unitPx[event.deltaMode as 0 | 1 | 2] ?? 1);
    const by = -pixels * (event.ctrlKey ? perPinchedPixel : perPixel);
    const { left, top } = element.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    onZoom(Math.exp(Math.min(maxPerEvent, Math.max(-maxPerEvent, by))), at);
  };
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}
