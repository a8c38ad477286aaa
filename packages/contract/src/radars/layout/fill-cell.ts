import { largestRadius, radiusOf, scales, smallestScale } from './blip-size.ts';
import { anglesOf, type Cell, distancesOf, gap, type Placed, type Spot } from './cell.ts';
import { round2 } from './frame.ts';
import { nearestFree, spotAt, type Wish } from './free-place.ts';
import { spreadOf } from './spread.ts';
import type { LayoutBlip } from './types.ts';

/** How many angles are compared for a blip that has none of its own. */
const angles = 9;
/** A place with so much room on all sides is as good as one with more. */
const plenty = 120;
/** With less room, the neighbourhood is searched. */
const comfortable = 26;
/** What is tried to leave free around a blip before it is put close to others, and how far its distance may be off. */
const airs = [
  { air: 26, reach: 5 },
  { air: 12, reach: 10 },
  { air: 5, reach: 15 },
  { air: 0, reach: Number.POSITIVE_INFINITY },
] as const;
const close = airs[3];

/** The content of a cell: `spots[i]` is the place of the i-th of its blips; those without a place are in the group. */
export interface FilledCell {
  readonly scale: number;
  readonly spots: readonly Placed[];
  /** The last of `spots` is then the group's. At the smallest scale. */
  readonly groupRadius: number | undefined;
}

/**
 * Places the blips of a cell in their order. None moves again, whatever comes later: when there is no room for one at
 * the scale so far, all shrink around their centres, and when there is none at the smallest, the last one placed
 * becomes the group of it and of all that follow. What happens in other cells has no influence.
 *
 * Like the sequential placing of darts in Mitchell's best-candidate algorithm (1991), but with an exact search where
 * the candidates are too close.
 */
export function fillCell(cell: Cell, blips: readonly LayoutBlip[]): FilledCell {
  const spots: Placed[] = [];
  let step = 0;
  for (const blip of blips) {
    const radius = radiusOf(blip.impact);
    let spot: Spot | undefined;
    for (; step < scales.length; step += 1) {
      spot = place(cell, spots, scales[step] ?? smallestScale, blip, radius);
      if (spot) break;
    }
    if (!spot) return { scale: smallestScale, spots, groupRadius: groupRadiusAt(cell, spots) };
    spots.push({ ...spot, radius });
  }
  return { scale: scales[step] ?? smallestScale, spots, groupRadius: undefined };
}

function place(
  cell: Cell,
  others: readonly Placed[],
  scale: number,
  blip: LayoutBlip,
  fullRadius: number,
): Spot | undefined {
  const radius = fullRadius * scale;
  const { least, most } = distancesOf(cell, radius);
  const wished = cell.band.inner + (cell.band.outer - cell.band.inner) * shareOf(blip.position, 0.5);
  const distance = round2(Math.min(most, Math.max(least, wished)));
  const wish = { distance, radius };
  if (blip.angle !== null && !Number.isNaN(blip.angle)) {
    const angle = cell.sector.from + (cell.sector.to - cell.sector.from) * shareOf(blip.angle, 0.5);
    return nearestFree(cell, others, scale, { ...wish, angle, ...close });
  }
  return placeAnywhere(cell, others, scale, blip.id, wish);
}

/** Places a blip at its distance, at an angle with room around it. */
function placeAnywhere(
  cell: Cell,
  others: readonly Placed[],
  scale: number,
  id: string,
  wish: Pick<Wish, 'distance' | 'radius'>,
): Spot | undefined {
  const range = anglesOf(cell, wish.distance, wish.radius);
  const width = Math.max(0, range.to - range.from);
  let best: Spot | undefined;
  let bestRoom = Number.NEGATIVE_INFINITY;
  for (const share of spreadOf(id, angles)) {
    const spot = spotAt(wish.distance, range.from + width * share);
    const room = Math.min(plenty, roomAround(others, scale, spot, wish.radius));
    if (room > bestRoom) {
      best = spot;
      bestRoom = room;
    }
    if (room === plenty) break;
  }
  if (!best) throw new Error('No angle was compared.');
  if (bestRoom >= comfortable && range.from <= range.to) return best;
  for (const { air, reach } of airs) {
    const spot = nearestFree(cell, others, scale, { ...wish, angle: best.angle, air, reach });
    if (spot) return spot;
  }
  return undefined;
}

/** From the edge of a circle to the edge of the nearest other one. */
function roomAround(others: readonly Placed[], scale: number, { x, y }: Spot, radius: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const room = Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2) - other.radius * scale - radius;
    if (room < least) least = room;
  }
  return round2(least);
}

/** As large as there is room for, at most as the largest blip, and not smaller than the blip that was there. */
function groupRadiusAt(cell: Cell, spots: readonly Placed[]): number {
  const last = spots.at(-1);
  if (!last) throw new Error('A cell has no room for a single blip.');
  const own = last.radius * smallestScale;
  const toOthers = roomAround(spots.slice(0, -1), smallestScale, last, 0) - gap;
  let radius = Math.min(largestRadius * smallestScale, Math.max(own, toOthers));
  while (radius > own && !fits(cell, last, radius)) radius -= 1;
  return round2(Math.max(own, radius));
}

function fits(cell: Cell, { distance, angle }: Spot, radius: number): boolean {
  const { least, most } = distancesOf(cell, radius);
  const { from, to } = anglesOf(cell, distance, radius);
  return least <= distance && distance <= most && from <= angle && angle <= to;
}

/** Between 0 and 1; `otherwise` where it is no number. */
const shareOf = (value: number, otherwise: number): number =>
  Number.isNaN(value) ? otherwise : Math.min(1, Math.max(0, value));
