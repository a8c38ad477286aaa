import type { PlacedBlip, PlacedGroup, RadarLayout } from '@foreglow/contract';
import { type FilledCell, fillCell } from './fill-cell.ts';
import { type Frame, frameOf, ringCounts, round2, sectorCounts } from './frame.ts';
import { edgeLabelOf, ringLabelsOf } from './ring-labels.ts';
import { sectorLabelsOf } from './sector-labels.ts';
import type { LayoutBlip, LayoutInput } from './types.ts';

/**
 * The layout of a radar: the frame, the blips, the groups of blips that there was no room for, and the names of sectors
 * and rings. No two circles overlap, no circle leaves its cell, and each blip is either in `blips` or in one group.
 *
 * Each cell is filled independently, in the order of the input. Appending a blip to the input therefore moves none of
 * the others, and a change in one cell never moves a blip in another. All circles are drawn at the scale of the fullest
 * cell.
 *
 * Throws a RangeError if there are too many or too few sectors or rings, or if a blip is in none of them.
 */
export function layoutRadar({ shape, sectors, rings, blips }: LayoutInput): RadarLayout {
  check('sectors', sectors.length, sectorCounts);
  check('rings', rings.length, ringCounts);
  const frame = frameOf(shape, sectors.length, rings.length);
  const ringLabels = ringLabelsOf(shape, frame, rings);
  const cells = byCell(blips, sectors.length, rings.length).map(({ sector, ring, content }) => {
    const [band, angles, name] = [frame.rings[ring], frame.sectors[sector], ringLabels[ring]];
    if (!band || !angles || !name) throw new Error('A cell is outside the frame.');
    const label = edgeLabelOf(shape, frame, name, sector);
    return { sector, ring, content, filled: fillCell({ band, sector: angles, label }, content) };
  });
  const scale = Math.min(1, ...cells.map(({ filled }) => filled.scale));
  return {
    shape,
    ...frame,
    scale,
    blips: cells.flatMap(({ content, filled }) => blipsOf(frame, content, filled, scale)),
    groups: cells.flatMap((cell) => groupsOf(frame, cell)),
    domainLabels: sectorLabelsOf(shape, frame, sectors),
    ringLabels,
  };
}

interface FilledPart {
  readonly sector: number;
  readonly ring: number;
  /** The blips of the cell, in the order of the input. */
  readonly content: readonly LayoutBlip[];
}

/** The cells that have blips, by sector and ring. */
function byCell(blips: readonly LayoutBlip[], sectors: number, rings: number): FilledPart[] {
  const contents = Array.from({ length: sectors * rings }, (): LayoutBlip[] => []);
  for (const blip of blips) {
    checkIndex(blip.id, 'sector', blip.sector, sectors);
    checkIndex(blip.id, 'ring', blip.ring, rings);
    contents[blip.sector * rings + blip.ring]?.push(blip);
  }
  return contents
    .map((content, index) => ({ sector: Math.floor(index / rings), ring: index % rings, content }))
    .filter(({ content }) => content.length > 0);
}

function blipsOf(
  { centre }: Frame,
  content: readonly LayoutBlip[],
  { spots, groupRadius }: FilledCell,
  scale: number,
): PlacedBlip[] {
  const alone = groupRadius === undefined ? spots : spots.slice(0, -1);
  return alone.map(({ x, y, radius }, index) => ({
    id: content[index]?.id ?? '',
    x: round2(centre.x + x),
    y: round2(centre.y + y),
    r: round2(radius * scale),
  }));
}

/** The group of a cell, if it has one: it is in the place of the last placed blip and includes that blip. */
function groupsOf({ centre }: Frame, part: FilledPart & { readonly filled: FilledCell }): PlacedGroup[] {
  const { sector, ring, content, filled } = part;
  const last = filled.spots.at(-1);
  if (!last || filled.groupRadius === undefined) return [];
  const ids = content.slice(filled.spots.length - 1).map(({ id }) => id);
  return [
    { domain: sector, ring, ids, x: round2(centre.x + last.x), y: round2(centre.y + last.y), r: filled.groupRadius },
  ];
}

function check(what: string, count: number, { min, max }: { readonly min: number; readonly max: number }): void {
  if (count >= min && count <= max) return;
  throw new RangeError(`A radar has ${min} to ${max} ${what}, not ${count}.`);
}

function checkIndex(id: string, what: string, index: number, count: number): void {
  if (Number.isInteger(index) && index >= 0 && index < count) return;
  throw new RangeError(`The blip ${id} is in ${what} ${index}, but the radar has only ${count}.`);
}
