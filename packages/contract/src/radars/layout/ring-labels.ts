import { shorten, tidy, widthOf } from '../../drawing/text-width.ts';
import type { RadarShape } from '../types.ts';
import type { EdgeLabel } from './cell.ts';
import { type Frame, round2 } from './frame.ts';
import { type LabelSize, linesOf, measureParts } from './label-lines.ts';
import type { PictureWidth, RingLabel } from './types.ts';

/** All names have the first of these sizes at which each name fits. */
const smallest: LabelSize = { fontSize: 20, lines: 1 };
const sizes: readonly LabelSize[] = [
  { fontSize: 26, lines: 1 },
  { fontSize: 24, lines: 1 },
  { fontSize: 22, lines: 1 },
  smallest,
];
/** The sizes that are tried before them by the width of the picture. The names may then reach beyond the view box. */
export const largerSizes: Record<PictureWidth, readonly LabelSize[]> = {
  wide: [],
  medium: [
    { fontSize: 38, lines: 1 },
    { fontSize: 34, lines: 2 },
    { fontSize: 30, lines: 2 },
  ],
  narrow: [
    { fontSize: 60, lines: 1 },
    { fontSize: 54, lines: 1 },
    { fontSize: 48, lines: 2 },
    { fontSize: 42, lines: 2 },
    { fontSize: 36, lines: 2 },
    { fontSize: 30, lines: 2 },
  ],
};
/** The names inside the full disc are small, since blips keep away from them. */
const fontSizeInside = 24;
export const ascent = 0.8;
const descent = 0.25;
export const lineHeight = 1.2;
/** The distance between the base line and the letters below it. */
const below = 12;
/** The distance between a name and the edges of its ring. */
const padding = 8;
/** The distance between a name in the full disc and the outer edge of its ring. */
const fromEdge = 4;
/** The maximum length of a name in the full disc, and the maximum share of the sector on each side that it may take. */
const longest = 240;
const shareOfSector = 0.36;

/**
 * The names of the rings. `x` is the middle of the text. In the half disc they are below the base line, each under the
 * left part of its ring; in the full disc above the centre, inside their rings.
 */
export function ringLabelsOf(shape: RadarShape, frame: Frame, names: readonly string[]): RingLabel[] {
  return shape === 'half' ? ringLabelsBelowOf(frame, names, 'wide') : labelsInside(frame, names.map(tidy));
}

/**
 * The names of the rings below the half disc in a picture of this width. In a smaller picture a name may have two lines,
 * each of which is a label.
 */
export function ringLabelsBelowOf(
  { centre, rings }: Pick<Frame, 'centre' | 'rings'>,
  names: readonly string[],
  width: PictureWidth,
): RingLabel[] {
  const measured = rings.map(({ inner, outer }, ring) => ({
    name: measureParts(tidy(names[ring] ?? '')),
    room: outer - inner - 2 * padding,
    middle: (inner + outer) / 2,
  }));
  const size =
    [...largerSizes[width], ...sizes].find((each) =>
      measured.every(({ name, room }) => linesOf(name, each, room) !== undefined),
    ) ?? smallest;
  const { fontSize } = size;
  return measured.flatMap(({ name, room, middle }, ring) =>
    (linesOf(name, size, room) ?? [shorten(name.text, fontSize, room)]).map((text, line) => ({
      ring,
      text,
      x: round2(centre.x - middle),
      y: round2(centre.y + below + (ascent + line * lineHeight) * fontSize),
      fontSize,
    })),
  );
}

function labelsInside({ centre, rings, sectors }: Frame, texts: readonly string[]): RingLabel[] {
  const [sector = { from: 0, to: 0 }] = sectors;
  const angle = Math.min(Math.PI / 2, sector.to - sector.from);
  return rings.map((band, ring) => {
    const space = Math.min(longest, 2 * shareOfSector * band.outer * Math.sin(angle));
    const text = shorten(texts[ring] ?? '', fontSizeInside, space);
    const corner = widthOf(text, fontSizeInside) / 2;
    const top = Math.sqrt((band.outer - fromEdge) ** 2 - corner ** 2);
    return { ring, text, x: centre.x, y: round2(centre.y - top + ascent * fontSizeInside), fontSize: fontSizeInside };
  });
}

/** The area that the name of a ring takes from the cells at the top of the full disc; none in the half disc. */
export function edgeLabelOf(shape: RadarShape, frame: Frame, label: RingLabel, domain: number): EdgeLabel | undefined {
  if (shape === 'half' || label.text === '') return undefined;
  const isFirst = domain === 0;
  const isLast = domain === frame.sectors.length - 1;
  if (!isFirst && !isLast) return undefined;
  return {
    edge: isFirst && isLast ? 'both' : isFirst ? 'from' : 'to',
    halfWidth: round2(widthOf(label.text, label.fontSize) / 2),
    distance: round2(frame.centre.y - label.y - descent * label.fontSize),
  };
}
