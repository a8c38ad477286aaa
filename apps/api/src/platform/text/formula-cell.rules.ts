/**
 * Spreadsheet programs run a cell as a formula when it begins with one of these signs, also in full width, and some of
 * them skip spaces, quotation marks and invisible signs before it.
 */
const likeFormula = /^[\s\p{Cf}\p{Cc}'"‘’“”«»`]*[=+\-@＝＋－＠\t\r\n]/u;

const mark = "'";

/**
 * A text as a cell that no spreadsheet program runs: texts that begin like a formula get an apostrophe in front.
 * `readCell` removes it again, from those texts alone.
 */
export const harmlessCell = (text: string): string => (likeFormula.test(text) ? mark + text : text);

/** The text that `harmlessCell` made a cell of. */
export const readCell = (cell: string): string =>
  cell.startsWith(mark) && likeFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
