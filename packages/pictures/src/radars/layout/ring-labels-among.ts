import type { Band, RadarLayout, RingLabel, Sector } from '@foreglow/contract';
import { tidy, widthOf } from '#drawing/text-width.ts';
import { round2 } from './frame.ts';
import { type Measured, measureParts } from './label-lines.ts';
import { ascent, lineHeight, sizesOnScreen } from './ring-labels.ts';

type Point = RadarLayout['centre'];
/** The middle of a rectangle, and half of its width and height. */
interface Box {
  readonly at: Point;
  readonly across: number;
  readonly down: number;
}
interface Circle extends Point {
  readonly r: number;
}

/** The distance of a name from blips and from the edges of its ring and sector. */
const clearance = 6;
/** The directions in which places are tried, beginning next to the top. */
const step = Math.PI / 36;
const directions = Array.from({ length: 35 }, (_, at) => [at + 1, -at - 1])
  .flat()
  .map((steps) => -Math.PI / 2 + steps * step);
/** The places between the edges of a ring. */
const depths = [0.5, 0.36, 0.64];

/**
 * The names of the rings in a small picture of the full disc. Each is in its ring, nearest to the top, where no blip, no
 * edge of a sector and no usual name is in the way, in one or two lines. All have the largest size at which most of them
 * have such a place. A name without one stays as usual; in a narrow picture, where it could not be read, it is left out.
 */
export function ringLabelsAmong(
  layout: RadarLayout,
  names: readonly string[],
  width: 'medium' | 'narrow',
): RingLabel[] {
  const measured = layout.rings.map((_, ring) => measureParts(tidy(names[ring] ?? '')));
  const taken = layout.rings.map((band) => circlesIn(band, layout));
  let best: readonly (readonly RingLabel[])[] = [];
  for (const fontSize of new Set(sizesOnScreen[width].map((size) => size.fontSize))) {
    const found = layout.rings.map((_, ring) => {
      const name = measured[ring];
      return name?.text ? placed(name, ring, fontSize, layout, taken[ring] ?? [], width) : [];
    });
    if (countOf(found) > countOf(best)) best = found;
    if (countOf(best) === measured.filter(({ text }) => text !== '').length) break;
  }
  return layout.ringLabels.flatMap((usual) => {
    const found = best[usual.ring] ?? [];
    return found.length > 0 || width === 'narrow' ? found : [usual];
  });
}

const countOf = (found: readonly (readonly RingLabel[])[]): number => found.filter(({ length }) => length > 0).length;

/** The lines of a name at its place; none if it has no place at this size. */
function placed(
  { text, broken }: Measured,
  ring: number,
  fontSize: number,
  layout: RadarLayout,
  circles: readonly Circle[],
  width: 'medium' | 'narrow',
): RingLabel[] {
  const band = layout.rings[ring];
  if (!band) return [];
  const usual = layout.ringLabels.map(boxOf);
  const two = broken ? [broken.lines] : [];
  // "Now" of "Now · 0–3 years": in a narrow picture this is better than letters that are too small.
  const first = width === 'narrow' && text.includes(' · ') ? two.map(([part]) => [part]) : [];
  const forms = [[text], ...two, ...first].map((lines) => ({
    lines,
    across: Math.max(...lines.map((line) => widthOf(line, fontSize))) / 2 + clearance,
    down: (lines.length * lineHeight * fontSize) / 2 + clearance,
  }));
  for (const { lines, across, down } of forms) {
    for (const direction of directions) {
      for (const depth of depths) {
        const radius = band.inner + depth * (band.outer - band.inner);
        const at = {
          x: layout.centre.x + radius * Math.cos(direction),
          y: layout.centre.y + radius * Math.sin(direction),
        };
        const box = { at, across, down };
        // In a full radar a blip is nearly always in the way, which is found soonest.
        if (!isInBand(box, band, layout.centre) || circles.some((circle) => touches(box, circle))) continue;
        if (!layout.sectors.some((each) => isInSector(box, each, layout.centre))) continue;
        if (usual.some((other) => overlap(box, other))) continue;
        const top = at.y - (lines.length * lineHeight * fontSize) / 2;
        return lines.map((line, index) => ({
          ring,
          text: line,
          x: round2(at.x),
          y: round2(top + (ascent + index * lineHeight + (lineHeight - 1) / 2) * fontSize),
          fontSize,
        }));
      }
    }
  }
  return [];
}

/** The blips and groups in a ring. */
const circlesIn = ({ inner, outer }: Band, { centre, blips, groups }: RadarLayout): Circle[] =>
  [...blips, ...groups].filter(({ x, y, r }) => {
    const distance = Math.hypot(x - centre.x, y - centre.y);
    return distance + r > inner && distance - r < outer;
  });

const boxOf = ({ text, x, y, fontSize }: RingLabel): Box => ({
  at: { x, y: y - (ascent - 0.5) * fontSize },
  across: widthOf(text, fontSize) / 2,
  down: fontSize / 2,
});

function isInBand({ at, across, down }: Box, { inner, outer }: Band, centre: Point): boolean {
  const [x, y] = [Math.abs(at.x - centre.x), Math.abs(at.y - centre.y)];
  return Math.hypot(x + across, y + down) < outer && Math.hypot(Math.max(0, x - across), Math.max(0, y - down)) > inner;
}

function isInSector({ at, across, down }: Box, { from, to }: Sector, centre: Point): boolean {
  const angles = [
    [-across, -down],
    [across, -down],
    [across, down],
    [-across, down],
  ].map(([x = 0, y = 0]) => {
    const angle = Math.atan2(at.y + y - centre.y, at.x + x - centre.x) - from;
    return (angle + 4 * Math.PI) % (2 * Math.PI);
  });
  const widest = Math.max(...angles);
  // A single sector has an edge too, at the top.
  return widest < to - from && widest - Math.min(...angles) < Math.PI;
}

function touches({ at, across, down }: Box, { x, y, r }: Circle): boolean {
  const [beside, above] = [Math.abs(x - at.x) - across, Math.abs(y - at.y) - down];
  // True for most circles, which saves computing the distance.
  if (beside >= r || above >= r) return false;
  return Math.hypot(Math.max(0, beside), Math.max(0, above)) < r;
}

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.at.x - other.at.x) < one.across + other.across &&
  Math.abs(one.at.y - other.at.y) < one.down + other.down;
