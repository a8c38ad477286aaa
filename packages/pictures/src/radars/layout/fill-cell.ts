import { largestRadius, radiusOf, scales, smallestScale } from './blip-size.ts';
import { anglesOf, type Cell, distancesOf, gap, type Spot } from './cell.ts';
import { round2 } from './frame.ts';
import { Occupied, spotAt, type Target } from './occupied.ts';
import { shareOf } from './share.ts';
import { hashOf, shareAt } from './spread.ts';
import type { LayoutBlip } from './types.ts';

/** How many angles are compared for a blip without a set angle. */
const angles = 9;
/**
 * The first of these angles with this much room on all sides is taken. A larger value would look slightly calmer, but
 * the place of a blip would depend on more of the other blips, and inserting one would move more of them.
 */
const comfortable = 28;
/** The distance to the edges of its sector, where there is room, of a blip that may be at any angle. */
const inset = 14;
/**
 * The margins that are tried around a blip before it is put close to others, each with how far its distance may be off.
 */
const margins = [
  { margin: 26, reach: 5 },
  { margin: 12, reach: 10 },
  { margin: 5, reach: 15 },
  { margin: 0, reach: Number.POSITIVE_INFINITY },
] as const;
const close = margins[3];

/** A circle that has been placed. */
interface Placed extends Spot {
  /** At scale 1. */
  readonly radius: number;
}

/** The content of a cell: `spots[i]` is the place of the i-th of its blips; those without a place are in the group. */
export interface FilledCell {
  readonly scale: number;
  readonly spots: readonly Placed[];
  /** The last of `spots` is then the place of the group. The radius is at the smallest scale. */
  readonly groupRadius: number | undefined;
}

/**
 * Places the blips of a cell in their order. A placed blip never moves again. When there is no room for a blip at the
 * current scale, all shrink around their centres. When there is no room at the smallest scale either, the last placed
 * blip becomes a group that contains it and all that follow. Other cells have no influence.
 *
 * Like the sequential placing of darts in Mitchell's best-candidate algorithm (1991), but with an exact search where
 * the candidates are too close.
 */
export function fillCell(cell: Cell, blips: readonly LayoutBlip[]): FilledCell {
  const spots: Placed[] = [];
  const occupied = new Occupied(cell, blips.length);
  let step = 0;
  for (const blip of blips) {
    const radius = radiusOf(blip.impact);
    let spot: Spot | undefined;
    for (; step < scales.length; step += 1) {
      spot = place(cell, occupied, scales[step] ?? smallestScale, blip, radius);
      if (spot) break;
    }
    if (!spot) return { scale: smallestScale, spots, groupRadius: groupRadiusAt(cell, spots) };
    spots.push({ ...spot, radius });
    occupied.add(spot, radius);
  }
  return { scale: scales[step] ?? smallestScale, spots, groupRadius: undefined };
}

function place(cell: Cell, occupied: Occupied, scale: number, blip: LayoutBlip, fullRadius: number): Spot | undefined {
  const radius = fullRadius * scale;
  const { min, max } = distancesOf(cell, radius);
  const ideal = cell.band.inner + (cell.band.outer - cell.band.inner) * shareOf(blip.position);
  const distance = round2(Math.min(max, Math.max(min, ideal)));
  const target = { distance, radius };
  if (blip.angle !== null && !Number.isNaN(blip.angle)) {
    const angle = cell.sector.from + (cell.sector.to - cell.sector.from) * shareOf(blip.angle);
    return occupied.nearestFree(scale, { ...target, angle, ...close });
  }
  return placeAnywhere(cell, occupied, scale, blip.id, target);
}

/** Places a blip at its distance, at an angle with room around it. */
function placeAnywhere(
  cell: Cell,
  occupied: Occupied,
  scale: number,
  id: string,
  target: Pick<Target, 'distance' | 'radius'>,
): Spot | undefined {
  const { spot: best, space } = mostSpace(cell, occupied, scale, id, target);
  if (space === comfortable) return best;
  // Where the blips had to shrink, no extra margin can be found.
  for (const { margin, reach } of scale === 1 ? margins : [close]) {
    const spot = occupied.nearestFree(scale, { ...target, angle: best.angle, margin, reach });
    if (spot) return spot;
  }
  return undefined;
}

/** The first of the angles of a blip that has enough room around it, or the angle with the most room. */
function mostSpace(
  cell: Cell,
  occupied: Occupied,
  scale: number,
  id: string,
  { distance, radius }: Pick<Target, 'distance' | 'radius'>,
): { readonly spot: Spot; readonly space: number } {
  const range = anglesOf(cell, distance, radius + inset);
  const width = range.to - range.from;
  if (width <= 0) return { spot: spotAt(distance, (range.from + range.to) / 2), space: 0 };
  let best: Spot | undefined;
  let bestSpace = Number.NEGATIVE_INFINITY;
  const hash = hashOf(id);
  for (let index = 0; index < angles; index += 1) {
    const spot = spotAt(distance, range.from + width * shareAt(hash, index));
    const space = occupied.spaceAround(spot, radius, scale, comfortable);
    if (space <= bestSpace) continue;
    best = spot;
    bestSpace = space;
    if (space === comfortable) break;
  }
  if (!best) throw new Error('No angle was compared.');
  return { spot: best, space: bestSpace };
}

/**
 * The radius of the group: as large as there is room for, at most that of the largest blip, and at least that of the
 * blip that was there.
 */
function groupRadiusAt(cell: Cell, spots: readonly Placed[]): number {
  const last = spots.at(-1);
  if (!last) throw new Error('A cell has no room for a single blip.');
  const others = new Occupied(cell, spots.length);
  for (const spot of spots.slice(0, -1)) others.add(spot, spot.radius);
  const own = last.radius * smallestScale;
  const max = largestRadius * smallestScale;
  let radius = Math.min(max, others.spaceAround(last, 0, smallestScale, max + gap) - gap);
  while (radius > own && !fits(cell, last, radius)) radius -= 1;
  return round2(Math.max(own, radius));
}

function fits(cell: Cell, { distance, angle }: Spot, radius: number): boolean {
  const { min, max } = distancesOf(cell, radius);
  const { from, to } = anglesOf(cell, distance, radius);
  return min <= distance && distance <= max && from <= angle && angle <= to;
}
