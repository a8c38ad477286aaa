import { type TagColor, tagColors, tagColorValues } from '@foreglow/contract';

type Point = readonly [lightness: number, a: number, b: number];

/**
 * A colour in OKLab, where distances approximately match perception (Björn Ottosson, 2020,
 * https://bottosson.github.io/posts/oklab/).
 */
function oklab(hex: string): Point {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A channel of sRGB, 0–1, with gamma removed. */
const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

const points = new Map(tagColors.map((color) => [color, oklab(tagColorValues[color])]));

/** The perceived difference between two colours of the palette; 0 for the same one. */
export function colorDistance(one: TagColor, other: TagColor): number {
  const [a, b] = [points.get(one) ?? [], points.get(other) ?? []];
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
}

/**
 * The colour for a new tag: of those used least, the one that differs most from all others in use. If there is a tie,
 * the first of the palette.
 */
export function freshColor(inUse: readonly TagColor[]): TagColor {
  const counts = new Map<TagColor, number>();
  for (const color of inUse) counts.set(color, (counts.get(color) ?? 0) + 1);
  const uses = (color: TagColor) => counts.get(color) ?? 0;
  const fewest = Math.min(...tagColors.map(uses));
  const candidates = tagColors.filter((color) => uses(color) === fewest);
  const others = tagColors.filter((color) => uses(color) > fewest);
  const away = (color: TagColor) => Math.min(...others.map((other) => colorDistance(color, other)));
  return candidates.reduce((best, color) => (away(color) > away(best) ? color : best));
}
