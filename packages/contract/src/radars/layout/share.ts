/** A part of a whole, between 0 and 1: what is out of range counts as the nearest, what is no number as the middle. */
export const shareOf = (value: number): number => (Number.isNaN(value) ? 0.5 : Math.min(1, Math.max(0, value)));
