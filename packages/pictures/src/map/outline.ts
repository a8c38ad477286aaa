import { contoursOf, type Ring } from './contours.ts';
import { blur, type Grid, gaussian, sigmaFor } from './density.ts';
import { boundsOf, type MapPoints, worldUnit } from './points.ts';

/** Nodes of the grid per radius. */
const nodes = 6;

/** How far an outline is drawn from its points, in units of the world. */
export const outlineRadius = (count: number): number => 0.75 * sigmaFor(count);

/**
 * A smooth outline around some points: discs that are joined where they are close together. It may be several rings.
 * @param indices the points to be enclosed
 * @param radius of the disc around an isolated point, in units of the world
 */
export function outlineOf(points: MapPoints, indices: readonly number[], radius: number): Ring[] {
  const known = indices.filter((index) => index >= 0 && index < points.count);
  if (known.length === 0) return [];
  const cell = radius / nodes;
  const { left, top, right, bottom } = boundsOf(points, known);
  const margin = 4 * nodes;
  const grid = {
    left: left - margin * cell,
    top: top - margin * cell,
    cell,
    width: Math.ceil((right - left) / cell) + 2 * margin + 1,
    height: Math.ceil((bottom - top) / cell) + 2 * margin + 1,
  };
  const cones = { ...grid, values: conesAround(points, known, grid) };
  // Blurred, the notches between two discs become curves.
  const kernel = gaussian(nodes / 2);
  const total = kernel.reduce((sum, value, at) => sum + (at === 0 ? value : 2 * value), 0);
  const values = blur(cones.values, grid.width, grid.height, kernel);
  return contoursOf({ ...grid, values }, 0.5 * total * total);
}

/** How close the nearest of some points is: 1 at the point, 0.5 at the radius, 0 at twice the radius. */
function conesAround({ x, y }: MapPoints, indices: readonly number[], grid: Omit<Grid, 'values'>): Float32Array {
  const { width, height, left, top, cell } = grid;
  const values = new Float32Array(width * height);
  const reach = 2 * nodes;
  for (const index of indices) {
    const across = ((x[index] ?? 0) / worldUnit - left) / cell;
    const down = ((y[index] ?? 0) / worldUnit - top) / cell;
    for (let row = Math.ceil(down - reach); row <= down + reach; row++) {
      for (let column = Math.ceil(across - reach); column <= across + reach; column++) {
        const node = row * width + column;
        const nearness = 1 - Math.hypot(column - across, row - down) / reach;
        values[node] = Math.max(values[node] ?? 0, nearness);
      }
    }
  }
  return values;
}
