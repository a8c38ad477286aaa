/**
 * Spreadsheet programs interpret a cell as a formula when it begins with one of these characters, including their
 * full-width forms. Some of them skip spaces, quotation marks and invisible characters before it.
 */
const likeFormula = /^[\s\p{Cf}\p{Cc}'"‘’“”«»`]*[=+\-@＝＋－＠\t\r\n]/u;

const mark = "'";

/**
 * A text as a cell that no spreadsheet program interprets as a formula: texts that begin like a formula are prefixed
 * with an apostrophe. `readCell` removes it again, only from those texts.
 */
export const harmlessCell = (text: string): string => (likeFormula.test(text) ? mark + text : text);

/** What separates cells or rows for programs that do not split a CSV file at commas. */
const separators = /([;\t\r\n])/;

/**
 * The same for a cell of a CSV file. A program whose separator is a semicolon or a tab splits the cell there, and at its
 * line breaks, so that each part is marked if it begins like a formula. `readCsvCell` removes the marks again.
 */
export const harmlessCsvCell = (text: string): string => inParts(harmlessCell(text), harmlessCell);

/** The original text of a cell made by `harmlessCell`. */
export const readCell = (cell: string): string =>
  cell.startsWith(mark) && likeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;

/** The original text of a cell made by `harmlessCsvCell`. */
export const readCsvCell = (cell: string): string => readCell(inParts(cell, readCell));

/** Changes the parts of a text behind its separators. */
const inParts = (text: string, change: (part: string) => string): string =>
  text
    .split(separators)
    .map((part, at) => (at === 0 || at % 2 === 1 ? part : change(part)))
    .join('');
