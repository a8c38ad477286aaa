import { widthOf } from '#drawing/text-width.ts';

/** Font sizes of a group's label, in pixels of a screen. */
export const countSize = 11.5;

/** The font size of a group's name, by its size relative to the largest group. */
export const nameSize = (count: number, largest: number): number =>
  16 + 5 * Math.sqrt(largest > 0 ? Math.min(1, count / largest) : 0);

/** How wide and high a label is: the name, and its count below. */
export const labelSize = (name: string, note: string, size: number, unit: number) => ({
  width: Math.max(widthOf(name, size), widthOf(note, countSize)) * unit,
  height: (size * 1.2 + countSize * 1.35) * unit,
});
