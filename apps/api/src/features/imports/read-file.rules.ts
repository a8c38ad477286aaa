import type { ImportField } from '@foreglow/contract';
import { limits } from '@foreglow/contract/limits';
import { isWebAddress } from '@foreglow/contract/web-address';
import { problem } from '../../platform/http/problem.ts';
import type { TableFile } from '../../platform/tables/csv-file.rules.ts';
import { readTable } from '../../platform/tables/read-table.rules.ts';
import { dateOrderOf } from '../../platform/text/dates.rules.ts';
import { type ColumnMapping, isOwnExport, matchColumns, placeOf } from './columns.rules.ts';
import { CellTooDeepError, type Columns, type ReadRow, readPublic, readRow } from './rows.rules.ts';

/** Names the column for a field, or null for none. */
type MappingOverrides = Readonly<Partial<Record<ImportField, string | null>>>;

/** How the caller wants a file to be read. */
export interface ReadingOptions {
  readonly overrides: MappingOverrides;
  /** Repair text that was decoded wrongly before it was written into the file. */
  readonly repair: boolean;
}

/** A file's columns, as the answer shows them. */
export interface FileHead extends Columns, Pick<TableFile, 'separator' | 'assumedEncoding'> {
  /** Rows of the file. */
  readonly total: number;
}

/** Receives the contents of a file while it is read. */
export interface FileListener {
  onHead(head: FileHead): void;
  /** The next rows, in their order. */
  onRows(rows: readonly ReadRow[]): void;
  /** Before a cell is read: its row, counted from 1, and its column, counted from 0. */
  onCell(row: number, column: number): void;
}

/** The index at which the threads count the processed batches of rows. */
export const takenAt = 2;

/** The number of rows passed to the listener together, unless their texts are long. */
const rowsAtOnce = 500;
const lettersAtOnce = 1_000_000;

/**
 * Reads a file and converts its cells. This may take long and should run in a separate thread. Throws the problems of
 * `readCsv` and `readXlsx`, `invalid_parameter`, `no_title_column` and `cell_too_deep`.
 */
export function readFile(bytes: Uint8Array, { overrides, repair }: ReadingOptions, listener: FileListener): void {
  const file = readTable(bytes, limits.importBytes);
  const mapping = columnsOf(file, overrides);
  const dates = mapping.created_at === undefined ? [] : file.rows.map((cells) => cells[mapping.created_at ?? -1] ?? '');
  const columns: Columns = {
    header: file.header,
    mapping,
    order: dateOrderOf(dates),
    repair,
    isOwn: isOwnExport(file.header),
  };
  const { separator, assumedEncoding } = file;
  listener.onHead({ ...columns, separator, assumedEncoding, total: file.rows.length });
  let rows: ReadRow[] = [];
  let letters = 0;
  for (const [at, cells] of file.rows.entries()) {
    const row = readPlaced(withLink(cells, at, file, columns), at + 1, columns, listener);
    rows.push(row);
    letters += lengthOf(row);
    if (rows.length < rowsAtOnce && letters < lettersAtOnce) continue;
    listener.onRows(rows);
    rows = [];
    letters = 0;
  }
  listener.onRows(rows);
}

/** Cells in which the source is the link target of the cell, unless the cell itself shows an address. */
function withLink(
  cells: readonly string[],
  row: number,
  { linkOf }: TableFile,
  { mapping }: Columns,
): readonly string[] {
  const column = mapping.source_url ?? -1;
  const link = column < 0 || isWebAddress((cells[column] ?? '').trim()) ? undefined : linkOf?.(row, column);
  return link === undefined ? cells : cells.map((cell, at) => (at === column ? link : cell));
}

function readPlaced(cells: readonly string[], row: number, columns: Columns, listener: FileListener): ReadRow {
  try {
    return readRow(cells, row, columns, (column) => listener.onCell(row, column));
  } catch (error) {
    if (!(error instanceof CellTooDeepError)) throw error;
    const where = placeOf(row, error.column, columns.header);
    throw problem('cell_too_deep', `${where} holds HTML that nests too deep. Simplify this cell and try again.`);
  }
}

const lengthOf = ({ card }: ReadRow): number => (card?.description?.length ?? 0) + (card?.relevance?.length ?? 0);

/** The most characters of a message that name columns. */
const namesLength = 2000;

/** The names of columns for a message, each whole and in quotation marks, so that the screen can offer them. */
function quoted(header: readonly string[]): string {
  const names = header.filter(Boolean).map((name) => `«${name}»`);
  while (names.join(', ').length > namesLength) names.pop();
  return names.join(', ');
}

function columnsOf(file: TableFile, overrides: MappingOverrides): ColumnMapping {
  const unknown = Object.values(overrides).find((name) => name !== null && !file.header.includes(name));
  if (unknown) {
    throw problem('invalid_parameter', `The file has no column «${unknown}».`, { parameter: 'mapping' });
  }
  const mapping = withoutOtherFlags(file, matchColumns(file.header, overrides), overrides);
  if (mapping.title === undefined) {
    throw problem('no_title_column', `None of the columns contains the titles: ${quoted(file.header)}.`);
  }
  return mapping;
}

/**
 * The mapping without the column for `public` where its name was matched but its values are something else, such as the
 * state of a task in a column named «Status».
 */
function withoutOtherFlags(file: TableFile, mapping: ColumnMapping, overrides: MappingOverrides): ColumnMapping {
  const column = mapping.public;
  if (column === undefined || 'public' in overrides) return mapping;
  const values = file.rows.map((cells) => (cells[column] ?? '').trim()).filter(Boolean);
  const flags = values.filter((value) => readPublic(value) !== undefined).length;
  const isStatus = file.header[column]?.trim().toLowerCase() === 'status';
  if (isStatus ? flags === values.length : flags > 0 || values.length === 0) return mapping;
  const { public: _, ...others } = mapping;
  return others;
}
