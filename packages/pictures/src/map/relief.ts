import { contoursOf } from './contours.ts';
import { blur, type Grid, gaussian, sigmaFor } from './density.ts';
import { ringData } from './ring-path.ts';
import { terrainLevels } from './terrain.ts';

/** Cards near one place of a map: the place in units of the world, 0 to 1, and how many there are. */
export interface ReliefPlace {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** The landscape of a map at the nodes of a small grid, row by row. */
export interface Relief {
  readonly columns: number;
  readonly rows: number;
  /** `reliefStep` for each contour line that runs below the node, and a part of it up to the next one. */
  readonly heights: Uint8Array;
}

/** The size of the picture of a relief, as that of art. */
export const reliefSheet = { width: 300, height: 200 } as const;
/** How much one contour line is higher than the one before. */
export const reliefStep = 25;

const columns = 49;
const rows = 33;
/** The hills reach this far beyond the outermost cards, in standard deviations. */
const reach = 2.2;
/** Few cards in one place are not enlarged more than this part of the world would be. */
const smallestExtent = 0.3;
/** How much more a map may be stretched in one direction than in the other to fill its picture. */
const mostStretched = 1.5;
/** The breadth of hills in cells: smaller ones have corners, larger ones are all one. */
const breadth = { least: 1.5, most: 4.5 };
/** As in `terrainOf`. */
const lowest = 0.5;
const lowestTop = 9;
const topShare = 0.82;
const highest = 255;

/**
 * A small picture of the landscape of a map, which fills its sheet: its hills are as in `terrainOf`, but coarser.
 * Undefined without places.
 */
export function reliefOf(places: readonly ReliefPlace[]): Relief | undefined {
  const total = places.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  const sigma = sigmaFor(total);
  const across = extentOf(
    places.map(({ x }) => x),
    sigma,
  );
  const down = extentOf(
    places.map(({ y }) => y),
    sigma,
  );
  const [fillingX, fillingY] = [(columns - 1) / across.size, (rows - 1) / down.size];
  const smaller = Math.min(fillingX, fillingY);
  const scaleX = Math.min(fillingX, smaller * mostStretched);
  const scaleY = Math.min(fillingY, smaller * mostStretched);
  const values = new Float32Array(columns * rows);
  for (const { x, y, count } of places) {
    const column = (x - across.middle) * scaleX + (columns - 1) / 2;
    const row = (y - down.middle) * scaleY + (rows - 1) / 2;
    spread(values, column, row, count);
  }
  const cells = Math.min(breadth.most, Math.max(breadth.least, sigma * Math.sqrt(scaleX * scaleY)));
  return { columns, rows, heights: heightsOf(blur(values, columns, rows, gaussian(cells))) };
}

function extentOf(values: readonly number[], sigma: number) {
  const [low, high] = values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [1, 0]);
  return { middle: (low + high) / 2, size: Math.max(smallestExtent, high - low + 2 * reach * sigma) };
}

/** Shares a count between the four nodes around a place. */
function spread(values: Float32Array, column: number, row: number, count: number): void {
  const [left, top] = [Math.floor(column), Math.floor(row)];
  for (const [x, y] of [
    [left, top],
    [left + 1, top],
    [left, top + 1],
    [left + 1, top + 1],
  ] as const) {
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
    const node = y * columns + x;
    values[node] = (values[node] ?? 0) + count * (1 - Math.abs(column - x)) * (1 - Math.abs(row - y));
  }
}

/** Densities grow by a constant factor from line to line, so that a hill has evenly spaced lines. */
function heightsOf(densities: Float32Array): Uint8Array {
  const top = Math.max(lowestTop, topShare * densities.reduce((most, value) => Math.max(most, value), 0));
  const lines = (terrainLevels - 1) / Math.log(top / lowest);
  return Uint8Array.from(densities, (value) => {
    const height = reliefStep * (1 + lines * Math.log(value / lowest));
    return value > 0 ? Math.round(Math.min(highest, Math.max(0, height))) : 0;
  });
}

/** The data of one path for each contour line that a relief has, the outermost first, for a picture of `reliefSheet`. */
export function reliefLines({ columns: wide, rows: high, heights }: Relief): string[] {
  const cell = reliefSheet.width / (wide - 1);
  // A frame of zeros, so that every line is closed.
  const width = wide + 2;
  const values = new Float32Array(width * (high + 2));
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      values[(row + 1) * width + column + 1] = heights[row * wide + column] ?? 0;
    }
  }
  const grid: Grid = { width, height: high + 2, left: -1, top: -1, cell: 1, values };
  const projection = { scale: cell, left: 0, top: 0 };
  const lines = Array.from({ length: terrainLevels }, (_, level) =>
    ringData(contoursOf(grid, reliefStep * (level + 1)), projection),
  );
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}
