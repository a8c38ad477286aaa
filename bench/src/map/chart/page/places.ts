import { shownBounds } from '@foreglow/pictures/map/fit';
import { worldUnit } from '@foreglow/pictures/map/points';
import { projectionOf, spotOf, wholeView } from '../../../../../apps/web/src/features/map/rules/camera.rules.ts';
import type { Cloud } from './cloud.ts';

/** The positions of points on the page in CSS pixels, while the whole map is shown: alternating x and y. */
export function placesOf({ points }: Cloud): Float64Array {
  const bounds = shownBounds(points);
  const size = { width: innerWidth, height: innerHeight };
  const projection = projectionOf(wholeView(bounds), { size, bounds });
  const places = new Float64Array(2 * points.count);
  for (let point = 0; point < points.count; point++) {
    const { x, y } = spotOf(projection, {
      x: (points.x[point] ?? 0) / worldUnit,
      y: (points.y[point] ?? 0) / worldUnit,
    });
    places[2 * point] = x;
    places[2 * point + 1] = y;
  }
  return places;
}

/** The nearest point to a position on the page, and its distance. */
export function nearestOf(places: Float64Array, x: number, y: number): { point: number; distance: number } {
  let point = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = 0; at < places.length; at += 2) {
    const away = Math.hypot((places[at] ?? 0) - x, (places[at + 1] ?? 0) - y);
    if (away >= distance) continue;
    point = at / 2;
    distance = away;
  }
  return { point, distance };
}
