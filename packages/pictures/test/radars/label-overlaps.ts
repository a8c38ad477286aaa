import type { RadarLayout } from '@foreglow/contract';
import { widthOf } from '#drawing/text-width.ts';
import type { BlipLabel } from '#radars/layout/blip-labels.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Line {
  readonly from: Point;
  readonly to: Point;
}
type Box = BlipLabel['box'];

/** Everything that a name of a blip is on, or that is not where it says it is. Empty for a correct picture. */
export function labelOverlaps(layout: RadarLayout, labels: readonly BlipLabel[], trails: readonly Line[]): string[] {
  const ofSectors = sectorNamePoints(layout);
  const onTrails = trails.flatMap(pointsOn);
  const onLines = labels.flatMap(({ id, leader }) => (leader ? pointsOn(leader).map((at) => ({ ...at, id })) : []));
  const circles = [...layout.blips, ...layout.groups, { ...layout.centre, r: layout.sun }];
  const rings = layout.ringLabels.filter(({ text }) => text !== '').map(ringNameBox);
  const lowest = layout.shape === 'half' ? layout.centre.y : layout.height;
  return labels.flatMap(({ id, box, anchor, lines, fontSize }, index) => {
    const faults = {
      'is on another name': labels.some((other, at) => at > index && meet(box, other.box)),
      'is on a blip or the sun': circles.some((circle) => distanceOf(box, circle) < circle.r),
      'is on the name of a ring': rings.some((ring) => meet(box, ring)),
      'is on the name of a sector': ofSectors.some((point) => contains(box, point)),
      'is on a trail': onTrails.some((point) => contains(box, point)),
      'is on the line of another name': onLines.some((point) => point.id !== id && contains(box, point)),
      'has a line through a blip': onLines.some(
        (point) =>
          point.id === id &&
          layout.blips.some((blip) => blip.id !== id && Math.hypot(point.x - blip.x, point.y - blip.y) < blip.r),
      ),
      'leaves the picture': box.left < 0 || box.top < 0 || box.right > layout.width || box.bottom > lowest,
      'is not in its rectangle': lines.some(({ text, x, y }) => {
        const width = widthOf(text, fontSize);
        const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
        return left < box.left - 0.1 || left + width > box.right + 0.1 || y > box.bottom || y < box.top;
      }),
    };
    return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${id} ${fault}`] : []));
  });
}

function ringNameBox({ text, x, y, fontSize }: RadarLayout['ringLabels'][number]): Box {
  const half = widthOf(text, fontSize) / 2;
  return { left: x - half, right: x + half, top: y - 0.8 * fontSize, bottom: y + 0.25 * fontSize };
}

function distanceOf({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const contains = ({ left, top, right, bottom }: Box, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

function pointsOn({ from, to }: Line): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 6));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

/** Points on both sides of the letters of the names of the sectors. */
function sectorNamePoints({ centre, domainLabels }: RadarLayout): Point[] {
  return domainLabels.flatMap(({ lines, fontSize }) =>
    lines.flatMap(({ text, radius, from, to }) =>
      text === ''
        ? []
        : [0.75, 0.3, -0.2].flatMap((share) =>
            Array.from({ length: 25 }, (_, step) => {
              const angle = from + ((to - from) * step) / 24;
              const at = radius + share * fontSize * (to >= from ? 1 : -1);
              return { x: centre.x + at * Math.cos(angle), y: centre.y + at * Math.sin(angle) };
            }),
          ),
    ),
  );
}
