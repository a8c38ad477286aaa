import type { Circle, Movement, PlacedBlip, RadarLayout } from '@foreglow/contract';
import { type Position as Beside, type Box, beside, boxBeside, leaderBetween, type Segment } from '#drawing/boxes.ts';
import { isWithin, round2 } from './frame.ts';
import { type LabelForm, labelForms } from './label-forms.ts';
import { LabelRoom } from './label-room.ts';

/** The name of a blip beside it. */
export interface BlipLabel {
  readonly id: string;
  readonly lines: readonly BlipLabelLine[];
  readonly fontSize: number;
  /** Which part of each line is at its `x`. */
  readonly anchor: 'start' | 'middle' | 'end';
  /** The line from the blip to its name, where they are apart. */
  readonly leader: Segment | null;
  /** Whether it ends in an ellipsis. */
  readonly isShortened: boolean;
  /** The rectangle that it fills. */
  readonly box: Box;
}

export interface BlipLabelLine {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
}

/** A blip that may have its name beside it. */
export interface NamedBlip {
  readonly id: string;
  readonly label: string;
  readonly impact: number;
  readonly movement: Movement | null;
}

/** The widths of a picture in which names of blips can be read, see `pictureWidths`. */
export type LabelledWidth = 'wide' | 'medium';

/** The font sizes by impact from 1 to 5, in units of the view box. */
const sizes: Readonly<Record<LabelledWidth, readonly number[]>> = {
  wide: [29, 29, 29, 31, 34],
  medium: [36, 36, 36, 38, 42],
};
/** Up to this number all blips have names; of more, those that are new, have moved or are strong, and no more than this. */
export const mostNames = 45;
/** The number of names up to which others than the notable ones are named too. */
const fewest = 20;
/** The impact from which a blip of a full radar is strong enough for a name. */
const strong = 4;

const ascent = 0.78;
const descent = 0.24;
const lineHeight = 1.08;
/** The distance between a blip and the name beside it. */
const gap = 8;

/**
 * Places the names of blips beside them. No name is on another name, a blip, the sun, a trail, a line to a name, or a
 * name of a sector or ring of the layout, and none leaves the picture. A name without room is left out.
 *
 * Names are placed in the order of the input, in a full radar the strongest first. Each takes the best free of its
 * places, of which those beside the blip come first, then those at a distance with a line, as in the greedy point-feature
 * labelling of Christensen, Marks and Shieber (1995). A blip that is added at the end therefore changes only names that
 * it, or a name that gave way to it, is in the way of. O(names × places × obstacles).
 */
export function placeBlipLabels(
  layout: RadarLayout,
  blips: readonly NamedBlip[],
  width: LabelledWidth,
  trails: readonly Segment[],
): BlipLabel[] {
  const room = new LabelRoom(layout, trails);
  const places = new Map(layout.blips.map((blip) => [blip.id, blip]));
  const known = blips.flatMap((blip) => {
    const place = places.get(blip.id);
    return place ? [{ blip, place }] : [];
  });
  const chosen = known.length <= mostNames ? known : mostNotable(known, layout);
  return chosen.flatMap(({ blip, place }) => placed(room, blip, place, layout, width) ?? []);
}

interface KnownBlip {
  readonly blip: NamedBlip;
  readonly place: PlacedBlip;
}

/**
 * The blips of a full radar that have names: those that are new, have moved or are strong, the strongest first; if these
 * are few, those nearest to the sun too. The sectors take turns.
 */
function mostNotable(known: readonly KnownBlip[], layout: RadarLayout): KnownBlip[] {
  const { centre } = layout;
  const sectorOf = ({ place }: KnownBlip) => sectorAt(layout, place);
  const distanceOf = ({ place }: KnownBlip) => Math.hypot(place.x - centre.x, place.y - centre.y);
  const notable = inTurn(
    known.filter(({ blip }) => isNotable(blip)),
    sectorOf,
  ).toSorted((one, other) => rankOf(one.blip) - rankOf(other.blip));
  const others = known
    .filter(({ blip }) => !isNotable(blip))
    .toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return [...notable.slice(0, mostNames), ...inTurn(others, sectorOf).slice(0, Math.max(0, fewest - notable.length))];
}

const isNotable = ({ movement, impact }: NamedBlip) =>
  (movements[movement ?? 'unchanged'] ?? 0) > 0 || impact >= strong;
const rankOf = ({ movement, impact }: NamedBlip) => -3 * impact - (movements[movement ?? 'unchanged'] ?? 0);

/** In a radar with many blips most are often new, so that one which has moved says more. */
const movements: Readonly<Record<Movement, number>> = { in: 2, out: 2, new: 1, unchanged: 0 };

const sectorAt = ({ centre, sectors }: RadarLayout, { x, y }: PlacedBlip): number =>
  sectors.findIndex((sector) => isWithin(Math.atan2(y - centre.y, x - centre.x), sector));

/** The first of each group, then the second of each: no sector takes all names. */
function inTurn<T>(all: readonly T[], groupOf: (one: T) => number): T[] {
  const counts = new Map<number, number>();
  const turns = all.map((one) => {
    const group = groupOf(one);
    const turn = counts.get(group) ?? 0;
    counts.set(group, turn + 1);
    return { one, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ one }) => one);
}

function placed(
  room: LabelRoom,
  { id, label, impact }: NamedBlip,
  place: PlacedBlip,
  { centre }: RadarLayout,
  width: LabelledWidth,
): BlipLabel | undefined {
  const fontSize = sizes[width][Math.min(5, Math.max(1, Math.round(impact) || 3)) - 1] ?? sizes[width][0] ?? 24;
  // Names to the left of the sun are read towards the edge as well as those to its right.
  const outwards = place.x < centre.x - place.r ? -1 : 1;
  const tried = labelForms(label)
    .flatMap((form) => positions.map((position) => ({ form, position, cost: form.cost + position.cost })))
    .sort((one, other) => one.cost - other.cost);
  for (const { form, position } of tried) {
    const { box, anchor } = boxAt(place, form, position, fontSize, outwards);
    if (!room.isFree(box)) continue;
    const leader = position.away > 0 ? leaderBetween(place, box) : undefined;
    if (leader && !room.isFreeLine(leader, place)) continue;
    room.take(box, leader);
    return {
      id,
      lines: linesIn(box, form, anchor, fontSize),
      fontSize,
      anchor,
      leader: leader ?? null,
      isShortened: form.isShortened,
      box,
    };
  }
  return undefined;
}

/** A place of a name: in which direction from its blip, and how far away from its edge. */
interface Position extends Beside {
  readonly away: number;
}

/** The directions and distances of names with a line. */
const turns = 24;
const distances = [26, 52, 84, 120, 165, 215];

const positions: readonly Position[] = [
  ...beside.map((position) => ({ ...position, away: 0 })),
  ...distances.flatMap((away, step) =>
    Array.from({ length: turns }, (_, turn) => {
      const angle = (2 * Math.PI * turn) / turns;
      return { across: Math.cos(angle), down: Math.sin(angle), away, cost: 2.2 + step * 0.8 + 0.015 * turn };
    }),
  ),
];

/** The rectangle of a name at a place. On the left of the sun, left and right are exchanged. */
function boxAt(
  place: Circle,
  { lines, width }: LabelForm,
  { across, down, away }: Position,
  fontSize: number,
  outwards: 1 | -1,
): { readonly box: Box; readonly anchor: BlipLabel['anchor'] } {
  const high = ((lines.length - 1) * lineHeight + ascent + descent) * fontSize;
  const towards = { across: across * outwards, down };
  const { box, side } = boxBeside(place, towards, place.r + gap + away, width * fontSize, high);
  return { box, anchor: side > 0 ? 'start' : side < 0 ? 'end' : 'middle' };
}

function linesIn(box: Box, { lines }: LabelForm, anchor: BlipLabel['anchor'], fontSize: number): BlipLabelLine[] {
  const x = anchor === 'start' ? box.left : anchor === 'end' ? box.right : (box.left + box.right) / 2;
  return lines.map((text, index) => ({
    text,
    x: round2(x),
    y: round2(box.top + (ascent + index * lineHeight) * fontSize),
  }));
}
