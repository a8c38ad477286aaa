import { fitBounds } from '@foreglow/contract/map/picture/fit';
import type { MapBounds } from '@foreglow/contract/map/picture/points';
import type { Projection } from '@foreglow/contract/map/picture/ring-path';

/** What a chart shows: the point of the world in its middle, and how much it is enlarged; at 1 the whole map fits. */
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
export interface Stand {
  readonly size: Size;
  readonly bounds: MapBounds;
}

export const smallestZoom = 0.5;
export const largestZoom = 64;

/** Kept free around the map where all of it is shown. */
const insetPx = 12;

/** The view that shows all of a map. */
export const wholeView = ({ left, top, right, bottom }: MapBounds): ChartView => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  zoom: 1,
});

/** Where the world is in the chart. */
export function projectionOf({ x, y, zoom }: ChartView, { size, bounds }: Stand): Projection {
  const scale = fitBounds(bounds, size.width - 2 * insetPx, size.height - 2 * insetPx).scale * zoom;
  return { scale, left: size.width / 2 - x * scale, top: size.height / 2 - y * scale };
}

/** The point of the world at a position in the chart. */
export const worldAt = ({ scale, left, top }: Projection, { x, y }: Spot): Spot =>
  scale > 0 ? { x: (x - left) / scale, y: (y - top) / scale } : { x: 0, y: 0 };

/** Where a point of the world is in the chart. */
export const spotOf = ({ scale, left, top }: Projection, { x, y }: Spot): Spot => ({
  x: left + x * scale,
  y: top + y * scale,
});

/** The view with a zoom that is possible and a middle within the map, so that the map is never lost. */
export function limited({ x, y, zoom }: ChartView, { left, top, right, bottom }: MapBounds): ChartView {
  return {
    x: clamp(x, left, right),
    y: clamp(y, top, bottom),
    zoom: clamp(zoom, smallestZoom, largestZoom),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Enlarges the map by a factor; the point of the world at a position stays there. */
export function zoomedAbout(view: ChartView, factor: number, at: Spot, stand: Stand): ChartView {
  const zoom = clamp(view.zoom * factor, smallestZoom, largestZoom);
  const before = projectionOf(view, stand);
  const after = projectionOf({ ...view, zoom }, stand);
  if (after.scale === 0) return view;
  const kept = worldAt(before, at);
  const moved = worldAt(after, at);
  return limited({ x: view.x + kept.x - moved.x, y: view.y + kept.y - moved.y, zoom }, stand.bounds);
}

/** Moves the map by pixels. */
export function pannedBy(view: ChartView, x: number, y: number, stand: Stand): ChartView {
  const { scale } = projectionOf(view, stand);
  if (scale === 0) return view;
  return limited({ ...view, x: view.x - x / scale, y: view.y - y / scale }, stand.bounds);
}

/** The view that shows a part of the world with some room around it. */
export function viewOfBounds(part: MapBounds, { size, bounds }: Stand): ChartView {
  const whole = fitBounds(bounds, size.width, size.height).scale;
  const room = { width: size.width * 0.7, height: size.height * 0.7 };
  const smallest = 1e-6;
  const scale = fitBounds(
    { ...part, right: Math.max(part.right, part.left + smallest), bottom: Math.max(part.bottom, part.top + smallest) },
    room.width,
    room.height,
  ).scale;
  // Without room or with all cards in one place there is no scale of its own: it is enlarged a little.
  const zoom = whole > 0 ? Math.min(scale / whole, 12) : 1;
  return limited({ x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2, zoom }, bounds);
}

/** A view on the way between two others. Each step enlarges by the same factor. */
export function viewBetween(from: ChartView, to: ChartView, share: number): ChartView {
  const mix = (one: number, other: number) => one + (other - one) * share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    zoom: from.zoom * (to.zoom / from.zoom) ** share,
  };
}

/** Whether two views show the same to the eye. */
export const isSameView = (one: ChartView, other: ChartView): boolean =>
  Math.abs(one.x - other.x) * one.zoom < 1e-4 &&
  Math.abs(one.y - other.y) * one.zoom < 1e-4 &&
  Math.abs(one.zoom / other.zoom - 1) < 1e-3;

export const isSameSize = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;
