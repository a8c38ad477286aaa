import { limits } from '@foreglow/contract/limits';
import { CsvError, parse } from 'csv-parse/sync';
import { type Problem, problem } from '../http/problem.ts';

/** A table to be imported. */
export interface TableFile {
  /** Null for a workbook. */
  readonly separator: ',' | ';' | 'tab' | null;
  /** The encoding in which the file was read because it is not UTF-8 and does not say what else it is. */
  readonly assumedEncoding?: 'windows-1252' | undefined;
  readonly header: readonly string[];
  /** Cells as contained in the file; a row may have more or fewer than the header. */
  readonly rows: readonly (readonly string[])[];
  /** The link target of a cell of a workbook. Row and column count from 0. */
  readonly linkOf?: (row: number, column: number) => string | undefined;
}

/**
 * How quotation marks are read inside a field that does not begin with one: as a fault of the file, or as characters.
 */
export interface CsvReading {
  readonly quotesInside: 'refused' | 'letters';
}

/**
 * Reads a CSV file: UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1252, separated by commas,
 * semicolons or tabs, quoted fields with line breaks inside, any line ending. Empty lines are ignored, and so is a first
 * line that only names the separator. It stops reading at the limits of rows and columns. Throws the problems
 * `wrong_encoding`, `malformed_csv`, `too_many_rows`, `too_many_columns` and `column_name_too_long`.
 */
export function readCsv(bytes: Uint8Array, reading: CsvReading = { quotesInside: 'refused' }): TableFile {
  const { text: whole, assumedEncoding } = decode(bytes);
  const { text, named } = withoutSeparatorLine(whole);
  const separator = named ?? detectSeparator(text);
  const [header, ...rows] = parseRecords(text, separator, reading);
  if (!header) throw problem('malformed_csv', 'The file is empty.');
  if (rows.length > limits.importRows) throw tooManyRows();
  return { separator: separator === '\t' ? 'tab' : separator, assumedEncoding, header: checkedHeader(header), rows };
}

export const tooManyRows = (): Problem =>
  problem('too_many_rows', `The file has more than ${limits.importRows} rows. Split it into several files.`);

/** The names of columns. Throws `column_name_too_long`. */
export function checkedHeader(header: readonly string[]): string[] {
  const names = header.map((name) => name.trim());
  const long = names.findIndex((name) => name.length > limits.importColumnNameLength);
  if (long >= 0) {
    const detail = `The name of column ${long + 1} in the header is longer than ${limits.importColumnNameLength} characters.`;
    throw problem('column_name_too_long', detail);
  }
  return names;
}

/** The encoding named by a byte order mark. Spreadsheet programs write UTF-16 as "Unicode text". */
function markedEncoding([first, second, third]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** The bytes for which Windows-1252 has no character. */
const undefinedBytes: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const allowedControls: ReadonlySet<number> = new Set([...'\t\n\r'].map((control) => control.charCodeAt(0)));

/** Whether a byte of Windows-1252 can be part of a text. */
const isOfText = (byte: number): boolean =>
  byte < 0x20 ? allowedControls.has(byte) : byte !== 0x7f && !undefinedBytes.has(byte);

/**
 * The text of a file. Spreadsheet programs on Western European Windows save plain "CSV" as Windows-1252. Nothing in such
 * a file says so, and almost any bytes could be this encoding, so it is only tried if the file is not UTF-8.
 */
function decode(bytes: Uint8Array): { text: string } & Pick<TableFile, 'assumedEncoding'> {
  const marked = markedEncoding(bytes);
  try {
    // UTF-16 without a byte order mark is valid UTF-8 if its letters are ASCII: one byte of each is 0.
    if (bytes[0] === 0 || bytes[1] === 0) throw new TypeError('UTF-16');
    return { text: new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(bytes) };
  } catch {
    if (marked === undefined && bytes.every(isOfText)) {
      return { text: new TextDecoder('windows-1252').decode(bytes), assumedEncoding: 'windows-1252' };
    }
    const detail =
      'The file is not encoded in UTF-8. In your spreadsheet program, save it as «CSV UTF-8» and try again.';
    throw problem('wrong_encoding', detail);
  }
}

type Separator = ',' | ';' | '\t';

/** A text without the line `sep=;` for spreadsheet programs, and the separator that this line names. */
function withoutSeparatorLine(text: string): { text: string; named: Separator | undefined } {
  const [line, named] = /^"?sep=([,;\t])"?(?:\r\n|\n|\r)/i.exec(text) ?? [''];
  return { text: text.slice(line.length), named: named as Separator | undefined };
}

/** The most frequent separator, outside quotes, in the first line that is not empty. */
function detectSeparator(text: string): Separator {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  let isEmpty = true;
  for (const letter of text) {
    if (!quoted && (letter === '\n' || letter === '\r')) {
      if (!isEmpty) break;
      counts[','] = counts[';'] = counts['\t'] = 0;
    } else if (!quoted && (letter === ',' || letter === ';' || letter === '\t')) {
      counts[letter] += 1;
    } else {
      if (letter === '"') quoted = !quoted;
      if (letter !== ' ') isEmpty = false;
    }
  }
  const candidates: readonly Separator[] = [',', ';', '\t'];
  return candidates.reduce((best, candidate) => (counts[candidate] > counts[best] ? candidate : best));
}

/** The records of a text. At most one row beyond the limit is read. */
function parseRecords(text: string, delimiter: Separator, { quotesInside }: CsvReading): string[][] {
  let records = 0;
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: quotesInside === 'letters',
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: limits.importRows + 2,
      on_record: (record: string[]) => {
        records += 1;
        return record;
      },
      cast: (value, { index }) => {
        if (index >= limits.importColumns) throw tooManyColumns(records);
        return value;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw problem('malformed_csv', explain(error));
  }
}

/** `records` is the number of rows before, including the header. */
export function tooManyColumns(records: number): Problem {
  const place = records === 0 ? 'The header' : `Row ${records}`;
  const detail = `${place} has more than ${limits.importColumns} columns: column ${limits.importColumns + 1} is one too many.`;
  return problem('too_many_columns', detail);
}

function explain(error: CsvError): string {
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `A quoted field is never closed${line}. Check the quotation marks there.`;
  if (error.code === 'INVALID_OPENING_QUOTE' || error.code === 'CSV_INVALID_CLOSING_QUOTE') {
    return `A quotation mark stands in the wrong place${line}. Inside a quoted field it must be doubled.`;
  }
  return `The file could not be read as CSV${line}.`;
}
