/**
 * The radii of blips by impact, from 1 to 5, at scale 1. On a screen that shows the disc at 0.4 pixels a unit, the
 * smallest is 19 pixels wide: three digits of 9 pixels fit in it.
 */
const radii = [24, 27, 30, 33, 37] as const;

/** The sizes that blips can have. At the last one, numbers can just be read. */
export const scales = [1, 0.92, 0.84, 0.76, 0.68, 0.6] as const;
export const smallestScale = 0.6;

/** The radius of the largest blip at scale 1. */
export const largestRadius = radii[4];

/** The radius of a blip at scale 1. An impact that is no number counts as 3, one out of range as the nearest. */
export function radiusOf(impact: number): number {
  const known = Number.isNaN(impact) ? 3 : Math.min(5, Math.max(1, Math.round(impact)));
  return radii[known - 1] ?? largestRadius;
}
