import type { Grid } from './density.ts';

/** A closed line in units of the world: alternating x and y. The last point is joined to the first. */
export type Ring = Float32Array;

/** A direction along the grid, and the one to its left. */
interface Heading {
  readonly x: number;
  readonly y: number;
}

const north: Heading = { x: 0, y: -1 };

/** Corners of a line that are closer than this, in cells, are joined: they would show as kinks in an enlarged map. */
const tooClose = 0.55;

/**
 * The contour lines of a grid at the threshold, by marching squares: Lorensen and Cline, "Marching Cubes" (1987), in
 * two dimensions, with cubic interpolation between the nodes, which leaves no corners. Each line is followed from cell to cell with the higher values on its
 * left; where two lines could be joined in two ways, the mean of the four nodes decides.
 * @param threshold more than 0, so that no line leaves the grid
 */
export function contoursOf(grid: Grid, threshold: number): Ring[] {
  const { width, height, values } = grid;
  const visited = new Uint8Array(values.length);
  const rings: Ring[] = [];
  for (let row = 1; row < height; row++) {
    for (let column = 0; column < width - 1; column++) {
      const node = row * width + column;
      // Every closed line has such a place: it runs north between a higher node and a lower one to its right.
      if ((values[node] ?? 0) < threshold || (values[node + 1] ?? 0) >= threshold || visited[node] === 1) continue;
      rings.push(evenly(follow(grid, threshold, visited, node), tooClose * grid.cell));
    }
  }
  return rings;
}

/** The line that runs north between a node and the next one in its row. */
function follow(
  { width, left, top, cell, values }: Grid,
  threshold: number,
  visited: Uint8Array,
  start: number,
): number[] {
  const valueAt = (node: number) => values[node] ?? 0;
  const isHigh = (node: number) => valueAt(node) >= threshold;
  const ring: number[] = [];
  let [high, low, heading] = [start, start + 1, north];
  for (;;) {
    if (heading.y === -1) {
      if (visited[high] === 1) return ring;
      visited[high] = 1;
    }
    const step = low - high;
    const share = crossing(valueAt(high - step), valueAt(high), valueAt(low), valueAt(low + step), threshold);
    const [column, row] = [high % width, Math.floor(high / width)];
    // From the high node to the low one is to the right of the heading.
    ring.push(left + (column - heading.y * share) * cell, top + (row + heading.x * share) * cell);
    const ahead = heading.y * width + heading.x;
    const [highAhead, lowAhead] = [high + ahead, low + ahead];
    const mean = (valueAt(high) + valueAt(low) + valueAt(highAhead) + valueAt(lowAhead)) / 4;
    if (isHigh(lowAhead) && (isHigh(highAhead) || mean >= threshold)) {
      high = lowAhead;
      heading = { x: -heading.y, y: heading.x };
    } else if (isHigh(highAhead)) {
      [high, low] = [highAhead, lowAhead];
    } else {
      low = highAhead;
      heading = { x: heading.y, y: -heading.x };
    }
  }
}

/**
 * Where a curve falls to the threshold between the second and the third of four values at equal distances, from 0 to 1:
 * the cubic of Catmull and Rom through them. Linear interpolation is the first guess.
 */
function crossing(before: number, high: number, low: number, after: number, threshold: number): number {
  const one = (low - before) / 2;
  const two = before - 2.5 * high + 2 * low - after / 2;
  const three = (after - before) / 2 + 1.5 * (high - low);
  let share = (high - threshold) / (high - low);
  for (let round = 0; round < 3; round++) {
    const slope = one + share * (2 * two + share * 3 * three);
    // A curve that does not fall here has no such place: the straight line is near enough.
    if (slope >= 0) return (high - threshold) / (high - low);
    share -= (high + share * (one + share * (two + share * three)) - threshold) / slope;
  }
  return Math.min(1, Math.max(0, share));
}

/** A line without corners that are too close to the one before. */
function evenly(line: readonly number[], apart: number): Ring {
  const kept: number[] = [];
  let [lastX, lastY] = [line.at(-2) ?? 0, line.at(-1) ?? 0];
  for (let at = 0; at < line.length; at += 2) {
    const [x = 0, y = 0] = [line[at], line[at + 1]];
    if (Math.hypot(x - lastX, y - lastY) < apart) continue;
    kept.push(x, y);
    [lastX, lastY] = [x, y];
  }
  return Float32Array.from(kept.length < 8 ? line : kept);
}

/** The area that a ring encloses, in squared units of the world. */
export function areaOf(ring: Ring): number {
  let doubled = 0;
  const size = ring.length;
  for (let at = 0; at < size; at += 2) {
    const next = (at + 2) % size;
    doubled += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(doubled) / 2;
}
