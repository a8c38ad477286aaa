import { widthOf } from '#drawing/text-width.ts';

/** Font sizes of a group's label, in pixels of a screen. */
export const countSize = 11.5;

/** The font size of a group's name, by its size relative to the largest group. */
export const nameSize = (count: number, largest: number): number =>
  16 + 5 * Math.sqrt(largest > 0 ? Math.min(1, count / largest) : 0);

/** The gap between a name and its count. */
export const countGap = 5;

/** How wide and high a label is: the name, and its count beside it. */
export const labelSize = (name: string, note: string, size: number, unit: number) => ({
  width: (widthOf(name, size) + (note === '' ? 0 : countGap + widthOf(note, countSize))) * unit,
  height: size * 1.14 * unit,
});
