import { limits } from '@foreglow/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { problem } from '../../platform/http/problem.ts';

export interface CsvFile {
  readonly separator: ',' | ';' | 'tab';
  readonly header: readonly string[];
  /** Cells as they stand in the file; a row may have more or fewer than the header. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * Reads a CSV file: UTF-8 with or without a byte order mark, separated by commas, semicolons or tabs, quoted fields
 * with line breaks inside, any line ending. Empty lines do not count.
 * Throws the problems `wrong_encoding`, `malformed_csv` and `too_many_rows`.
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  const text = decode(bytes);
  const separator = detectSeparator(text);
  const [header, ...rows] = parseRecords(text, separator);
  if (!header) throw problem('malformed_csv', 'The file is empty.');
  if (rows.length > limits.importRows) {
    throw problem(
      'too_many_rows',
      `The file has ${rows.length} rows. At most ${limits.importRows} can be imported at once.`,
    );
  }
  return { separator: separator === '\t' ? 'tab' : separator, header: header.map((name) => name.trim()), rows };
}

function decode(bytes: Uint8Array): string {
  try {
    // UTF-16 without a byte order mark is valid UTF-8 as long as its letters are ASCII: one byte of each is 0.
    if (bytes[0] === 0 || bytes[1] === 0) throw new TypeError('UTF-16');
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const detail =
      'The file is not encoded in UTF-8. In your spreadsheet program, save it as «CSV UTF-8» and try again.';
    throw problem('wrong_encoding', detail);
  }
}

type Separator = ',' | ';' | '\t';

/** The separator that stands most often in the first line, outside of quotes. */
function detectSeparator(text: string): Separator {
  const counts: Record<Separator, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (const letter of text.slice(firstLetter(text))) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === '\n' || letter === '\r')) break;
    else if (!quoted && (letter === ',' || letter === ';' || letter === '\t')) counts[letter] += 1;
  }
  const candidates: readonly Separator[] = [',', ';', '\t'];
  return candidates.reduce((best, candidate) => (counts[candidate] > counts[best] ? candidate : best));
}

/** Where the first line that is not empty begins. */
const firstLetter = (text: string): number => /^(?:[ ,;\t]*[\r\n])*/.exec(text)?.[0].length ?? 0;

function parseRecords(text: string, delimiter: Separator): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw problem('malformed_csv', explain(error));
  }
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
