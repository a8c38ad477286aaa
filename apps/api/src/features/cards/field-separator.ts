/** Separates the fields in the searched text. */
export const fieldSeparator = '\u0001';
