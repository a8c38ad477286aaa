import { markdownTexts } from '@foreglow/contract/cards/texts';
import { limits } from '@foreglow/contract/limits';
import { isWebAddress } from '@foreglow/contract/web-address';
import { problem } from '#platform/http/problem.ts';
import { readTable } from '#platform/tables/read-table.rules.ts';
import type { TableFile, TableReading } from '#platform/tables/table-file.rules.ts';
import { type DateOrder, dateOrderOf, isOrderUnclear } from '#platform/text/dates.rules.ts';
import {
  appendedColumns,
  type ColumnMapping,
  isOwnExport,
  knownColumns,
  type MappingOverrides,
  matchColumns,
  placeOf,
} from './columns.rules.ts';
import { CellTooDeepError, type Columns, type ReadRow, readPublic, readRow } from './rows.rules.ts';

/** How the caller wants a file to be read. What is not given is recognised. */
export interface ReadingOptions extends Pick<TableReading, 'charset' | 'sheet' | 'headerRow'> {
  readonly overrides: MappingOverrides;
  /** The headers of columns that are not appended to the description, if they fill no field. */
  readonly leftOut?: readonly string[] | undefined;
  readonly dateOrder?: DateOrder | undefined;
  /** Repair text that was decoded wrongly before it was written into the file. */
  readonly repair: boolean;
  /** Take rows with letters that cannot be repaired. If absent, they are faulty. */
  readonly keepLost?: boolean;
}

/** A file's columns and where they were found, as the answer shows them. */
export interface FileHead extends Columns, Omit<TableFile, 'header' | 'rows' | 'linkOf'> {
  /** Nothing in the file shows the order in which its dates were read. */
  readonly isOrderUnclear: boolean;
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
export async function readFile(bytes: Uint8Array, options: ReadingOptions, listener: FileListener): Promise<void> {
  const { charset, sheet, headerRow, overrides, leftOut, dateOrder, repair, keepLost = false } = options;
  const knownIn = (header: readonly string[]) => knownColumns(header, overrides);
  const file = await readTable(bytes, limits.importBytes, { charset, sheet, headerRow, knownIn });
  const mapping = columnsOf(file, overrides);
  const dates = [mapping.created_at, mapping.published_on].flatMap((column) =>
    column === undefined ? [] : file.rows.map((cells) => cells[column] ?? ''),
  );
  const columns: Columns = {
    header: file.header,
    mapping,
    // Who wants no description, and does not say which columns are left out, wants no columns in it either.
    appended: overrides.description === null && !leftOut ? [] : appendedColumns(file, mapping, leftOut),
    order: dateOrder ?? dateOrderOf(dates),
    repair,
    keepLost,
    isOwn: isOwnExport(file.header),
  };
  const { rows: given, linkOf, ...found } = file;
  listener.onHead({ ...found, ...columns, isOrderUnclear: isOrderUnclear(dates), total: given.length });
  let rows: ReadRow[] = [];
  let letters = 0;
  for (const [at, cells] of given.entries()) {
    const links = linkOf && linksOf(cells, (column) => linkOf(at, column), columns);
    const row = readPlaced(links?.cells ?? cells, links?.source, at + 1, columns, listener);
    rows.push(row);
    letters += lengthOf(row);
    if (rows.length < rowsAtOnce && letters < lettersAtOnce) continue;
    listener.onRows(rows);
    rows = [];
    letters = 0;
  }
  listener.onRows(rows);
}

/**
 * Cells with the targets of their links. The source is the target of its cell, unless the cell itself shows an address;
 * without one, it is the target of the title. The link of an appended cell is added to its text.
 */
function linksOf(
  given: readonly string[],
  linkAt: (column: number) => string | undefined,
  { mapping, appended = [], isOwn }: Columns,
): { readonly cells: readonly string[]; readonly source: string | undefined } {
  const addressAt = (column: number | undefined) => {
    const target = column === undefined ? undefined : linkAt(column);
    return target !== undefined && isWebAddress(target) ? target : undefined;
  };
  const cells = [...given];
  const source = mapping.source_url;
  const ownText = source === undefined ? '' : (cells[source] ?? '').trim();
  const target = isWebAddress(ownText) ? undefined : addressAt(source);
  if (source !== undefined && target !== undefined) {
    while (cells.length < source) cells.push('');
    cells[source] = target;
  }
  for (const column of isOwn ? [] : appended) {
    const text = cells[column]?.trim();
    const address = text ? addressAt(column) : undefined;
    if (address && !text?.includes(address)) cells[column] = `${text} <${address}>`;
  }
  return { cells, source: ownText === '' ? addressAt(mapping.title) : undefined };
}

function readPlaced(
  cells: readonly string[],
  source: string | undefined,
  row: number,
  columns: Columns,
  listener: FileListener,
): ReadRow {
  try {
    return readRow(cells, row, columns, (column) => listener.onCell(row, column), source);
  } catch (error) {
    if (!(error instanceof CellTooDeepError)) throw error;
    const where = placeOf(row, error.column, columns.header);
    throw problem('cell_too_deep', `${where} holds HTML that nests too deep. Simplify this cell and try again.`);
  }
}

const lengthOf = ({ card }: ReadRow): number =>
  markdownTexts.reduce((sum, name) => sum + (card?.[name]?.length ?? 0), 0);

/** The most characters of a message that name columns. */
const namesLength = 10_000;

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
  const mapping = withoutOtherContent(file, matchColumns(file.header, overrides), overrides);
  if (mapping.title === undefined) {
    throw problem('no_title_column', `None of the columns contains the titles: ${quoted(file.header)}.`);
  }
  return mapping;
}

/**
 * The mapping without columns whose name was matched but whose values are something else, such as the state of a task in
 * a column named «Status», or the names of files in one named «Cover».
 */
function withoutOtherContent(file: TableFile, mapping: ColumnMapping, overrides: MappingOverrides): ColumnMapping {
  const { public: flags, image_url: images, ...others } = mapping;
  const valuesIn = (column: number) => file.rows.map((cells) => (cells[column] ?? '').trim()).filter(Boolean);
  const isOfFlags = (column: number) => {
    const values = valuesIn(column);
    const known = values.filter((value) => readPublic(value) !== undefined).length;
    const isStatus = file.header[column]?.trim().toLowerCase() === 'status';
    return isStatus ? known === values.length : known > 0 || values.length === 0;
  };
  const isOfAddresses = (column: number) => {
    const values = valuesIn(column);
    return values.length === 0 || values.some(isWebAddress);
  };
  return {
    ...others,
    ...(flags !== undefined && ('public' in overrides || isOfFlags(flags)) && { public: flags }),
    ...(images !== undefined && ('image_url' in overrides || isOfAddresses(images)) && { image_url: images }),
  };
}
