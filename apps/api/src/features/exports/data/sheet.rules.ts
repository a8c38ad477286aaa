import { cutTo } from '@foreglow/contract/cut-to';
import { continued } from '#platform/tables/long-texts.rules.ts';
import { harmlessCell, harmlessCsvCell, readCsvCell } from '#platform/text/formula-cell.rules.ts';
import type { Cell, Column } from './tables.rules.ts';

/** Indexes of the styles in `workbook.rules.ts`. */
const styles = { plain: 0, header: 1, text: 2, quoted: 3, date: 4, link: 5, number: 6 } as const;

/** Excel rejects a sheet with more links. */
const maxLinks = 65_530;
const maxLetters = 32_767;

/** The height of three lines, in points, so that long texts do not enlarge the rows. */
const rowHeight = 46;

/** The part of a text that did not fit into its cell. */
interface Rest {
  readonly cell: string;
  readonly text: string;
}

/** Data collected while the rows of a sheet are written. */
export interface SheetNotes {
  /** Links by cell. */
  readonly links: [cell: string, address: string][];
  readonly rests: Rest[];
}

/** The letters of a column, counted from 0. */
const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** A date as a spreadsheet serial number: days since the end of 1899, in UTC. */
const serialOf = (date: Date): number => date.getTime() / 86_400_000 + 25_569;

const forbidden = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A text in the XML of a sheet. Characters that XML does not allow are written as `_x0001_`, as Excel does. */
export const xmlText = (text: string): string =>
  escaped(
    text
      .toWellFormed()
      .replace(forbidden, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  );

/** The XML before the rows of a sheet. */
export function sheetHead(columns: readonly Pick<Column<unknown>, 'name' | 'width'>[], isFirst: boolean): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const names = columns.map(({ name }, at) => textCell(`${columnLetters(at)}1`, name, styles.header));
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" ',
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    `<sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} showGridLines="0" workbookViewId="0">`,
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`,
    `<row r="1" ht="26" customHeight="1">${names.join('')}</row>`,
  ].join('');
}

/** A row of cells; `row` counts from 1, with the header. */
export function sheetRow(cells: readonly Cell[], row: number, notes: SheetNotes): string {
  const made = cells.map((cell, at) => sheetCell(cell, `${columnLetters(at)}${row}`, notes));
  return `<row r="${row}" ht="${rowHeight}" customHeight="1">${made.join('')}</row>`;
}

function sheetCell(cell: Cell, place: string, notes: SheetNotes): string {
  if (cell === null || cell === '') return `<c r="${place}" s="${styles.text}"/>`;
  if (typeof cell === 'number') return `<c r="${place}" s="${styles.number}"><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c r="${place}" s="${styles.date}"><v>${serialOf(cell)}</v></c>`;
  if (typeof cell !== 'string') {
    if (notes.links.length >= maxLinks || cell.link.length > 2000) return textCell(place, cell.link, styles.text);
    notes.links.push([place, cell.link]);
    return textCell(place, cell.link, styles.link);
  }
  // A cell of type string is not a formula. Excel's own text mark keeps it from becoming one when somebody edits it. A
  // text that already has our mark gets another one, so that the import, which removes one, returns every text
  // unchanged.
  const text = readCsvCell(cell) === cell ? cell : harmlessCsvCell(cell);
  const style = harmlessCell(cell) === cell ? styles.text : styles.quoted;
  if (text.length <= maxLetters) return textCell(place, text, style);
  const end = maxLetters - continued.length;
  const cut = wholeLetters(text, 0, end);
  notes.rests.push({ cell: place, text: text.slice(cut) });
  return textCell(place, text.slice(0, cut) + continued, style);
}

/**
 * The end of the piece of a text from `start`, at most `end`, that does not separate the parts of a letter or an emoji,
 * unless the piece is only the beginning of a single one: then not the halves of a code point.
 */
export function wholeLetters(text: string, start: number, end: number): number {
  const whole = start + cutTo(text.slice(start), end - start).length;
  if (whole > start) return whole;
  return /[\ud800-\udbff]/.test(text[end - 1] ?? '') ? end - 1 : end;
}

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/**
 * The XML after the rows of a sheet with `rows` rows, including the header: before its links, for each link, and after
 * them.
 */
export const sheetEnd = (columns: number, rows: number, hasLinks: boolean) => ({
  before: `</sheetData><autoFilter ref="A1:${columnLetters(columns - 1)}${rows}"/>${hasLinks ? '<hyperlinks>' : ''}`,
  link: (cell: string, at: number): string => `<hyperlink ref="${cell}" r:id="rId${at + 1}"/>`,
  after: [
    hasLinks ? '</hyperlinks>' : '',
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>',
    '<pageSetup orientation="landscape" fitToHeight="0"/></worksheet>',
  ].join(''),
});
