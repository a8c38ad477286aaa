import type { RadarShape, RingLabel } from '@foreglow/contract';
import { shorten, tidy, widthOf } from '#drawing/text-width.ts';
import type { EdgeLabel } from './cell.ts';
import { type Frame, round2 } from './frame.ts';
import { type LabelSize, linesOf, type Measured, measureParts } from './label-lines.ts';
import type { PictureWidth } from './types.ts';

/** All names have the first of these sizes at which each name fits. */
const smallest: LabelSize = { fontSize: 20, lines: 1 };
const sizes: readonly LabelSize[] = [
  { fontSize: 26, lines: 1 },
  { fontSize: 24, lines: 1 },
  { fontSize: 22, lines: 1 },
  smallest,
];
/**
 * The sizes on a screen, by the width of the picture. The names may reach beyond the view box there, and the last size
 * is the smallest that can be read.
 */
const sizesOnScreen: Record<PictureWidth, readonly LabelSize[]> = {
  wide: [
    { fontSize: 26, lines: 1 },
    { fontSize: 24, lines: 1 },
    { fontSize: 22, lines: 1 },
  ],
  medium: [
    { fontSize: 38, lines: 1 },
    { fontSize: 35, lines: 2 },
  ],
  narrow: [
    { fontSize: 70, lines: 1 },
    { fontSize: 60, lines: 2 },
  ],
};
/** The size of the names inside the full disc, from which blips keep away: they can be read in a picture of 560 pixels. */
const fontSizeInside = 34;
export const ascent = 0.8;
const descent = 0.25;
const lineHeight = 1.2;
/** The distance between the base line and the letters below it. */
const below = 12;
/** The distance between a name and the edges of its ring. */
const padding = 8;
/** The distance between a name in the full disc and the outer edge of its ring. */
const fromEdge = 4;
/** The maximum length of a name in the full disc, and the maximum share of the sector on each side that it may take. */
const longest = 300;
const shareOfSector = 0.36;

/**
 * The names of the rings. `x` is the middle of the text. In the half disc they are below the base line, each under the
 * left part of its ring; in the full disc above the centre, inside their rings.
 */
export function ringLabelsOf(shape: RadarShape, frame: Frame, names: readonly string[]): RingLabel[] {
  if (shape === 'full') return labelsInside(frame, names.map(tidy));
  const measured = bandsFor(frame, names.map(tidy));
  const size = sizeFor(measured, sizes) ?? smallest;
  return labelsBelow(frame, measured, size);
}

/**
 * The names of the rings below the half disc on a screen. In a smaller picture a name may have two lines, each of which
 * is a label. Where the rings are too narrow for that, every second name is one line lower, so that each has the room of
 * two. In a narrow picture "Now · 0–3 years" may be "Now", and if there is no room for the names, there are none.
 */
export function ringLabelsBelowOf(
  frame: Pick<Frame, 'centre' | 'rings'>,
  names: readonly string[],
  width: PictureWidth,
): RingLabel[] {
  const tried = sizesOnScreen[width];
  const oneLine = tried.map((size) => ({ ...size, lines: 1 }));
  const texts = names.map(tidy);
  const firstParts = texts.map((text) => text.split(' · ')[0] ?? '');
  for (const wanted of width === 'narrow' ? [texts, firstParts] : [texts]) {
    const named = bandsFor(frame, wanted);
    const size = sizeFor(named, tried);
    if (size) return labelsBelow(frame, named, size);
    const staggered = staggeredFor(frame, named);
    const staggeredSize = sizeFor(staggered, oneLine) ?? (width === 'narrow' ? undefined : oneLine.at(-1));
    if (staggeredSize) return labelsBelow(frame, staggered, staggeredSize);
  }
  return [];
}

/** The name of a ring with the place below its ring, in units of the view box. */
interface NamedBand {
  readonly name: Measured;
  readonly room: number;
  /** The middle of the ring. */
  readonly middle: number;
  /** The line on which the name begins. */
  readonly row: number;
}

const bandsFor = ({ rings }: Pick<Frame, 'rings'>, texts: readonly string[]): NamedBand[] =>
  rings.map(({ inner, outer }, ring) => ({
    name: measureParts(texts[ring] ?? ''),
    room: outer - inner - 2 * padding,
    middle: (inner + outer) / 2,
    row: 0,
  }));

/** Every second name on the next line. A name reaches into the rings beside its own, but not beyond the picture. */
const staggeredFor = ({ centre, rings }: Pick<Frame, 'centre' | 'rings'>, bands: readonly NamedBand[]): NamedBand[] =>
  bands.map((band, ring) => {
    const { inner, outer } = rings[ring] ?? { inner: 0, outer: 0 };
    const besides = [bands[ring - 2], bands[ring + 2]].flatMap((other) => other ?? []);
    const distances = besides.map(({ middle }) => Math.abs(middle - band.middle));
    const space = Math.min(2 * (outer - inner), 2 * (centre.x - band.middle), ...distances);
    return { ...band, room: space - padding, row: ring % 2 };
  });

/** The first of the sizes at which each name fits. */
const sizeFor = (bands: readonly NamedBand[], tried: readonly LabelSize[]): LabelSize | undefined =>
  tried.find((size) => bands.every(({ name, room }) => linesOf(name, size, room) !== undefined));

/** The labels of the names in this size. A name that does not fit is shortened. */
const labelsBelow = ({ centre }: Pick<Frame, 'centre'>, bands: readonly NamedBand[], size: LabelSize): RingLabel[] =>
  bands.flatMap(({ name, room, middle, row }, ring) =>
    (linesOf(name, size, room) ?? [shorten(name.text, size.fontSize, room)]).map((text, line) => ({
      ring,
      text,
      x: round2(centre.x - middle),
      y: round2(centre.y + below + (ascent + (row + line) * lineHeight) * size.fontSize),
      fontSize: size.fontSize,
    })),
  );

function labelsInside({ centre, rings, sectors }: Frame, texts: readonly string[]): RingLabel[] {
  const [sector = { from: 0, to: 0 }] = sectors;
  const angle = Math.min(Math.PI / 2, sector.to - sector.from);
  return rings.map((band, ring) => {
    const space = Math.min(longest, 2 * shareOfSector * band.outer * Math.sin(angle));
    const name = texts[ring] ?? '';
    const [firstPart = ''] = name.split(' · ');
    const isTooLong = widthOf(name, fontSizeInside) > space;
    const text = shorten(isTooLong ? firstPart : name, fontSizeInside, space);
    const corner = widthOf(text, fontSizeInside) / 2;
    const top = Math.sqrt((band.outer - fromEdge) ** 2 - corner ** 2);
    return { ring, text, x: centre.x, y: round2(centre.y - top + ascent * fontSizeInside), fontSize: fontSizeInside };
  });
}

/** The area that the name of a ring takes from the cells at the top of the full disc; none in the half disc. */
export function edgeLabelOf(shape: RadarShape, frame: Frame, label: RingLabel, sector: number): EdgeLabel | undefined {
  if (shape === 'half' || label.text === '') return undefined;
  const isFirst = sector === 0;
  const isLast = sector === frame.sectors.length - 1;
  if (!isFirst && !isLast) return undefined;
  return {
    edge: isFirst && isLast ? 'both' : isFirst ? 'from' : 'to',
    halfWidth: round2(widthOf(label.text, label.fontSize) / 2),
    distance: round2(frame.centre.y - label.y - descent * label.fontSize),
  };
}
