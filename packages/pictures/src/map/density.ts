import { type MapPoints, worldUnit } from './points.ts';

/** Values at the nodes of a square grid, row by row. Those at its edge are 0. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The position of the first node, in units of the world. */
  readonly left: number;
  readonly top: number;
  /** The distance between two nodes, in units of the world. */
  readonly cell: number;
  readonly values: Float32Array;
}

/** Enough nodes that linear interpolation between them shows no corners. */
const nodesPerSigma = 5;

/**
 * The breadth of the hills, in units of the world: the standard deviation of the kernel. It falls with the sixth root
 * of the number of points, which is the rule for two dimensions by Scott, "Multivariate Density Estimation" (1992).
 */
export const sigmaFor = (count: number): number => Math.min(0.066, Math.max(0.012, 0.04 * (190 / count) ** (1 / 6)));

/**
 * The density of the points in the world and a little beyond its edges. An isolated point makes a hill of height 1.
 * @param include 1 for each point that counts; null: all
 * @param sigma the breadth of the hills, in units of the world
 */
export function densityOf(points: MapPoints, include: Uint8Array | null, sigma: number): Grid {
  const cell = sigma / nodesPerSigma;
  const kernel = gaussian(nodesPerSigma);
  // One node more than the reach of the kernel, so that the edge stays at 0.
  const margin = kernel.length + 1;
  const size = Math.ceil(1 / cell) + 1 + 2 * margin;
  const grid = { width: size, height: size, left: -margin * cell, top: -margin * cell, cell };
  return { ...grid, values: blur(gridCounts(points, include, grid), size, size, kernel) };
}

/** The points on the nodes of a grid, each shared between the four nodes around it. */
function gridCounts({ count, x, y }: MapPoints, include: Uint8Array | null, grid: Omit<Grid, 'values'>): Float32Array {
  const { width, height, left, top, cell } = grid;
  const values = new Float32Array(width * height);
  const add = (node: number, share: number) => {
    values[node] = (values[node] ?? 0) + share;
  };
  for (let index = 0; index < count; index++) {
    if (include && include[index] === 0) continue;
    const across = ((x[index] ?? 0) / worldUnit - left) / cell;
    const down = ((y[index] ?? 0) / worldUnit - top) / cell;
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [toRight, toBottom] = [across - column, down - row];
    const node = row * width + column;
    add(node, (1 - toRight) * (1 - toBottom));
    add(node + 1, toRight * (1 - toBottom));
    add(node + width, (1 - toRight) * toBottom);
    add(node + width + 1, toRight * toBottom);
  }
  return values;
}

/** One side of a Gaussian of height 1, up to where it has fallen below a five-hundredth. */
export const gaussian = (sigma: number): Float32Array =>
  Float32Array.from({ length: Math.ceil(sigma * 3.6) }, (_, at) => Math.exp(-(at * at) / (2 * sigma * sigma)));

/** A grid blurred by a kernel, first along the rows, then along the columns. Empty nodes and rows cost nothing. */
export function blur(values: Float32Array, width: number, height: number, kernel: Float32Array): Float32Array {
  const reach = kernel.length - 1;
  const along = new Float32Array(values.length);
  const filled = new Uint8Array(height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const value = values[row * width + column] ?? 0;
      if (value === 0) continue;
      filled[row] = 1;
      const last = Math.min(width - 1, column + reach);
      for (let to = Math.max(0, column - reach); to <= last; to++) {
        const node = row * width + to;
        along[node] = (along[node] ?? 0) + value * (kernel[Math.abs(to - column)] ?? 0);
      }
    }
  }
  const blurred = new Float32Array(values.length);
  for (let row = 0; row < height; row++) {
    if (filled[row] === 0) continue;
    const last = Math.min(height - 1, row + reach);
    for (let to = Math.max(0, row - reach); to <= last; to++) {
      const weight = kernel[Math.abs(to - row)] ?? 0;
      const [from, into] = [row * width, to * width];
      for (let column = 0; column < width; column++) {
        blurred[into + column] = (blurred[into + column] ?? 0) + weight * (along[from + column] ?? 0);
      }
    }
  }
  return blurred;
}
