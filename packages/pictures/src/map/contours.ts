import type { Grid } from './density.ts';

/** A closed line in units of the world: alternating x and y. The last point is joined to the first. */
export type Ring = Float32Array;

/** A direction along the grid, and the one to its left. */
interface Heading {
  readonly x: number;
  readonly y: number;
}

const north: Heading = { x: 0, y: -1 };

/**
 * The contour lines of a grid at the threshold, by marching squares: Lorensen and Cline, "Marching Cubes" (1987), in
 * two dimensions, with linear interpolation. Each line is followed from cell to cell with the higher values on its
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
      rings.push(follow(grid, threshold, visited, node));
    }
  }
  return rings;
}

/** The line that runs north between a node and the next one in its row. */
function follow({ width, left, top, cell, values }: Grid, threshold: number, visited: Uint8Array, start: number): Ring {
  const valueAt = (node: number) => values[node] ?? 0;
  const isHigh = (node: number) => valueAt(node) >= threshold;
  const ring: number[] = [];
  let [high, low, heading] = [start, start + 1, north];
  for (;;) {
    if (heading.y === -1) {
      if (visited[high] === 1) return Float32Array.from(ring);
      visited[high] = 1;
    }
    const share = (valueAt(high) - threshold) / (valueAt(high) - valueAt(low));
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
