import { anglesOf, type Cell, distancesOf, gap, type Spot } from './cell.ts';
import { round2, round6 } from './frame.ts';

/** The distance between two rows of tried places. */
const step = 5;
/** How much more a unit off the target distance from the centre costs than a unit along the ring. */
const radialWeight = 3;
/** Two angles closer than this are the same: a tenth of the precision of the result. */
const tiny = 1e-7;

export interface Target {
  readonly distance: number;
  readonly angle: number;
  /** The radius of the circle to be placed, drawn to scale. */
  readonly radius: number;
  /** The distance to other circles that it must have in addition to the gap. */
  readonly margin: number;
  /** How far its distance from the centre may be off. */
  readonly reach: number;
}

/** The placed circles of a cell, in arrays of numbers, since they are iterated over thousands of times. */
export class Occupied {
  readonly #cell: Cell;
  readonly #distance: Float64Array;
  readonly #angle: Float64Array;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  /** At scale 1. */
  readonly #radius: Float64Array;
  #count = 0;
  /** The angles that circles forbid in the current row. */
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

  /**
   * The distance from the edge of a circle to the edge of the nearest other one, or `enough` if it is at least that.
   */
  spaceAround({ x, y }: Spot, radius: number, scale: number, enough: number): number {
    let nearest = enough;
    for (let index = 0; index < this.#count; index += 1) {
      const across = (this.#x[index] as number) - x;
      const down = (this.#y[index] as number) - y;
      const within = nearest + radius + (this.#radius[index] as number) * scale;
      const square = across * across + down * down;
      // Seldom true, which saves computing the square root.
      if (within > 0 && square < within * within) nearest += Math.sqrt(square) - within;
    }
    return round2(nearest);
  }

  /**
   * The free place that is nearest to a target. A deviation in distance weighs more than a deviation in angle.
   *
   * It tries rows of equal distance from the centre, from the target distance to both sides, until no further row can
   * be better. In a row, each circle forbids a range of angles around its own angle, by the law of cosines. The nearest
   * free angle is found exactly, by following the ends of the forbidden ranges outwards from the target. Only free places
   * between two rows are missed. O(rows × circles).
   */
  nearestFree(scale: number, target: Target): Spot | undefined {
    const { min, max } = distancesOf(this.#cell, target.radius);
    const start = Math.min(max, Math.max(min, target.distance));
    const clearance = target.radius + gap + target.margin;
    let bestDistance = 0;
    let bestAngle = 0;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let index = 0; ; index += 1) {
      const off = Math.ceil(index / 2) * step;
      if (off * radialWeight >= bestCost || off > target.reach) break;
      if (start - off <= min - step && start + off >= max + step) break;
      const tried = index % 2 === 1 ? start - off : start + off;
      if (tried <= min - step || tried >= max + step) continue;
      const distance = round2(Math.min(max, Math.max(min, tried)));
      const range = anglesOf(this.#cell, distance, target.radius);
      // Places farther along the ring would cost more than the best place so far.
      const farthest = (bestCost - Math.abs(distance - start) * radialWeight) / distance;
      const from = Math.max(range.from, target.angle - farthest);
      const to = Math.min(range.to, target.angle + farthest);
      if (from > to) continue;
      this.#forbid(distance, clearance, scale);
      const angle = this.#nearestAngle(target.angle, from, to);
      const cost = round2(Math.abs(distance - start) * radialWeight + Math.abs(angle - target.angle) * distance);
      if (cost >= bestCost) continue;
      bestDistance = distance;
      bestAngle = angle;
      bestCost = cost;
    }
    return bestCost === Number.POSITIVE_INFINITY ? undefined : spotAt(bestDistance, bestAngle);
  }

  /**
   * Stores the angles in a row that the circles forbid for the centre of another circle, which keeps the distance
   * `clearance` from each circle.
   */
  #forbid(distance: number, clearance: number, scale: number): void {
    const square = distance * distance;
    this.#forbidden = 0;
    for (let index = 0; index < this.#count; index += 1) {
      const other = this.#distance[index] as number;
      const apart = (this.#radius[index] as number) * scale + clearance;
      if (Math.abs(other - distance) >= apart) continue;
      const cosine = (square + other * other - apart * apart) / (2 * distance * other);
      // Rounding may lead to values just outside the domain of the arc cosine.
      const half = Math.acos(Math.min(1, Math.max(-1, cosine)));
      const angle = this.#angle[index] as number;
      this.#from[this.#forbidden] = angle - half;
      this.#to[this.#forbidden] = angle + half;
      this.#forbidden += 1;
    }
  }

  /** The free angle of a row that is nearest to the target; infinite if none between the first and last is free. */
  #nearestAngle(target: number, first: number, last: number): number {
    const start = Math.min(last, Math.max(first, target));
    const after = this.#follow(start, 1, last);
    if (after === start) return start;
    const before = this.#follow(start, -1, first);
    const isAfterFree = after <= last;
    if (before < first) return isAfterFree ? after : Number.POSITIVE_INFINITY;
    return isAfterFree && after - target <= target - before ? after : before;
  }

  /** Moves from an angle in one direction until the angle is not forbidden, or is beyond the end. */
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
