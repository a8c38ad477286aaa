import { byteOrderMark, csvLine } from '#platform/text/csv-line.rules.ts';
import { harmlessCsvCell } from '#platform/text/formula-cell.rules.ts';
import type { Table } from './table.ts';
import type { Cell } from './tables.rules.ts';

/** The number of characters passed on together. */
const atOnce = 64 * 1024;

/** A table as CSV by RFC 4180: UTF-8, commas, CRLF. Cells that begin like a formula are marked, see `harmlessCsvCell`. */
export async function* csvOf(table: Table): AsyncGenerator<string> {
  let text = byteOrderMark + csvLine(table.columns.map(({ name }) => name));
  for await (const row of table.rows()) {
    text += csvLine(row.map(csvText));
    if (text.length < atOnce) continue;
    yield text;
    text = '';
  }
  yield text;
}

function csvText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return harmlessCsvCell(typeof cell === 'string' ? cell : cell.link);
}
