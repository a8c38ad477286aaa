import { anglesOf, type Cell, distancesOf, gap, type Placed, type Spot } from './cell.ts';
import { round2, round6 } from './frame.ts';

/** Between two rows of places that are tried. */
const step = 5;
/** How much worse a unit is off the distance from the centre than along the ring. */
const radialWeight = 3;
/** Two angles nearer than this are the same: a tenth of what is put out. */
const tiny = 1e-7;

export interface Wish {
  readonly distance: number;
  readonly angle: number;
  /** The radius of the circle to be placed, drawn to scale. */
  readonly radius: number;
  /** What it must keep from other circles beside the gap. */
  readonly air: number;
  /** How far its distance from the centre may be off. */
  readonly reach: number;
}

/**
 * The free place of a cell that is nearest to a wish, where being off the distance weighs more than being off the angle.
 *
 * It goes over rows of equal distance from the centre, from the wished one to both sides, until no further row can be
 * better. In a row each circle forbids an angle on both sides of its own, by the law of cosines, so the nearest free
 * angle is found exactly: the ends of what is forbidden are followed outwards from the wish. Nothing that is free is
 * missed but between two rows. O(rows × circles).
 */
export function nearestFree(cell: Cell, others: readonly Placed[], scale: number, wish: Wish): Spot | undefined {
  const { least, most } = distancesOf(cell, wish.radius);
  const start = Math.min(most, Math.max(least, wish.distance));
  const forbidden = { from: new Float64Array(others.length), to: new Float64Array(others.length), count: 0 };
  let best: { readonly distance: number; readonly angle: number } | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let index = 0; ; index += 1) {
    const off = Math.ceil(index / 2) * step;
    if (off * radialWeight >= bestCost || off > wish.reach) break;
    const below = start - off;
    const above = start + off;
    if (below <= least - step && above >= most + step) break;
    const wished = index % 2 === 1 ? below : above;
    if (wished <= least - step || wished >= most + step) continue;
    const distance = round2(Math.min(most, Math.max(least, wished)));
    const range = anglesOf(cell, distance, wish.radius);
    if (range.from > range.to) continue;
    forbid(forbidden, others, scale, distance, wish.radius + gap + wish.air);
    const angle = nearestAngle(forbidden, wish.angle, range.from, range.to);
    if (angle === undefined) continue;
    const cost = round2(Math.abs(distance - start) * radialWeight + Math.abs(angle - wish.angle) * distance);
    if (cost < bestCost) {
      best = { distance, angle };
      bestCost = cost;
    }
  }
  return best && spotAt(best.distance, best.angle);
}

/** A place by its distance from the centre and its angle. */
export function spotAt(distance: number, wishedAngle: number): Spot {
  const angle = round6(wishedAngle);
  return { distance, angle, x: round2(distance * Math.cos(angle)), y: round2(distance * Math.sin(angle)) };
}

interface Forbidden {
  readonly from: Float64Array;
  readonly to: Float64Array;
  count: number;
}

/** Notes the angles that circles forbid to the centre of another one in a row, which keeps `room` from each. */
function forbid(found: Forbidden, others: readonly Placed[], scale: number, distance: number, room: number): void {
  found.count = 0;
  for (const other of others) {
    const apart = other.radius * scale + room;
    if (Math.abs(other.distance - distance) >= apart) continue;
    const cosine = (distance ** 2 + other.distance ** 2 - apart ** 2) / (2 * distance * other.distance);
    const half = Math.acos(Math.min(1, Math.max(-1, cosine)));
    found.from[found.count] = other.angle - half;
    found.to[found.count] = other.angle + half;
    found.count += 1;
  }
}

/** The free angle of a row that is nearest to the wished one, between the first and the last possible one. */
function nearestAngle(forbidden: Forbidden, wished: number, first: number, last: number): number | undefined {
  const start = Math.min(last, Math.max(first, wished));
  const after = follow(forbidden, start, 1);
  if (after === start) return start;
  const before = follow(forbidden, start, -1);
  const isAfterFree = after <= last;
  const isBeforeFree = before >= first;
  if (isAfterFree && isBeforeFree) return after - wished <= wished - before ? after : before;
  if (isAfterFree) return after;
  return isBeforeFree ? before : undefined;
}

/** Goes from an angle in one direction until nothing forbids it. */
function follow({ from, to, count }: Forbidden, start: number, direction: 1 | -1): number {
  let angle = start;
  for (let index = 0; index < count; index += 1) {
    const low = from[index] ?? 0;
    const high = to[index] ?? 0;
    if (angle <= low + tiny || angle >= high - tiny) continue;
    angle = direction === 1 ? high : low;
    index = -1;
  }
  return angle;
}
