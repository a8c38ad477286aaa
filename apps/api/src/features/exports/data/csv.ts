import { harmlessCell } from '../../../platform/text/formula-cell.rules.ts';
import type { Table } from './table.ts';
import type { Cell } from './tables.rules.ts';

/** Without it Excel takes UTF-8 for the code page of the computer. */
const byteOrderMark = '\ufeff';

/** Letters that are passed on together. */
const atOnce = 64 * 1024;

/** A table as CSV by RFC 4180: UTF-8, commas, CRLF. Cells that begin like a formula are marked, see `harmlessCell`. */
export async function* csvOf(table: Table): AsyncGenerator<string> {
  let text = byteOrderMark + lineOf(table.columns.map(({ name }) => name));
  for await (const row of table.rows()) {
    text += lineOf(row.map(csvText));
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
  return harmlessCell(typeof cell === 'string' ? cell : cell.link);
}

const lineOf = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Semicolons and tabs are quoted as well: where they separate cells, programs then keep the text together. */
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
