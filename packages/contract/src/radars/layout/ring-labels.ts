import type { RadarShape } from '../types.ts';
import type { EdgeLabel } from './cell.ts';
import { type Frame, round2 } from './frame.ts';
import { shorten, tidy, widthOf } from './text-width.ts';
import type { Band, RingLabel } from './types.ts';

/** All names have the first of these sizes at which each name fits. */
const fontSizes = [26, 24, 22, 20] as const;
/** The sizes that are tried before them in a small picture. The names may then reach beyond the view box. */
const largeFontSizes = [60, 54, 48, 42, 36, 30] as const;
/** The names inside the full disc are small, since blips keep away from them. */
const fontSizeInside = 24;
const ascent = 0.8;
const descent = 0.25;
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
  const texts = names.map(tidy);
  return shape === 'half' ? labelsBelow(frame, texts, fontSizes) : labelsInside(frame, texts);
}

/** The names of the rings below the half disc, for a small picture. */
export function largeRingLabelsOf(frame: Pick<Frame, 'centre' | 'rings'>, names: readonly string[]): RingLabel[] {
  return labelsBelow(frame, names.map(tidy), [...largeFontSizes, ...fontSizes]);
}

function labelsBelow(
  { centre, rings }: Pick<Frame, 'centre' | 'rings'>,
  texts: readonly string[],
  sizes: readonly number[],
): RingLabel[] {
  const space = ({ inner, outer }: Band) => outer - inner - 2 * padding;
  const fits = (fontSize: number) => rings.every((band, ring) => widthOf(texts[ring] ?? '', fontSize) <= space(band));
  const fontSize = sizes.find(fits) ?? fontSizes[3];
  return rings.map((band, ring) => ({
    ring,
    text: shorten(texts[ring] ?? '', fontSize, space(band)),
    x: round2(centre.x - (band.inner + band.outer) / 2),
    y: round2(centre.y + below + ascent * fontSize),
    fontSize,
  }));
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
