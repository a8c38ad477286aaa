import { limits, type Movement, nameKey, type radarImportReasons } from '@foreglow/contract';
import { cutTo } from '@foreglow/contract/cut-to';
import { problem } from '#platform/http/problem.ts';
import type { TableFile, TableReading } from '#platform/tables/table-file.rules.ts';
import { readFlag } from '#platform/text/flags.rules.ts';
import { readCsvCell } from '#platform/text/formula-cell.rules.ts';
import { htmlToLine, htmlToMarkdown, TooDeepError } from '#platform/text/html-to-markdown.ts';
import { splitNames } from '#platform/text/name-list.rules.ts';

type Reason = (typeof radarImportReasons)[number];

/** A row of the file as a blip. Values without a column are undefined. */
export interface RowBlip {
  readonly label: string;
  readonly sector: string;
  readonly ring: string;
  readonly rationale: string | null | undefined;
  readonly movement: Movement | null;
  readonly impact: number | undefined;
  readonly position: number | undefined;
  readonly impacts: readonly string[] | undefined;
}

/** A row of the file, counted from 1. It has a blip unless there are reasons against it. */
export interface RadarRow {
  readonly row: number;
  readonly label: string;
  readonly sector: string | null;
  readonly ring: string | null;
  readonly reasons: readonly Reason[];
  readonly blip: RowBlip | undefined;
}

/** How the caller wants a file to be read. */
export type RadarReading = Pick<TableReading, 'charset' | 'sheet' | 'headerRow'>;

/** What was read from a file. */
export interface RadarFile extends Pick<TableFile, 'assumedEncoding'> {
  readonly rows: readonly RadarRow[];
}

/** The possible names of each column. The first one is that of the common format. */
const columnNames = {
  name: ['name', 'label', 'title', 'blip'],
  ring: ['ring', 'horizon', 'stage'],
  quadrant: ['quadrant', 'domain', 'sector', 'segment'],
  isNew: ['isnew', 'new'],
  status: ['status', 'movement', 'moved'],
  description: ['description', 'rationale', 'text'],
  impact: ['impact'],
  position: ['position'],
  impacts: ['impacts'],
} as const;
type Column = keyof typeof columnNames;

const movementByStatus: Readonly<Record<string, Movement>> = {
  new: 'new',
  in: 'in',
  'moved in': 'in',
  out: 'out',
  'moved out': 'out',
  'no change': 'unchanged',
  unchanged: 'unchanged',
  neu: 'new',
  rein: 'in',
  raus: 'out',
  unverändert: 'unchanged',
};

/**
 * Reads the rows of a table in the common format of radars. HTML becomes Markdown, which may take long and should run
 * in a separate thread. Throws `no_title_column` without the columns name, ring and quadrant, `too_many_rows`, and
 * `cell_too_deep`.
 */
export function radarRows(file: Pick<TableFile, 'header' | 'rows'>): RadarRow[] {
  if (file.rows.length > limits.radarBlips) {
    throw problem(
      'too_many_rows',
      `A radar has at most ${limits.radarBlips} blips, and the file has ${file.rows.length} rows.`,
    );
  }
  const columns = columnsOf(file.header);
  const isOwn = isOwnFile(file.header);
  const seen = new Set<string>();
  return file.rows.map((cells, at) => {
    const row = readRow(cells, at + 1, { columns, isOwn, width: file.header.length });
    const key = nameKey(row.label);
    // Blips of one radar may have the same name, but in other files this is a mistake.
    if (isOwn || !row.blip || !seen.has(key)) {
      seen.add(key);
      return row;
    }
    return { ...row, reasons: ['duplicate_name'], blip: undefined };
  });
}

function matchColumns(header: readonly string[]): ReadonlyMap<Column, number> {
  const keys = header.map((name) => nameKey(name).replace(/[^\p{L}\p{N}]/gu, ''));
  const columns = new Map<Column, number>();
  for (const [column, names] of Object.entries(columnNames) as [Column, readonly string[]][]) {
    const at = keys.findIndex((key) => names.includes(key));
    if (at >= 0) columns.set(column, at);
  }
  return columns;
}

const required = ['name', 'ring', 'quadrant'] as const;

/** The number of columns of a radar in a row that could be the header; 0 if a required one is missing. */
export function knownRadarColumns(header: readonly string[]): number {
  const columns = matchColumns(header);
  return required.every((column) => columns.has(column)) ? columns.size : 0;
}

function columnsOf(header: readonly string[]): ReadonlyMap<Column, number> {
  const columns = matchColumns(header);
  const missing = required.filter((column) => !columns.has(column));
  if (missing.length > 0) {
    throw problem(
      'no_title_column',
      `The file has no column ${missing.join(', ')}. A radar is read from the columns name, ring, quadrant, isNew, status and description.`,
    );
  }
  return columns;
}

/** Files written by Foreglow have a column for the number of each blip, and their texts are not HTML. */
const isOwnFile = (header: readonly string[]): boolean =>
  ['number', 'impacts'].every((name) => header.some((one) => nameKey(one.trim()) === name));

interface Reading {
  readonly columns: ReadonlyMap<Column, number>;
  readonly isOwn: boolean;
  /** The number of columns. */
  readonly width: number;
}

function readRow(cells: readonly string[], row: number, { columns, isOwn, width }: Reading): RadarRow {
  const cell = (column: Column): string | undefined => {
    const at = columns.get(column);
    return at === undefined ? undefined : (cells[at] ?? '');
  };
  const lineOf = (text = '') => within(row, () => (isOwn ? readCsvCell : plainLine)(text).replace(/\s+/g, ' ').trim());
  const textOf = (text: string) =>
    within(row, () => (isOwn ? readCsvCell : markdown)(text).replace(/\r\n?/g, '\n').trim());
  const nameOf = (text = '') => (isOwn ? lineOf(text) : readable(lineOf(text)));
  const [label, sector, ring] = [lineOf(cell('name')), nameOf(cell('quadrant')), nameOf(cell('ring'))];
  const impacts = cell('impacts');
  const impactNames = impacts === undefined ? undefined : isOwn ? splitNames(readCsvCell(impacts)) : separated(impacts);
  const description = cell('description');
  const rationale = description === undefined ? undefined : textOf(description) || null;
  // HTML can contain them as character references, so they may appear only after decoding.
  const read = [...cells, label, sector, ring, rationale ?? ''];
  const reasons: Reason[] = [
    ...lengthReasons(label, limits.titleLength, 'name_missing', 'name_too_long'),
    ...lengthReasons(sector, limits.radarNameLength, 'quadrant_missing', 'quadrant_too_long'),
    ...lengthReasons(ring, limits.radarNameLength, 'ring_missing', 'ring_too_long'),
    ...((rationale?.length ?? 0) > limits.blipRationaleLength ? (['description_too_long'] as const) : []),
    ...(impactNames?.some(({ length }) => length > limits.radarNameLength) ? (['impact_too_long'] as const) : []),
    ...(cells.slice(width).some((extra) => extra.trim() !== '') ? (['wrong_cell_count'] as const) : []),
    ...(read.some((text) => controlCharacters.test(text)) ? (['control_characters'] as const) : []),
  ];
  const blip: RowBlip = {
    label,
    sector,
    ring,
    rationale,
    movement: movementOf(cell('status'), cell('isNew')),
    impact: stepOf(cell('impact')),
    position: shareOf(cell('position')),
    impacts: impactNames,
  };
  return {
    row,
    label: cutTo(label, limits.titleLength),
    sector: cutTo(blip.sector, limits.radarNameLength) || null,
    ring: cutTo(blip.ring, limits.radarNameLength) || null,
    reasons,
    blip: reasons.length > 0 ? undefined : blip,
  };
}

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u;

function* lengthReasons(text: string, max: number, missing: Reason, tooLong: Reason): Generator<Reason> {
  if (!text) yield missing;
  else if (text.length > max) yield tooLong;
}

/** The text of a cell without the quote that keeps a spreadsheet from reading it as a formula. */
const unquoted = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

const plainLine = (text: string): string => htmlToLine(unquoted(text));
const markdown = (text: string): string => htmlToMarkdown(unquoted(text));

function within<T>(row: number, convert: () => T): T {
  try {
    return convert();
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    throw problem('cell_too_deep', `Row ${row} holds HTML that nests too deep. Simplify this cell and try again.`);
  }
}

const separated = (cell: string): string[] =>
  cell
    .split(/[;|]/)
    .map((name) => name.trim())
    .filter(Boolean);

/**
 * Converts names in the form used in addresses, such as languages-and-frameworks, to the form used in texts. Parts that
 * begin with a digit belong to a range, such as 2025-2030, which stays as it is.
 */
const readable = (name: string): string => {
  if (!/^\p{Ll}[\p{Ll}\p{N}]*(-\p{Ll}[\p{Ll}\p{N}]*)*$/u.test(name)) return name;
  const words = name.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

function movementOf(status: string | undefined, isNew: string | undefined): Movement | null {
  const known = movementByStatus[(status ?? '').trim().toLowerCase()];
  if (known) return known;
  return readFlag(isNew ?? '') ? 'new' : null;
}

const stepOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-5]$/.test(text.trim()) ? Number(text) : undefined;

function shareOf(text: string | undefined): number | undefined {
  const share = text?.trim() ? Number(text) : Number.NaN;
  return share >= 0 && share <= 1 ? share : undefined;
}
