import type { Box } from '#drawing/boxes.ts';
import type { MapPoints } from './points.ts';

/** The points sorted by the cell of a square grid that contains them. */
export interface PointIndex {
  readonly points: MapPoints;
  /** The start of each cell in `order`, followed by the total number of points. */
  readonly starts: Uint32Array;
  readonly order: Uint32Array;
}

/** 2⁸ cells in each direction: the upper eight bits of a coordinate are the number of its cell. */
const cells = 256;
const cellOf = (x: number, y: number) => (y >> 8) * cells + (x >> 8);

/** Sorts the points into cells with a counting sort. Within a cell they keep their order. */
export function indexPoints(points: MapPoints): PointIndex {
  const { count, x, y } = points;
  const starts = new Uint32Array(cells * cells + 1);
  const add = (slot: number) => {
    starts[slot] = (starts[slot] ?? 0) + 1;
  };
  for (let point = 0; point < count; point++) add(cellOf(x[point] ?? 0, y[point] ?? 0) + 1);
  for (let cell = 1; cell < starts.length; cell++) starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const next = starts.slice();
  const order = new Uint32Array(count);
  for (let point = 0; point < count; point++) {
    const cell = cellOf(x[point] ?? 0, y[point] ?? 0);
    const slot = next[cell] ?? 0;
    order[slot] = point;
    next[cell] = slot + 1;
  }
  return { points, starts, order };
}

/**
 * The nearest point that is accepted; if several are equally near, the first of them.
 * @param x 0 to 65,535, as are `y` and `reach`
 * @param accepts whether a point at this distance counts
 */
export function nearestPoint(
  index: PointIndex,
  x: number,
  y: number,
  reach: number,
  accepts: (point: number, distance: number) => boolean,
): number | null {
  const { points, starts, order } = index;
  let found: number | null = null;
  let nearestDistance = reach;
  for (let row = cellAt(y - reach); row <= cellAt(y + reach); row++) {
    // The cells of a row are adjacent in `order`.
    const first = starts[row * cells + cellAt(x - reach)] ?? 0;
    const end = starts[row * cells + cellAt(x + reach) + 1] ?? 0;
    for (let at = first; at < end; at++) {
      const point = order[at] ?? 0;
      const distance = Math.hypot((points.x[point] ?? 0) - x, (points.y[point] ?? 0) - y);
      const isNearer =
        distance < nearestDistance || (distance === nearestDistance && (found === null || point < found));
      if (!isNearer || !accepts(point, distance)) continue;
      found = point;
      nearestDistance = distance;
    }
  }
  return found;
}

/**
 * The number of points in a rectangle that count, from 0 to `most`, at which counting ends.
 * @param box its sides are from 0 to 65,535, like the coordinates of points
 */
export function countPoints(
  { points, starts, order }: PointIndex,
  { left, top, right, bottom }: Box,
  most: number,
  counts: (point: number) => boolean,
): number {
  let count = 0;
  for (let row = cellAt(top); row <= cellAt(bottom); row++) {
    const first = starts[row * cells + cellAt(left)] ?? 0;
    const end = starts[row * cells + cellAt(right) + 1] ?? 0;
    for (let at = first; at < end; at++) {
      const point = order[at] ?? 0;
      const [x = 0, y = 0] = [points.x[point], points.y[point]];
      if (x < left || x > right || y < top || y > bottom || !counts(point)) continue;
      count += 1;
      if (count >= most) return count;
    }
  }
  return count;
}

const cellAt = (value: number) => Math.min(cells - 1, Math.max(0, Math.floor(value / 256)));

/** All points at exactly the same position as a point, in order. */
export function pileOf({ points, starts, order }: PointIndex, point: number): number[] {
  const [x, y] = [points.x[point] ?? 0, points.y[point] ?? 0];
  const cell = cellOf(x, y);
  return Array.from(order.subarray(starts[cell], starts[cell + 1])).filter(
    (other) => points.x[other] === x && points.y[other] === y,
  );
}
