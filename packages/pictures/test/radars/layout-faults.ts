import type { Circle, DomainLabel, RadarLayout, RingLabel } from '@foreglow/contract';
import { widthOf } from '#drawing/text-width.ts';
import type { LayoutBlip } from '#radars/layout/types.ts';

/** Coordinates are rounded, so smaller deviations are not counted. */
const rounding = 0.03;

/** A circle and the cell it belongs to. */
export interface CellCircle extends Circle {
  readonly sector: number;
  readonly ring: number;
}

/** The circles of a layout with their cells. */
export function circlesOf({ blips, groups }: RadarLayout, input: readonly LayoutBlip[]): CellCircle[] {
  const cells = new Map(input.map(({ id, sector, ring }) => [id, { sector, ring }]));
  const placed = blips.map(({ id, x, y, r }) => {
    const cell = cells.get(id);
    if (!cell) throw new Error(`The blip ${id} was not in the input.`);
    return { x, y, r, ...cell };
  });
  return [...placed, ...groups.map(({ domain: sector, ring, x, y, r }) => ({ x, y, r, sector, ring }))];
}

/** The number of pairs of circles that are closer together than `gap`. */
export function overlappingPairs(circles: readonly Circle[], gap: number): number {
  const sorted = circles.toSorted((a, b) => a.x - b.x);
  const widest = Math.max(0, ...sorted.map(({ r }) => r));
  let found = 0;
  for (const [index, a] of sorted.entries()) {
    for (let other = index + 1; other < sorted.length; other += 1) {
      const b = sorted[other] as Circle;
      if (b.x - a.x > a.r + widest + gap) break;
      if (Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r + gap - rounding) found += 1;
    }
  }
  return found;
}

/** How many circles are not inside their ring and their sector. */
export function outsideCell(
  { centre, rings, sectors }: Pick<RadarLayout, 'centre' | 'rings' | 'sectors'>,
  circles: readonly CellCircle[],
): number {
  return circles.filter(({ x, y, r, sector: at, ring }) => {
    const [band, sector] = [rings[ring], sectors[at]];
    if (!band || !sector) return true;
    const distance = Math.hypot(x - centre.x, y - centre.y);
    if (distance - r < band.inner - rounding || distance + r > band.outer + rounding) return true;
    const around = 2 * Math.PI;
    const angle = (((Math.atan2(y - centre.y, x - centre.x) - sector.from) % around) + around) % around;
    const width = sector.to - sector.from;
    if (angle > width) return true;
    const toEdge = (off: number) => (off >= Math.PI / 2 ? distance : distance * Math.sin(off));
    return Math.min(toEdge(angle), toEdge(width - angle)) < r - rounding;
  }).length;
}

/** The ids that are not in the layout exactly once, and the ids in the layout that are not in the input. */
export function notOnce({ blips, groups }: RadarLayout, input: readonly LayoutBlip[]): string[] {
  const counts = new Map(input.map(({ id }) => [id, 0]));
  const ids = [...blips.map(({ id }) => id), ...groups.flatMap((group) => group.ids)];
  for (const id of ids) counts.set(id, (counts.get(id) ?? 1) + 1);
  return [...counts].filter(([, count]) => count !== 1).map(([id]) => id);
}

/**
 * How many of the blips that are in both layouts have moved. The place of a blip in a group is the place of the group.
 */
export function moved(before: RadarLayout, after: RadarLayout): number {
  const places = placesOf(after);
  return [...placesOf(before)].filter(([id, place]) => places.has(id) && places.get(id) !== place).length;
}

function placesOf({ blips, groups }: RadarLayout): Map<string, string> {
  const of = ({ x, y }: Circle) => `${x} ${y}`;
  const grouped = groups.flatMap((group) => group.ids.map((id) => [id, of(group)] as const));
  return new Map([...blips.map((blip) => [blip.id, of(blip)] as const), ...grouped]);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf({ text, x, y, fontSize }: RingLabel): Box {
  const half = widthOf(text, fontSize) / 2;
  return { left: x - half, top: y - 0.8 * fontSize, right: x + half, bottom: y + 0.25 * fontSize };
}

/** Points on the outlines of the letters of a name, along both of its sides. */
function outlineOf(centre: RadarLayout['centre'], { lines, fontSize }: DomainLabel) {
  return lines.flatMap(({ radius, from, to }) => {
    const isClockwise = to >= from;
    const [above, below] = isClockwise ? [0.8, -0.25] : [-0.8, 0.25];
    return [above, below].flatMap((share) =>
      Array.from({ length: 9 }, (_, step) => {
        const angle = from + ((to - from) * step) / 8;
        const at = radius + share * fontSize;
        return { x: centre.x + at * Math.cos(angle), y: centre.y + at * Math.sin(angle), distance: at };
      }),
    );
  });
}

/** The faults of the names: outside the view box, on the disc, on another name, under a blip. */
export function labelFaults(layout: RadarLayout): string[] {
  return [...sectorFaults(layout), ...ringFaults(layout)];
}

function sectorFaults({ centre, width, height, shape, rings, domainLabels }: RadarLayout): string[] {
  const disc = rings.at(-1)?.outer ?? 0;
  const lowest = shape === 'half' ? centre.y : height;
  const faults = domainLabels.flatMap((label) =>
    outlineOf(centre, label).flatMap(({ x, y, distance }) => {
      if (x < 0 || y < 0 || x > width || y > height) return [`name ${label.domain} leaves the view box`];
      if (y > lowest + rounding) return [`name ${label.domain} is below the base line`];
      return distance < disc ? [`name ${label.domain} is on the disc`] : [];
    }),
  );
  const spans = domainLabels
    .map(({ lines }) => ({
      from: Math.min(...lines.flatMap(({ from, to }) => [from, to])),
      to: Math.max(...lines.flatMap(({ from, to }) => [from, to])),
    }))
    .toSorted((a, b) => a.from - b.from);
  const first = spans[0] ?? { from: 0, to: 0 };
  const followers = [...spans.slice(1), { from: first.from + 2 * Math.PI, to: 0 }];
  const overlaps = spans.filter(({ to }, index) => to > (followers[index]?.from ?? Number.POSITIVE_INFINITY));
  return [...faults, ...overlaps.map(() => 'two names of sectors overlap')];
}

function ringFaults({ width, height, shape, centre, ringLabels, rings, blips, groups }: RadarLayout): string[] {
  const boxes = ringLabels.filter(({ text }) => text !== '').map((label) => ({ ring: label.ring, ...boxOf(label) }));
  return boxes.flatMap((box, index) => {
    const { left, top, right, bottom, ring } = box;
    const faults: string[] = [];
    if (left < 0 || top < 0 || right > width || bottom > height)
      faults.push(`name of ring ${ring} leaves the view box`);
    if (boxes.some((other, at) => at > index && touch(box, other))) faults.push('two names of rings overlap');
    const band = rings[ring];
    const farthest = Math.hypot(right - centre.x, centre.y - top);
    const isInside = band && centre.y - bottom > band.inner && farthest < band.outer;
    if (shape === 'full' && !isInside) faults.push(`name of ring ${ring} is outside its ring`);
    if ([...blips, ...groups].some((circle) => covers(circle, box)))
      faults.push(`a blip is on the name of ring ${ring}`);
    return faults;
  });
}

const touch = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function covers({ x, y, r }: Circle, { left, top, right, bottom }: Box): boolean {
  const across = x - Math.min(right, Math.max(left, x));
  const down = y - Math.min(bottom, Math.max(top, y));
  return Math.hypot(across, down) < r - rounding;
}
