import type { ArcLine, DomainLabel, RadarShape, Sector } from '@foreglow/contract';
import { charactersOf, shorten, tidy, widthOf } from '#drawing/text-width.ts';
import { discRadius, type Frame, round2, round6 } from './frame.ts';
import { breaksOf, type LabelSize, linesAt, linesOf, measure } from './label-lines.ts';
import type { PictureWidth } from './types.ts';

/** All names have the first of these sizes at which each name fits; the smaller sizes allow two lines. */
const smallest: LabelSize = { fontSize: 28, lines: 2 };
const sizes: readonly LabelSize[] = [
  { fontSize: 40, lines: 1 },
  { fontSize: 36, lines: 1 },
  { fontSize: 32, lines: 2 },
  smallest,
];
/**
 * The sizes by the width of the picture. In a smaller picture names may reach beyond the view box, and the last size is
 * the smallest that can be read on a screen.
 */
const sizesFor: Record<PictureWidth, readonly LabelSize[]> = {
  wide: sizes,
  medium: [
    { fontSize: 50, lines: 1 },
    { fontSize: 45, lines: 2 },
    { fontSize: 40, lines: 2 },
    { fontSize: 36, lines: 2 },
  ],
  narrow: [
    { fontSize: 80, lines: 1 },
    { fontSize: 70, lines: 2 },
    { fontSize: 60, lines: 2 },
    { fontSize: 56, lines: 2 },
  ],
};

/** The heights of the letters above and below their baseline, in parts of the font size. */
const ascent = 0.8;
const descent = 0.25;
const lineHeight = 1.15;
/** The distance between the disc and the letters. */
const distance = 9;
/** The distance between a name and the ends of its sector. */
const padding = 16;
/** The maximum length of a name, however wide its sector is: a longer one would not be read as a line. */
const longest = 1000;

/** The names of the sectors along the arc outside the outermost ring, all of one size. */
export function sectorLabelsOf(
  shape: RadarShape,
  { sectors }: Pick<Frame, 'sectors'>,
  names: readonly string[],
  width: PictureWidth = 'wide',
): DomainLabel[] {
  const space = spaceFor(sectors);
  const measured = names.map((name) => measure(tidy(name)));
  const tried = sizesFor[width];
  const size =
    tried.find((each) => measured.every((name) => linesOf(name, each, space) !== undefined)) ??
    tried.at(-1) ??
    smallest;
  return measured.map((name, sector) => {
    const lines = linesOf(name, size, space) ?? cutLinesOf(name.text, size.fontSize, space);
    const arcs = arcsOf(lines, size.fontSize, placeOf(shape, sectors, sector));
    return { domain: sector, lines: arcs, fontSize: size.fontSize };
  });
}

/** The length of the line nearest to the disc. */
function spaceFor([first]: readonly Sector[]): number {
  const angle = first ? first.to - first.from : 0;
  return Math.min(longest, angle * (discRadius + distance) - 2 * padding);
}

/** Two lines, of which the second is shortened; or one line, where not even the first word fits. */
function cutLinesOf(text: string, fontSize: number, space: number): string[] {
  const characters = charactersOf(text);
  const lines = breaksOf(characters).map((at) => linesAt(characters, at));
  const fitting = lines.findLast(([first]) => widthOf(first, fontSize) <= space);
  return fitting ? [fitting[0], shorten(fitting[1], fontSize, space)] : [shorten(text, fontSize, space)];
}

interface Place {
  readonly middle: number;
  readonly isClockwise: boolean;
}

/**
 * A name is placed at the middle of its sector; the name of the only sector of a full disc is placed above the disc.
 */
function placeOf(shape: RadarShape, sectors: readonly Sector[], sector: number): Place {
  const { from, to } = sectors[sector] ?? { from: 0, to: 0 };
  const middle = shape === 'full' && sectors.length === 1 ? from : (from + to) / 2;
  return { middle, isClockwise: round2(Math.sin(middle)) <= 0 };
}

/**
 * Clockwise letters have their feet towards the disc. Anticlockwise letters have their tops towards it, so the line
 * that is read first is nearer to the disc.
 */
function arcsOf(lines: readonly string[], fontSize: number, { middle, isClockwise }: Place): ArcLine[] {
  const outermostFirst = isClockwise ? lines : lines.toReversed();
  const nearest = discRadius + distance + (isClockwise ? descent : ascent) * fontSize;
  return outermostFirst.map((text, index) => {
    const radius = round2(nearest + (lines.length - 1 - index) * lineHeight * fontSize);
    const half = (widthOf(text, fontSize) / 2 / radius) * (isClockwise ? 1 : -1);
    return { text, radius, from: round6(middle - half), to: round6(middle + half) };
  });
}
