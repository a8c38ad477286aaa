import { areaOf, contoursOf, type Ring } from './contours.ts';
import { densityOf, sigmaFor } from './density.ts';
import type { MapPoints } from './points.ts';

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
const topShare = 0.82;

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
  const levels = thresholds ?? thresholdsFor(grid.values.reduce((top, value) => Math.max(top, value), 0));
  // Smaller ones are not hills but specks.
  const smallest = (sigma * 0.35) ** 2;
  return {
    thresholds: levels,
    levels: levels.map((level) => contoursOf(grid, level).filter((ring) => areaOf(ring) >= smallest)),
  };
}

/** The densities of the levels: they grow by a constant factor, so that a hill has evenly spaced lines. */
function thresholdsFor(highest: number): number[] {
  const top = Math.max(lowestTop, highest * topShare);
  return Array.from({ length: terrainLevels }, (_, level) => lowest * (top / lowest) ** (level / (terrainLevels - 1)));
}
