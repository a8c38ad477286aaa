import type { Circle, RadarLayout } from '@foreglow/contract';
import { widthOf } from '#drawing/text-width.ts';
import { ascent } from './ring-labels.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle along the axes. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A straight line, such as a trail or the line between a blip and its name. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** The distance that names keep from everything else, in units of the view box. */
export const clearance = 5;
const descent = 0.25;

/** What is already in a picture, and what is free between it. */
export class LabelRoom {
  readonly #width: number;
  readonly #lowest: number;
  readonly #centre: Point;
  readonly #disc: number;
  readonly #circles: Circle[];
  /** Circles outside the disc, which most names do not come near. */
  readonly #outside: Circle[];
  readonly #boxes: Box[];
  readonly #segments: Segment[];

  /** The room that blips, sun, trails and the names of sectors and rings leave. */
  constructor(layout: RadarLayout, trails: readonly Segment[]) {
    const { centre, sun, blips, groups, shape, width, height } = layout;
    this.#width = width;
    this.#lowest = shape === 'half' ? centre.y : height;
    this.#centre = centre;
    this.#disc = layout.rings.at(-1)?.outer ?? sun;
    this.#circles = [...blips, ...groups, { ...centre, r: sun }];
    this.#outside = sectorNames(layout);
    this.#boxes = layout.ringLabels.filter(({ text }) => text !== '').map(ringNameBox);
    this.#segments = [...trails];
  }

  /** Whether a name can be in this rectangle. */
  isFree(box: Box): boolean {
    if (box.left < clearance || box.right > this.#width - clearance) return false;
    if (box.top < clearance || box.bottom > this.#lowest - clearance) return false;
    return (
      !this.#circles.some((circle) => touchesCircle(box, circle, clearance)) &&
      !this.#boxes.some((other) => touchesBox(box, other, clearance)) &&
      !this.#segments.some((segment) => touchesSegment(box, segment, clearance)) &&
      !(this.#reachesOut(box) && this.#outside.some((circle) => touchesCircle(box, circle, clearance)))
    );
  }

  #reachesOut({ left, top, right, bottom }: Box): boolean {
    const across = Math.max(this.#centre.x - left, right - this.#centre.x);
    const down = Math.max(this.#centre.y - top, bottom - this.#centre.y);
    return Math.hypot(across, down) > this.#disc;
  }

  /** Whether a line from a blip, which is in one of the circles, to its name crosses nothing. */
  isFreeLine(line: Segment, own: Circle): boolean {
    const box = {
      left: Math.min(line.from.x, line.to.x),
      right: Math.max(line.from.x, line.to.x),
      top: Math.min(line.from.y, line.to.y),
      bottom: Math.max(line.from.y, line.to.y),
    };
    return (
      ![...this.#circles, ...this.#outside].some(
        (circle) =>
          (circle.x !== own.x || circle.y !== own.y) &&
          touchesCircle(box, circle, clearance) &&
          distanceTo(circle, line) < circle.r + clearance,
      ) &&
      !this.#boxes.some((other) => touchesSegment(other, line, clearance)) &&
      !this.#segments.some((other) => cross(other, line))
    );
  }

  /** Takes the room of a name, and of the line that leads to it. */
  take(box: Box, line: Segment | undefined): void {
    this.#boxes.push(box);
    if (line) this.#segments.push(line);
  }
}

/** The names of the sectors along their arcs, as circles that contain their letters. */
function sectorNames({ centre, domainLabels }: RadarLayout): Circle[] {
  return domainLabels.flatMap(({ lines, fontSize }) =>
    lines.flatMap(({ text, radius, from, to }) => {
      if (text === '') return [];
      const r = ((ascent + descent) / 2) * fontSize;
      // Letters that run clockwise have their tops outwards.
      const at = radius + ((to >= from ? 1 : -1) * (ascent - descent) * fontSize) / 2;
      const steps = Math.max(1, Math.ceil((Math.abs(to - from) * radius) / r));
      return Array.from({ length: steps + 1 }, (_, step) => {
        const angle = from + ((to - from) * step) / steps;
        return { x: centre.x + at * Math.cos(angle), y: centre.y + at * Math.sin(angle), r };
      });
    }),
  );
}

function ringNameBox({ text, x, y, fontSize }: RadarLayout['ringLabels'][number]): Box {
  const half = widthOf(text, fontSize) / 2;
  return { left: x - half, top: y - ascent * fontSize, right: x + half, bottom: y + descent * fontSize };
}

function touchesCircle({ left, top, right, bottom }: Box, { x, y, r }: Circle, apart: number): boolean {
  const beside = Math.max(left - x, 0, x - right);
  const above = Math.max(top - y, 0, y - bottom);
  const reach = r + apart;
  // True for most circles, which saves the multiplications.
  if (beside >= reach || above >= reach) return false;
  return beside * beside + above * above < reach * reach;
}

const touchesBox = (one: Box, other: Box, apart: number): boolean =>
  one.left < other.right + apart &&
  other.left < one.right + apart &&
  one.top < other.bottom + apart &&
  other.top < one.bottom + apart;

/** Whether a segment passes a rectangle or comes closer to it than `apart`: by the clipping of Liang and Barsky (1984). */
function touchesSegment(box: Box, { from, to }: Segment, apart: number): boolean {
  let first = 0;
  let last = 1;
  const sides = [
    [from.x, to.x - from.x, box.left - apart, box.right + apart],
    [from.y, to.y - from.y, box.top - apart, box.bottom + apart],
  ] as const;
  for (const [start, along, low, high] of sides) {
    if (along === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [one, other] = [(low - start) / along, (high - start) / along];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
    if (first > last) return false;
  }
  return true;
}

/** The distance of a point from a segment. */
export function distanceTo({ x, y }: Point, { from, to }: Segment): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const square = across * across + down * down;
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / square));
  return Math.hypot(x - from.x - share * across, y - from.y - share * down);
}

/** Whether two segments cross: the ends of each are on different sides of the other. */
function cross(one: Segment, other: Segment): boolean {
  const side = ({ from, to }: Segment, { x, y }: Point) =>
    (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
  return side(one, other.from) * side(one, other.to) <= 0 && side(other, one.from) * side(other, one.to) <= 0;
}
