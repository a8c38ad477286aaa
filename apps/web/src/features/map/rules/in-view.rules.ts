import { type MapPoints, mapSize } from '@foreglow/contract';
import type { ChartView } from './camera.rules.ts';

/** At this zoom, half of the map fits on each side of the centre. */
const halfOfMap = 0.5;

/**
 * The points in the visible part of the map, the nearest to its centre first; all points if the whole map is shown.
 * Points for which `left` returns true are skipped.
 */
export function pointsInView(
  { x, y, count }: Pick<MapPoints, 'x' | 'y' | 'count'>,
  place: ChartView | null,
  left: (point: number) => boolean,
): number[] {
  const middle = { x: (place?.x ?? halfOfMap) * mapSize, y: (place?.y ?? halfOfMap) * mapSize };
  const reach = place === null ? Number.POSITIVE_INFINITY : (halfOfMap / place.zoom) * mapSize;
  const found: { point: number; distance: number }[] = [];
  for (let point = 0; point < count; point += 1) {
    const [dx, dy] = [(x[point] as number) - middle.x, (y[point] as number) - middle.y];
    if (Math.abs(dx) > reach || Math.abs(dy) > reach || left(point)) continue;
    found.push({ point, distance: dx * dx + dy * dy });
  }
  return found.sort((a, b) => a.distance - b.distance || a.point - b.point).map(({ point }) => point);
}
