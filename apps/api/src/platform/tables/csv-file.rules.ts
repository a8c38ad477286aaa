import { serverLimits } from '@foreglow/contract/server-limits';
import { CsvError, parse } from 'csv-parse/sync';
import { problem } from '../http/problem.ts';
import { type DecodedText, decodeText } from './charset.rules.ts';
import {
  mostRows,
  noSheet,
  searchedRows,
  type TableFile,
  type TableReading,
  type TableRow,
  tableIn,
  tooManyColumns,
} from './table-file.rules.ts';

/**
 * Reads a CSV file: in any of the encodings of spreadsheet programs, separated by commas, semicolons or tabs, quoted
 * fields with line breaks inside, any line ending. Empty lines are ignored, and so is a first line that only names the
 * separator. It stops reading at the limits of rows and columns. Throws the problems `wrong_encoding`, `malformed_csv`,
 * `too_many_rows`, `too_many_columns`, `column_name_too_long`, and `invalid_parameter` for a sheet or row that it does
 * not have.
 */
export function readCsv(bytes: Uint8Array, reading: TableReading = {}): TableFile {
  if (reading.sheet !== undefined) throw noSheet(reading.sheet);
  const { text: whole, charset, isAssumed } = decode(bytes, reading.charset);
  const { text, named } = withoutSeparatorLine(whole);
  const separator = named ?? detectSeparator(text, reading);
  const records = parseRecords(text, separator, reading);
  if (records.length === 0) throw problem('malformed_csv', 'The file is empty.');
  const { header, rows, headerRow, firstRows } = tableIn(records, reading);
  return {
    separator: separator === '\t' ? 'tab' : separator,
    charset,
    assumedEncoding: isAssumed ? charset : undefined,
    sheet: null,
    sheets: [],
    headerRow,
    firstRows,
    header,
    rows: rows.map(({ cells }) => cells),
  };
}

/** The text of a file. Throws `wrong_encoding` if its encoding is neither chosen nor recognised. */
function decode(bytes: Uint8Array, chosen: TableReading['charset']): DecodedText {
  const decoded = decodeText(bytes, chosen);
  if (decoded) return decoded;
  const detail =
    'The encoding of the file is not recognised. Choose it, or save the file as «CSV UTF-8» in your spreadsheet program.';
  throw problem('wrong_encoding', detail);
}

type Separator = ',' | ';' | '\t';

/** A text without the line `sep=;` for spreadsheet programs, and the separator that this line names. */
function withoutSeparatorLine(text: string): { text: string; named: Separator | undefined } {
  const [line, named] = /^"?sep=([,;\t])"?(?:\r\n|\n|\r)/i.exec(text) ?? [''];
  return { text: text.slice(line.length), named: named as Separator | undefined };
}

const separators: readonly Separator[] = [',', ';', '\t'];

/** The letters of a file by which its separator is recognised. */
const beginning = 200_000;

/** The share of the rows that have the same number of cells in a table. */
const regular = 0.6;

/**
 * The separator by which the table of a file has the most known columns; otherwise the most frequent one, outside
 * quotes, in the first line that is not empty, unless another one makes a table of the lines below it.
 */
function detectSeparator(text: string, reading: TableReading): Separator {
  const frequent = mostFrequent(text);
  const candidates = [frequent, ...separators.filter((separator) => separator !== frequent)].map((separator) => {
    const rows = firstRecords(text.slice(0, beginning), separator, reading);
    const known = Math.max(0, ...rows.map((cells) => reading.knownIn?.(cells.map((cell) => cell.trim())) ?? 0));
    return { separator, rows, known };
  });
  const best = candidates.reduce((first, candidate) => (candidate.known > first.known ? candidate : first));
  if (best.known > 0) return best.separator;
  const [first, ...others] = candidates;
  if (!first || isRegular(first.rows, 2)) return frequent;
  return others.find(({ rows }) => isRegular(rows, 3))?.separator ?? frequent;
}

/** Whether most rows have the same number of cells, and at least so many. */
const isRegular = (rows: readonly (readonly string[])[], cells: number): boolean =>
  [...Map.groupBy(rows, ({ length }) => length)].some(
    ([width, { length }]) => width >= cells && length > rows.length * regular,
  );

/** The first rows of a text, as far as they can be read. */
function firstRecords(text: string, separator: Separator, reading: TableReading): string[][] {
  const found: string[][] = [];
  try {
    parse(text, {
      ...options(separator, reading),
      to: searchedRows,
      on_record: (record: string[]) => {
        found.push(record.slice(0, serverLimits.importColumns));
        return null;
      },
    });
  } catch (error) {
    // The text may be cut off inside a field. Other faults are reported when all of it is read.
    if (!(error instanceof CsvError)) throw error;
  }
  return found;
}

function mostFrequent(text: string): Separator {
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
  return separators.reduce((best, candidate) => (counts[candidate] > counts[best] ? candidate : best));
}

const options = (delimiter: Separator, { quotesInside }: TableReading) => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: quotesInside === 'letters',
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
});

/** The records of a text, with their numbers. At most one row beyond the limit is read. */
function parseRecords(text: string, delimiter: Separator, reading: TableReading): TableRow[] {
  const records: TableRow[] = [];
  let breaks = 0;
  try {
    parse(text, {
      ...options(delimiter, reading),
      to: mostRows + 1,
      on_record: (cells: string[], { lines }: { lines: number }) => {
        for (const cell of cells) breaks += countOfBreaks(cell);
        records.push({ number: lines - breaks, cells });
        return null;
      },
      cast: (value, { index }) => {
        if (index >= serverLimits.importColumns) throw tooManyColumns(records.length);
        return value;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw problem('malformed_csv', explain(error));
  }
  return records;
}

const countOfBreaks = (cell: string): number =>
  cell.includes('\n') || cell.includes('\r') ? cell.split(/\r\n|\n|\r/).length - 1 : 0;

function explain(error: CsvError): string {
  const line = typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `A quoted field is never closed${line}. Check the quotation marks there.`;
  if (error.code === 'INVALID_OPENING_QUOTE' || error.code === 'CSV_INVALID_CLOSING_QUOTE') {
    return `A quotation mark stands in the wrong place${line}. Inside a quoted field it must be doubled.`;
  }
  return `The file could not be read as CSV${line}.`;
}
