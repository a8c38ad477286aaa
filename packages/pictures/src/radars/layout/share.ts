/**
 * A share between 0 and 1: a value out of range becomes the nearest bound, a value that is not a number becomes the
 * middle.
 */
export const shareOf = (value: number): number => (Number.isNaN(value) ? 0.5 : Math.min(1, Math.max(0, value)));
