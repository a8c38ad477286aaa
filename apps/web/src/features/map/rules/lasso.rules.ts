import { type MapPoints, worldUnit } from '@foreglow/pictures/map/points';
import type { Spot } from './camera.rules.ts';

/** A side of a polygon, in the units of points. */
interface Side {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** 256 rows of 256 units: the upper eight bits of a coordinate are the number of its row. */
const rows = 256;
const rowOf = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor(y / 256)));

/**
 * The points inside a polygon, by the rule `evenodd`. A point on a side is inside if the area to the right of it or
 * below it is.
 * @param polygon its corners, in world units
 * @param accepts whether a point can be chosen
 */
export function pointsInside(
  { count, x, y }: MapPoints,
  polygon: readonly Spot[],
  accepts: (point: number) => boolean,
): number[] {
  const sides = sidesByRow(polygon);
  const inside: number[] = [];
  for (let point = 0; point < count; point++) {
    const pointY = y[point] ?? 0;
    const near = sides[pointY >> 8] ?? [];
    if (near.length > 0 && isBetween(near, x[point] ?? 0, pointY) && accepts(point)) inside.push(point);
  }
  return inside;
}

/** The sides that touch each row of the world. A horizontal line within a row can cross only these. */
function sidesByRow(polygon: readonly Spot[]): readonly Side[][] {
  const byRow: Side[][] = Array.from({ length: rows }, () => []);
  let before = polygon.at(-1);
  for (const corner of polygon) {
    if (!before) break;
    const side = {
      x1: corner.x * worldUnit,
      y1: corner.y * worldUnit,
      x2: before.x * worldUnit,
      y2: before.y * worldUnit,
    };
    const last = rowOf(Math.max(side.y1, side.y2));
    for (let row = rowOf(Math.min(side.y1, side.y2)); row <= last; row++) byRow[row]?.push(side);
    before = corner;
  }
  return byRow;
}

/** Counts the sides that a line to the right of the point crosses: "PNPOLY" by W. Randolph Franklin. */
function isBetween(sides: readonly Side[], x: number, y: number): boolean {
  let isInside = false;
  for (const { x1, y1, x2, y2 } of sides) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

/** The corners of the box between two opposite corners. */
export const boxBetween = (one: Spot, other: Spot): Spot[] => [
  one,
  { x: other.x, y: one.y },
  other,
  { x: one.x, y: other.y },
];
