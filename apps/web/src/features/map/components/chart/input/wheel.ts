import type { Spot } from '../../../rules/camera.rules.ts';

/** Lines and pages of a wheel, in pixels. */
const unitPx = [1, 16, 400] as const;
/** How much one pixel of a wheel enlarges. Browsers send pinching on a trackpad as small steps with Ctrl. */
const perPixel = 0.0018;
const perPinchedPixel = 0.01;
/** No single event enlarges more than this, so that a coarse wheel does not leap. */
const mostPerEvent = 0.35;

/**
 * Enlarges with the wheel about the pointer. The page does not scroll meanwhile.
 * @returns stops
 */
export function followWheel(element: HTMLElement, onZoom: (factor: number, at: Spot) => void): () => void {
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaY * (unitPx[event.deltaMode as 0 | 1 | 2] ?? 1);
    const by = -pixels * (event.ctrlKey ? perPinchedPixel : perPixel);
    const { left, top } = element.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    onZoom(Math.exp(Math.min(mostPerEvent, Math.max(-mostPerEvent, by))), at);
  };
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}
