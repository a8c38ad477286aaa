import type { Charset } from '@foreglow/contract/imports/charsets';
import { limits } from '@foreglow/contract/limits';
import { serverLimits } from '@foreglow/contract/server-limits';
import { type Problem, problem } from '../http/problem.ts';

/** A table to be imported. */
export interface TableFile {
  /** Null for a workbook. */
  readonly separator: ',' | ';' | 'tab' | null;
  /** The encoding in which the file was read; null for a workbook. */
  readonly charset: Charset | null;
  /** The same if nothing in the file says so, and it was recognised by its letters. */
  readonly assumedEncoding?: Charset | undefined;
  /** The sheet with the table, and all sheets of the workbook; null and none for a CSV file. */
  readonly sheet: string | null;
  readonly sheets: readonly string[];
  /** The number of the row with the names of the columns, as a spreadsheet program counts rows: from 1, with empty ones. */
  readonly headerRow: number;
  /** The first rows of the file or sheet, among which the header was looked for. */
  readonly firstRows: readonly TableRow[];
  readonly header: readonly string[];
  /** Cells as contained in the file; a row may have more or fewer than the header. */
  readonly rows: readonly (readonly string[])[];
  /** The link target of a cell of a workbook. Row and column count from 0. */
  readonly linkOf?: (row: number, column: number) => string | undefined;
}

/** How a file is to be read. What is not given is recognised. */
export interface TableReading {
  readonly charset?: Charset | undefined;
  /** The name of a sheet. */
  readonly sheet?: string | undefined;
  readonly headerRow?: number | undefined;
  /**
   * How quotation marks are read inside a field that does not begin with one: as a fault of the file, or as characters.
   * If undefined, as a fault.
   */
  readonly quotesInside?: 'letters' | undefined;
  /** The number of known columns in a row that could be the header, or 0 if a required one is missing. */
  readonly knownIn?: ((header: readonly string[]) => number) | undefined;
}

export interface TableRow {
  /** As a spreadsheet program counts rows: from 1, with empty ones. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** The number of rows that are not empty among which the header is looked for. */
export const searchedRows = 20;

/** The number of rows that are read of a file: a header may have several other rows above it. */
export const mostRows = limits.importRows + 1 + 2 * searchedRows;

export const tooManyRows = (): Problem =>
  problem('too_many_rows', `The file has more than ${limits.importRows} rows. Split it into several files.`);

/** `records` is the number of rows before, including the header. */
export function tooManyColumns(records: number): Problem {
  const place = records === 0 ? 'The header' : `Row ${records}`;
  const detail = `${place} has more than ${serverLimits.importColumns} columns: column ${serverLimits.importColumns + 1} is one too many.`;
  return problem('too_many_columns', detail);
}

export const noSheet = (name: string): Problem =>
  problem('invalid_parameter', `The file has no sheet «${name}».`, { parameter: 'sheet' });

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/** A row with the names of columns, among the first rows of a table. */
export interface FoundHeader {
  /** The position of the row. */
  readonly at: number;
  /** The number of its known columns. */
  readonly known: number;
}

/**
 * Finds the header of a table: the first row if its columns are known, otherwise the row with the most known columns. If
 * there is none, it is the first row that is not the only filled cell of its line, as a title above a table is.
 */
export function findHeader(rows: readonly TableRow[], knownIn: TableReading['knownIn']): FoundHeader {
  const first = rows.slice(0, searchedRows);
  const known = first.map(({ cells }) => knownIn?.(cells.map((cell) => cell.trim())) ?? 0);
  if ((known[0] ?? 0) > 1) return { at: 0, known: known[0] ?? 0 };
  const most = Math.max(0, ...known);
  const best = known.indexOf(most);
  const width = Math.max(0, ...first.map(({ cells }) => filled(cells)));
  // A single known name may be a word of a text, unless it is the first row or all there is in a row.
  if (most > 1 || (most === 1 && (best === 0 || width === 1))) return { at: best, known: most };
  const wide = width > 2 ? first.findIndex(({ cells }) => filled(cells) > 1) : 0;
  return { at: Math.max(0, wide), known: known[wide] ?? 0 };
}

type TableOfRows<R> = Pick<TableFile, 'header' | 'headerRow' | 'firstRows'> & { readonly rows: readonly R[] };

/**
 * The table that begins in the row that was chosen, or in the one that is found. Throws `too_many_rows`,
 * `column_name_too_long`, and `invalid_parameter` if the chosen row does not exist.
 */
export function tableIn<R extends TableRow>(all: readonly R[], { headerRow, knownIn }: TableReading): TableOfRows<R> {
  const chosen = headerRow === undefined ? undefined : all.findIndex(({ number }) => number === headerRow);
  if (chosen === -1) {
    throw problem('invalid_parameter', `The file has no row ${headerRow} with cells.`, { parameter: 'header_row' });
  }
  const at = chosen ?? findHeader(all, knownIn).at;
  const rows = all.slice(at + 1);
  if (rows.length > limits.importRows || all.length > mostRows) throw tooManyRows();
  const header = all[at];
  const firstRows = all.slice(0, searchedRows);
  return {
    header: checkedHeader(header?.cells ?? []),
    headerRow: header?.number ?? 1,
    firstRows: header && at >= searchedRows ? [...firstRows, header] : firstRows,
    rows,
  };
}

/** The names of columns. Throws `column_name_too_long`. */
function checkedHeader(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim());
  const long = names.findIndex((name) => name.length > serverLimits.importColumnNameLength);
  if (long >= 0) {
    const detail = `The name of column ${long + 1} in the header is longer than ${serverLimits.importColumnNameLength} characters.`;
    throw problem('column_name_too_long', detail);
  }
  return names;
}
