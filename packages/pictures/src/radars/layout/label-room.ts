import type { Circle, RadarLayout } from '@foreglow/contract';
import {
  type Box,
  cross,
  distanceTo,
  type Point,
  type Segment,
  touchesBox,
  touchesCircle,
  touchesSegment,
} from '#drawing/boxes.ts';
import { widthOf } from '#drawing/text-width.ts';
import { ascent } from './ring-labels.ts';

/** The distance that names keep from everything else, in units of the view box. */
export const clearance = 5;
const descent = 0.25;

/** What is already in a picture, and what is free between it. */
export class LabelRoom {
  readonly #width: number;
  readonly #lowest: number;
  readonly #centre: Point;
  readonly #disc: number;
  readonly #circles: CircleGrid;
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
    this.#circles = new CircleGrid([...blips, ...groups, { ...centre, r: sun }]);
    this.#outside = sectorNames(layout);
    this.#boxes = layout.ringLabels.filter(({ text }) => text !== '').map(ringNameBox);
    this.#segments = [...trails];
  }

  /** Whether a name can be in this rectangle. */
  isFree(box: Box): boolean {
    if (box.left < clearance || box.right > this.#width - clearance) return false;
    if (box.top < clearance || box.bottom > this.#lowest - clearance) return false;
    return (
      !this.#circles.some(box, (circle) => touchesCircle(box, circle, clearance)) &&
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
    const isCrossed = (circle: Circle) =>
      (circle.x !== own.x || circle.y !== own.y) && distanceTo(circle, line) < circle.r + clearance;
    return (
      !this.#circles.some(box, isCrossed) &&
      !this.#outside.some(isCrossed) &&
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

/** The side of the squares in which circles are looked up. */
const side = 160;

/** Circles by the squares that they touch, since a name is compared with hundreds of places. */
class CircleGrid {
  readonly #squares = new Map<number, Circle[]>();

  constructor(circles: readonly Circle[]) {
    for (const circle of circles) {
      const { x, y, r } = circle;
      const reach = r + clearance;
      for (const key of squaresOf({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach })) {
        const square = this.#squares.get(key);
        if (square) square.push(circle);
        else this.#squares.set(key, [circle]);
      }
    }
  }

  /** Whether any of the circles near a rectangle has a property. */
  some(box: Box, has: (circle: Circle) => boolean): boolean {
    return squaresOf(box).some((key) => this.#squares.get(key)?.some(has) === true);
  }
}

/** The keys of the squares that a rectangle touches. */
function squaresOf({ left, top, right, bottom }: Box): number[] {
  const keys: number[] = [];
  for (let row = Math.floor(top / side); row <= Math.floor(bottom / side); row += 1) {
    for (let column = Math.floor(left / side); column <= Math.floor(right / side); column += 1) {
      keys.push(row * 1000 + column);
    }
  }
  return keys;
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
