import { areaOf, contoursOf, type Ring } from './contours.ts';
import { densityOf, type Grid, sigmaFor } from './density.ts';
import { type MapPoints, worldUnit } from './points.ts';

/** The landscape of a map, from the outermost lines around the points to the tops of its hills. */
export interface Terrain {
  /** The lines of each level. Inner rings are holes: a level is filled by the rule `evenodd`. */
  readonly levels: readonly (readonly Ring[])[];
  /** The density of each level, in units of the density at an isolated point. */
  readonly thresholds: readonly number[];
}

export const terrainLevels = 9;

/** The outermost line: around an isolated point it is a little more than one sigma away from the point. */
const lowest = 0.5;
/** If its highest hill is lower than this, a map does not show all levels. An isolated point then has two of them. */
const lowestTop = 9;
/** The innermost line, in parts of the highest density. */
const topShare = 0.94;
/** The least ratio of the densities of two levels, so that lines do not touch. */
const leastStep = 1.12;
/** How much the levels follow the ranks of the densities, from 0 to 1. */
const byRank = 0.45;

/**
 * The landscape of some points.
 * @param include 1 for each point that counts; null: all
 * @param thresholds those of another terrain of the same points, so that both can be compared
 */
export function terrainOf(
  points: MapPoints,
  include: Uint8Array | null = null,
  thresholds?: readonly number[],
): Terrain {
  if (points.count === 0) return { levels: [], thresholds: [] };
  const sigma = sigmaFor(points.count);
  const grid = densityOf(points, include, sigma);
  const levels = thresholds ?? thresholdsFor(densitiesAt(points, include, grid));
  // Smaller ones are not hills but specks.
  const smallest = (sigma * 0.35) ** 2;
  return {
    thresholds: levels,
    levels: levels.map((level) => contoursOf(grid, level).filter((ring) => areaOf(ring) >= smallest)),
  };
}

/** The densities at the points that count. */
function densitiesAt({ count, x, y }: MapPoints, include: Uint8Array | null, grid: Grid): Float32Array {
  const densities: number[] = [];
  for (let index = 0; index < count; index++) {
    if (include && include[index] === 0) continue;
    const column = Math.round(((x[index] ?? 0) / worldUnit - grid.left) / grid.cell);
    const row = Math.round(((y[index] ?? 0) / worldUnit - grid.top) / grid.cell);
    densities.push(grid.values[row * grid.width + column] ?? 0);
  }
  return Float32Array.from(densities);
}

/**
 * The densities of the levels, so that the hills of any map differ in height. Growing by a constant factor they would
 * give every hill evenly spaced lines, but in a map of similar hills the same ones to each; if every level had as many
 * cards as the next, they would tell the hills apart, but leave steep ones bare. Each is the mean of both.
 * @param densities at each card
 */
export function thresholdsFor(densities: Float32Array): number[] {
  const sorted = densities.toSorted();
  const highest = sorted.at(-1) ?? 0;
  const top = Math.max(lowestTop, highest * topShare);
  const levels: number[] = [];
  for (let level = 0; level < terrainLevels; level++) {
    const share = level / (terrainLevels - 1);
    const even = lowest * (top / lowest) ** share;
    const ranked = Math.min(top, Math.max(lowest, sorted[Math.floor(share * sorted.length)] ?? top));
    const mean = highest <= lowestTop ? even : even ** (1 - byRank) * ranked ** byRank;
    levels.push(Math.max(mean, (levels.at(-1) ?? 0) * leastStep));
  }
  // What the least steps have pushed above the top is drawn closer together.
  const above = (levels.at(-1) ?? 0) / top;
  return above <= 1 ? levels : levels.map((level, at) => level / above ** (at / (terrainLevels - 1)));
}
