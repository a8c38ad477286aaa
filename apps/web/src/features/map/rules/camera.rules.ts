import { fitBounds } from '@foreglow/pictures/map/fit';
import type { MapBounds } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';

/** The view of a chart: the world point at its centre, and the zoom. At zoom 1 the whole map fits. */
export interface ChartView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** A size or a position within the chart, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The chart and the part of the world that it shows at zoom 1. */
export interface Viewport {
  readonly size: Size;
  readonly bounds: MapBounds;
}

export const smallestZoom = 0.5;
export const largestZoom = 64;

/** Space left free around the whole map. */
const insetPx = 12;

/** The view that shows all of a map. */
export const wholeView = ({ left, top, right, bottom }: MapBounds): ChartView => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  zoom: 1,
});

/** The position and scale of the world in the chart. */
export function projectionOf({ x, y, zoom }: ChartView, { size, bounds }: Viewport): Projection {
  const scale = fitBounds(bounds, size.width - 2 * insetPx, size.height - 2 * insetPx).scale * zoom;
  return { scale, left: size.width / 2 - x * scale, top: size.height / 2 - y * scale };
}

/** The world point at a position in the chart. */
export const worldAt = ({ scale, left, top }: Projection, { x, y }: Spot): Spot =>
  scale > 0 ? { x: (x - left) / scale, y: (y - top) / scale } : { x: 0, y: 0 };

/** The position of a world point in the chart. */
export const spotOf = ({ scale, left, top }: Projection, { x, y }: Spot): Spot => ({
  x: left + x * scale,
  y: top + y * scale,
});

/**
 * The view with its zoom limited to the possible range and its centre to the map, so that the map never gets out of
 * sight.
 */
export function limited({ x, y, zoom }: ChartView, { left, top, right, bottom }: MapBounds): ChartView {
  return {
    x: clamp(x, left, right),
    y: clamp(y, top, bottom),
    zoom: clamp(zoom, smallestZoom, largestZoom),
  };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Zooms the map by a factor; the world point at a position stays in place. */
export function zoomedAbout(view: ChartView, factor: number, at: Spot, viewport: Viewport): ChartView {
  const zoom = clamp(view.zoom * factor, smallestZoom, largestZoom);
  const before = projectionOf(view, viewport);
  const after = projectionOf({ ...view, zoom }, viewport);
  if (after.scale === 0) return view;
  const kept = worldAt(before, at);
  const moved = worldAt(after, at);
  return limited({ x: view.x + kept.x - moved.x, y: view.y + kept.y - moved.y, zoom }, viewport.bounds);
}

/** Moves the map by pixels. */
export function pannedBy(view: ChartView, x: number, y: number, viewport: Viewport): ChartView {
  const { scale } = projectionOf(view, viewport);
  if (scale === 0) return view;
  return limited({ ...view, x: view.x - x / scale, y: view.y - y / scale }, viewport.bounds);
}

/** The view that shows a part of the world with a margin around it. */
export function viewOfBounds(part: MapBounds, { size, bounds }: Viewport): ChartView {
  const whole = fitBounds(bounds, size.width, size.height).scale;
  const inner = { width: size.width * 0.7, height: size.height * 0.7 };
  const smallest = 1e-6;
  const scale = fitBounds(
    { ...part, right: Math.max(part.right, part.left + smallest), bottom: Math.max(part.bottom, part.top + smallest) },
    inner.width,
    inner.height,
  ).scale;
  // If the chart has no size, no zoom can be computed. If all cards are in one place, the zoom is limited.
  const zoom = whole > 0 ? Math.min(scale / whole, 12) : 1;
  return limited({ x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2, zoom }, bounds);
}

/** A view between two others. Equal steps of `share` multiply the zoom by the same factor. */
export function viewBetween(from: ChartView, to: ChartView, share: number): ChartView {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}

/** Whether two views look the same. */
export const isSameView = (one: ChartView, other: ChartView): boolean =>
  Math.abs(one.x - other.x) * one.zoom < 1e-4 &&
  Math.abs(one.y - other.y) * one.zoom < 1e-4 &&
  Math.abs(one.zoom / other.zoom - 1) < 1e-3;

export const isSameSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;
