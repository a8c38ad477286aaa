import { serverLimits } from '@foreglow/contract/server-limits';

type Attributes = Readonly<Record<string, string>>;

/** The place of a cell: `A1` is column 0 in row 1. */
interface Place {
  readonly column: number;
  readonly row: number;
}

interface Range {
  readonly from: Place;
  readonly to: Place;
  readonly target: string;
}

/** A part of the first value of a formula: a text, or the cell that contains it. */
type Part = string | Place;

interface Formula {
  readonly parts: readonly Part[];
  /** What the cell shows, if the formula says so. */
  readonly shown: string | undefined;
}

/** A link of more cells than these is kept as a range. Of merged cells each row can have one. */
const smallRange = 64;
/** The most links that are kept as ranges, since every lookup goes through them, and the most cells of all others. */
const mostRanges = 200;
const mostCells = 500_000;

/** The most parts from which a formula joins an address. */
const mostParts = 20;

const reference = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/;

/** The number of a column, counted from 0, by the letters with which a cell begins. -1 if there are none. */
export function columnOf(cell: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function placeOf(cell: string): Place | undefined {
  const [, letters = '', row] = reference.exec(cell) ?? [];
  return row === undefined ? undefined : { column: columnOf(letters), row: Number(row) };
}

const keyOf = ({ column, row }: Place): string => `${column} ${row}`;

/**
 * The links of a sheet: those of cells and of ranges of cells, with their fragments, and those of the formula
 * `HYPERLINK`, whose address may be joined from texts and cells. A link to a place inside the workbook is none.
 */
export class SheetLinks {
  readonly #targets: ReadonlyMap<string, string>;
  readonly #cells = new Map<string, string>();
  readonly #ranges: Range[] = [];
  readonly #formulas = new Map<string, Formula>();
  readonly #shared = new Map<string, { readonly text: string; readonly place: Place }>();

  /** `targets`: the addresses of the sheet's relationships, by their ids. */
  constructor(targets: ReadonlyMap<string, string>) {
    this.#targets = targets;
  }

  /** Adds the link of a `hyperlink` element. */
  add(attributes: Attributes): void {
    const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
    const address = this.#targets.get(id);
    if (address === undefined) return;
    const fragment = attributes.location;
    const target = fragment && !address.includes('#') ? `${address}#${fragment}` : address;
    const [first = '', last = first] = (attributes.ref ?? '').split(':');
    const [from, to] = [placeOf(first), placeOf(last)];
    if (!from || !to) return;
    const size = (to.column - from.column + 1) * (to.row - from.row + 1);
    if (size > smallRange) {
      if (this.#ranges.length < mostRanges) this.#ranges.push({ from, to, target });
      return;
    }
    for (let { row } = from; row <= to.row && this.#cells.size < mostCells; row += 1) {
      for (let { column } = from; column <= to.column; column += 1) this.#cells.set(keyOf({ column, row }), target);
    }
  }

  /**
   * Adds the formula of a cell, which may be one that other cells share. Returns what the cell shows according to it, if
   * it is a link that says so.
   */
  addFormula(place: Place, text: string, { t, si = '' }: Attributes): string | undefined {
    if (t === 'shared' && text !== '') this.#shared.set(si, { text, place });
    const origin = t === 'shared' ? this.#shared.get(si) : { text, place };
    if (!origin) return undefined;
    const formula = readFormula(origin.text, {
      column: place.column - origin.place.column,
      row: place.row - origin.place.row,
    });
    if (formula) this.#formulas.set(keyOf(place), formula);
    return formula?.shown;
  }

  /** The address to which a cell leads. `textAt` returns the text of a cell, from which a formula may take it. */
  targetOf(place: Place, textAt: (place: Place) => string): string | undefined {
    const formula = this.#formulas.get(keyOf(place));
    const joined = formula?.parts.map((part) => (typeof part === 'string' ? part : textAt(part))).join('');
    if (joined && joined.length <= serverLimits.importCellLength) return joined;
    return (
      this.#cells.get(keyOf(place)) ??
      this.#ranges.find(
        ({ from, to }) =>
          place.row >= from.row && place.row <= to.row && place.column >= from.column && place.column <= to.column,
      )?.target
    );
  }
}

const link = /\bHYPERLINK\(/i;
const token = /\s*(?:"((?:[^"]|"")*)"|(\$?)([A-Z]{1,3})(\$?)(\d{1,7})(?![\w(!.])|([&,)]))/iy;

/**
 * The parts of the address of a formula with `HYPERLINK`, such as `HYPERLINK("https://example.org/" & A2, "Read")`. Cells
 * that are not fixed with `$` are shifted. Undefined if it is no such formula, or calculates the address in another way.
 */
function readFormula(text: string, shift: Place): Formula | undefined {
  const begin = link.exec(text);
  if (!begin) return undefined;
  token.lastIndex = begin.index + begin[0].length;
  const values: Part[][] = [[]];
  for (let count = 0; count < 2 * mostParts; count += 1) {
    const found = token.exec(text);
    if (!found) return undefined;
    const [, quoted, fixedColumn, letters, fixedRow, row, sign] = found;
    const value = values.at(-1);
    if (quoted !== undefined) value?.push(quoted.replaceAll('""', '"'));
    else if (letters !== undefined) {
      value?.push({
        column: columnOf(letters.toUpperCase()) + (fixedColumn ? 0 : shift.column),
        row: Number(row) + (fixedRow ? 0 : shift.row),
      });
    } else if (sign !== '&' && !values[0]?.length) return undefined;
    else if (sign === ',') values.push([]);
    else if (sign === ')') break;
    // The address is known, whatever the shown text is made of.
    if (values.length > 2) break;
  }
  const [parts = [], shown = []] = values;
  const [only] = shown;
  return { parts, shown: shown.length === 1 && typeof only === 'string' ? only : undefined };
}
