import { indexPoints, nearestPoint, type PointIndex, pileOf } from '@foreglow/pictures/map/point-index';
import { pointRadius } from '@foreglow/pictures/map/point-style';
import { worldUnit } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import { type Size, type Spot, spotOf, worldAt } from '#features/map/rules/camera.rules.ts';
import { pointsInside } from '#features/map/rules/lasso.rules.ts';
import {
  isChosen,
  isDim,
  isHidden,
  type PointMarks,
  relativeRadius,
  writeStates,
} from '#features/map/rules/point-states.rules.ts';
import type { ChartPoints } from './chart.types.ts';

/** How near the pointer must be to hit a point, in CSS pixels. */
const reachPx = { mouse: 8, touch: 22 } as const;

export type PointerKind = keyof typeof reachPx;

/** The points of a chart with their states, and the search for points at a position. */
export class PointModel {
  points: ChartPoints = { count: 0, x: new Uint16Array(), y: new Uint16Array(), size: new Uint8Array() };
  states = new Uint8Array();
  formerStates = new Uint8Array();
  /** All state bits that some point has or had before the last change. */
  kinds = 0;
  /** 1 for each point that is drawn if not all can be; null: all are drawn. */
  sample: Uint8Array | null = null;
  #marks: PointMarks = { highlighted: null, hidden: null, chosen: null };
  #index: PointIndex | undefined;
  #largest = 0;
  /** The point that was opened last, to go through piles of points. */
  #opened: number | null = null;

  setPoints(points: ChartPoints): void {
    this.points = points;
    this.states = new Uint8Array(points.count);
    this.formerStates = new Uint8Array(points.count);
    this.#index = undefined;
    this.#opened = null;
    this.#largest = points.size.reduce((largest, uses) => Math.max(largest, uses), 0);
    this.kinds = writeStates(this.states, this.#marks);
    this.formerStates.set(this.states);
  }

  /**
   * Returns whether other points are hidden, which changes the terrain, and whether others are chosen; null if all marks
   * are the same.
   */
  setMarks(marks: PointMarks): { readonly hidden: boolean; readonly chosen: boolean } | null {
    const { highlighted, hidden, chosen } = this.#marks;
    if (marks.highlighted === highlighted && marks.hidden === hidden && marks.chosen === chosen) return null;
    this.#marks = marks;
    this.formerStates.set(this.states);
    const former = this.kinds;
    this.kinds = writeStates(this.states, marks) | former;
    return { hidden: marks.hidden !== hidden, chosen: marks.chosen !== chosen };
  }

  /** Ends the transition between states. */
  settle(): void {
    this.kinds = writeStates(this.formerStates, this.#marks);
  }

  /** Builds the index for `pointAt`, which otherwise builds it on its first call. */
  prepare(): PointIndex {
    this.#index ??= indexPoints(this.points);
    return this.#index;
  }

  /** The point at a position in the chart: preferably one that matches the filters, otherwise any. */
  pointAt(at: Spot, projection: Projection, crowd: number, pointer: PointerKind): number | null {
    if (projection.scale === 0) return null;
    const base = pointRadius(crowd);
    const minReach = reachPx[pointer];
    const px = worldUnit / projection.scale;
    const reach = Math.max(minReach, base * relativeRadius(isChosen, this.#largest)) * px;
    const { x, y } = worldAt(projection, at);
    const find = (isWanted: (state: number) => boolean) =>
      nearestPoint(this.prepare(), x * worldUnit, y * worldUnit, reach, (point, distance) => {
        const state = this.states[point] ?? 0;
        if (state & isHidden || !isWanted(state) || this.#isOmitted(point)) return false;
        return distance <= Math.max(minReach, base * relativeRadius(state, this.points.size[point] ?? 0)) * px;
      });
    return find((state) => (state & isDim) === 0 || (state & isChosen) !== 0) ?? find(() => true);
  }

  /** The matching point nearest to a position in the chart, at any distance. */
  nearestTo(at: Spot, projection: Projection): number | null {
    const { x, y } = worldAt(projection, at);
    const everywhere = 4 * worldUnit;
    const matches = (point: number) => ((this.states[point] ?? 0) & (isHidden | isDim)) === 0;
    return nearestPoint(this.prepare(), x * worldUnit, y * worldUnit, everywhere, matches);
  }

  /** The point to open after a hit. If several points are in the same place, it is the one after the last opened. */
  toOpen(hit: number): number {
    const pile = pileOf(this.prepare(), hit).filter((point) => ((this.states[point] ?? 0) & isHidden) === 0);
    const last = this.#opened === null ? -1 : pile.indexOf(this.#opened);
    this.#opened = pile[(last + 1) % pile.length] ?? hit;
    return this.#opened;
  }

  /** The matching points inside a polygon, in world units. */
  inside(polygon: readonly Spot[]): number[] {
    return pointsInside(this.points, polygon, (point) => ((this.states[point] ?? 0) & (isHidden | isDim)) === 0);
  }

  /** Whether the renderer omits a point. */
  #isOmitted(point: number): boolean {
    return this.sample?.[point] === 0 && !this.isChosen(point);
  }

  isHidden(point: number): boolean {
    return ((this.states[point] ?? 0) & isHidden) !== 0;
  }

  isChosen(point: number): boolean {
    return ((this.states[point] ?? 0) & isChosen) !== 0;
  }

  /** The matching and the chosen points in a chart of this size, those that are used most first. */
  inFrame({ scale, left, top }: Projection, { width, height }: Size): number[] {
    const { count, x, y, size } = this.points;
    const found: number[] = [];
    for (let point = 0; point < count; point++) {
      const state = this.states[point] ?? 0;
      if (state & isHidden || (state & isDim && !(state & isChosen))) continue;
      const across = left + ((x[point] ?? 0) / worldUnit) * scale;
      const down = top + ((y[point] ?? 0) / worldUnit) * scale;
      if (across > 0 && down > 0 && across < width && down < height) found.push(point);
    }
    return found.sort((one, other) => (size[other] ?? 0) - (size[one] ?? 0) || one - other);
  }

  /** The position of a point in world units. */
  placeOf(point: number): Spot {
    return { x: (this.points.x[point] ?? 0) / worldUnit, y: (this.points.y[point] ?? 0) / worldUnit };
  }

  /** The position of a point in the chart, in CSS pixels. */
  spotOf(point: number, projection: Projection): Spot {
    return spotOf(projection, this.placeOf(point));
  }

  /** 1 for each point that counts for the terrain; null: all. */
  shownMask(): Uint8Array | null {
    return this.#marks.hidden?.map((hidden) => 1 - hidden) ?? null;
  }
}
