/** Stands between the fields in the text that search sees. */
export const fieldSeparator = '\u0001';
