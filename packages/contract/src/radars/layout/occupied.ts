import { anglesOf, type Cell, distancesOf, gap, type Spot } from './cell.ts';
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

/** The circles of a cell that have their place, in arrays of numbers: they are gone through thousands of times. */
export class Occupied {
  readonly #cell: Cell;
  readonly #distance: Float64Array;
  readonly #angle: Float64Array;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  /** At scale 1. */
  readonly #radius: Float64Array;
  #count = 0;
  /** The angles that circles forbid in the row that is looked at. */
  readonly #from: Float64Array;
  readonly #to: Float64Array;
  #forbidden = 0;

  constructor(cell: Cell, capacity: number) {
    this.#cell = cell;
    this.#distance = new Float64Array(capacity);
    this.#angle = new Float64Array(capacity);
    this.#x = new Float64Array(capacity);
    this.#y = new Float64Array(capacity);
    this.#radius = new Float64Array(capacity);
    this.#from = new Float64Array(capacity);
    this.#to = new Float64Array(capacity);
  }

  add({ distance, angle, x, y }: Spot, radius: number): void {
    this.#distance[this.#count] = distance;
    this.#angle[this.#count] = angle;
    this.#x[this.#count] = x;
    this.#y[this.#count] = y;
    this.#radius[this.#count] = radius;
    this.#count += 1;
  }

  /** From the edge of a circle to the edge of the nearest other one, or `enough` if that is at least as far. */
  roomAround({ x, y }: Spot, radius: number, scale: number, enough: number): number {
    let least = enough;
    for (let index = 0; index < this.#count; index += 1) {
      const across = (this.#x[index] as number) - x;
      const down = (this.#y[index] as number) - y;
      const within = least + radius + (this.#radius[index] as number) * scale;
      const square = across * across + down * down;
      // Seldom true, and spares the root.
      if (within > 0 && square < within * within) least += Math.sqrt(square) - within;
    }
    return round2(least);
  }

  /**
   * The free place that is nearest to a wish, where being off the distance weighs more than being off the angle.
   *
   * It goes over rows of equal distance from the centre, from the wished one to both sides, until no further row can be
   * better. In a row each circle forbids an angle on both sides of its own, by the law of cosines, so the nearest free
   * angle is found exactly: the ends of what is forbidden are followed outwards from the wish. Nothing that is free is
   * missed but between two rows. O(rows × circles).
   */
  nearestFree(scale: number, wish: Wish): Spot | undefined {
    const { least, most } = distancesOf(this.#cell, wish.radius);
    const start = Math.min(most, Math.max(least, wish.distance));
    const room = wish.radius + gap + wish.air;
    let bestDistance = 0;
    let bestAngle = 0;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let index = 0; ; index += 1) {
      const off = Math.ceil(index / 2) * step;
      if (off * radialWeight >= bestCost || off > wish.reach) break;
      if (start - off <= least - step && start + off >= most + step) break;
      const wished = index % 2 === 1 ? start - off : start + off;
      if (wished <= least - step || wished >= most + step) continue;
      const distance = round2(Math.min(most, Math.max(least, wished)));
      const range = anglesOf(this.#cell, distance, wish.radius);
      // What is farther along the ring would cost more than the best place so far.
      const farthest = (bestCost - Math.abs(distance - start) * radialWeight) / distance;
      const from = Math.max(range.from, wish.angle - farthest);
      const to = Math.min(range.to, wish.angle + farthest);
      if (from > to) continue;
      this.#forbid(distance, room, scale);
      const angle = this.#nearestAngle(wish.angle, from, to);
      const cost = round2(Math.abs(distance - start) * radialWeight + Math.abs(angle - wish.angle) * distance);
      if (cost >= bestCost) continue;
      bestDistance = distance;
      bestAngle = angle;
      bestCost = cost;
    }
    return bestCost === Number.POSITIVE_INFINITY ? undefined : spotAt(bestDistance, bestAngle);
  }

  /** Notes the angles that the circles forbid to the centre of another one in a row, which keeps `room` from each. */
  #forbid(distance: number, room: number, scale: number): void {
    const square = distance * distance;
    this.#forbidden = 0;
    for (let index = 0; index < this.#count; index += 1) {
      const other = this.#distance[index] as number;
      const apart = (this.#radius[index] as number) * scale + room;
      if (Math.abs(other - distance) >= apart) continue;
      const cosine = (square + other * other - apart * apart) / (2 * distance * other);
      // Rounding may lead just outside of what has an arc cosine.
      const half = Math.acos(Math.min(1, Math.max(-1, cosine)));
      const angle = this.#angle[index] as number;
      this.#from[this.#forbidden] = angle - half;
      this.#to[this.#forbidden] = angle + half;
      this.#forbidden += 1;
    }
  }

  /** The free angle of a row that is nearest to the wished one; infinite if none between the first and last is free. */
  #nearestAngle(wished: number, first: number, last: number): number {
    const start = Math.min(last, Math.max(first, wished));
    const after = this.#follow(start, 1, last);
    if (after === start) return start;
    const before = this.#follow(start, -1, first);
    const isAfterFree = after <= last;
    if (before < first) return isAfterFree ? after : Number.POSITIVE_INFINITY;
    return isAfterFree && after - wished <= wished - before ? after : before;
  }

  /** Goes from an angle in one direction until nothing forbids it, or beyond the end. */
  #follow(start: number, direction: 1 | -1, end: number): number {
    let angle = start;
    for (let index = 0; index < this.#forbidden; index += 1) {
      const from = this.#from[index] as number;
      const to = this.#to[index] as number;
      if (angle <= from + tiny || angle >= to - tiny) continue;
      angle = direction === 1 ? to : from;
      if ((angle - end) * direction > 0) return angle;
      index = -1;
    }
    return angle;
  }
}

/** A place by its distance from the centre and its angle. */
export function spotAt(distance: number, wishedAngle: number): Spot {
  const angle = round6(wishedAngle);
  return { distance, angle, x: round2(distance * Math.cos(angle)), y: round2(distance * Math.sin(angle)) };
}
