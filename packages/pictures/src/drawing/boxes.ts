import { measure } from './svg.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Disc extends Point {
  readonly r: number;
}

/** A rectangle along the axes. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A straight line, such as a trail or the line between a mark and its name. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** A place beside a mark, and how much worse it is than the best one. */
export interface Position {
  /** From -1 (left, above) to 1 (right, below). */
  readonly across: number;
  readonly down: number;
  readonly cost: number;
}

/** The places of a name right beside its mark, the best first. */
export const beside: readonly Position[] = [
  { across: 1, down: 0, cost: 0 },
  { across: -1, down: 0, cost: 0.4 },
  { across: 1, down: -0.7, cost: 0.7 },
  { across: 1, down: 0.7, cost: 0.75 },
  { across: 0, down: 1, cost: 0.8 },
  { across: 0, down: -1, cost: 0.85 },
  { across: -1, down: -0.7, cost: 1 },
  { across: -1, down: 0.7, cost: 1.05 },
];

/** The rectangle of a name in a direction from a place, at a distance from it, and the side on which that is. */
export function boxBeside(
  { x, y }: Point,
  { across, down }: Pick<Position, 'across' | 'down'>,
  distance: number,
  wide: number,
  high: number,
): { readonly box: Box; readonly side: -1 | 0 | 1 } {
  const side = Math.abs(across) < 0.2 ? 0 : across > 0 ? 1 : -1;
  // In a diagonal the name is at the edge of the circle around the place.
  const length = Math.hypot(across, down);
  const at = { x: x + (across / length) * distance, y: y + (down / length) * distance };
  const left = side > 0 ? at.x : side < 0 ? at.x - wide : at.x - wide / 2;
  const top = side === 0 ? (down > 0 ? at.y : at.y - high) : at.y - (high * (1 - down)) / 2;
  const box = {
    left: measure(left),
    top: measure(top),
    right: measure(left + wide),
    bottom: measure(top + high),
  };
  return { box, side };
}

/** The line from the edge of a disc to the nearest point of a name, which it does not quite reach. */
export function leaderBetween({ x, y, r }: Disc, { left, top, right, bottom }: Box): Segment {
  const to: Point = { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
  const length = Math.hypot(to.x - x, to.y - y) || 1;
  const along = (distance: number): Point => ({
    x: measure(x + ((to.x - x) * distance) / length),
    y: measure(y + ((to.y - y) * distance) / length),
  });
  return { from: along(r + 2), to: along(length - 4) };
}

/** Whether a disc comes closer to a rectangle than `apart`. */
export function touchesCircle({ left, top, right, bottom }: Box, { x, y, r }: Disc, apart: number): boolean {
  const beside = Math.max(left - x, 0, x - right);
  const above = Math.max(top - y, 0, y - bottom);
  const reach = r + apart;
  // True for most circles, which saves the multiplications.
  if (beside >= reach || above >= reach) return false;
  return beside * beside + above * above < reach * reach;
}

/** Whether two rectangles come closer to each other than `apart`. */
export const touchesBox = (one: Box, other: Box, apart: number): boolean =>
  one.left < other.right + apart &&
  other.left < one.right + apart &&
  one.top < other.bottom + apart &&
  other.top < one.bottom + apart;

/** Whether a segment passes a rectangle or comes closer to it than `apart`. */
export function touchesSegment(box: Box, { from, to }: Segment, apart: number): boolean {
  const [left, right] = [box.left - apart, box.right + apart];
  const [top, bottom] = [box.top - apart, box.bottom + apart];
  // True for most segments.
  if (from.x < left && to.x < left) return false;
  if (from.x > right && to.x > right) return false;
  if (from.y < top && to.y < top) return false;
  if (from.y > bottom && to.y > bottom) return false;
  // Otherwise the corners of the rectangle are on both sides of the line, unless the line passes beside it.
  const [across, down] = [to.x - from.x, to.y - from.y];
  const side = (x: number, y: number) => across * (y - from.y) - down * (x - from.x);
  const corners = [side(left, top), side(right, top), side(left, bottom), side(right, bottom)];
  return Math.min(...corners) <= 0 && Math.max(...corners) >= 0;
}

/** The distance of a point from a segment. */
export function distanceTo({ x, y }: Point, { from, to }: Segment): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const square = across * across + down * down;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / square));
  return Math.hypot(x - from.x - share * across, y - from.y - share * down);
}

/** Whether two segments cross: the ends of each are on different sides of the other. */
export function cross(one: Segment, other: Segment): boolean {
  const side = ({ from, to }: Segment, { x, y }: Point) =>
    (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return side(one, other.from) * side(one, other.to) <= 0 && side(other, one.from) * side(other, one.to) <= 0;
}
