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

/** The original text of a cell made by `harmlessCell`. */
export const readCell = (cell: string): string =>
  cell.startsWith(mark) && likeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
