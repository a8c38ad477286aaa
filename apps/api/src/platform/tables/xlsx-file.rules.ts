import { limits } from '@foreglow/contract/limits';
import { type Problem, problem } from '../http/problem.ts';
import { readCsvCell } from '../text/formula-cell.rules.ts';
import { ZipError, ZipFile } from '../zip/read-zip.rules.ts';
import { checkedHeader, type TableFile, tooManyColumns, tooManyRows } from './csv-file.rules.ts';
import { continued, longTexts } from './long-texts.rules.ts';
import {
  CutOffXmlError,
  dateOf,
  dateStyles,
  decoded,
  readXml,
  relationsOf,
  sharedTexts,
  workbookOf,
} from './xlsx-parts.rules.ts';

/** The limits of an unpacked workbook. */
const unpacked = { files: 2000, bytes: 150 * 1024 * 1024 };

const damaged = 'The workbook is damaged. Save it again in your spreadsheet program and try again.';

const refused = (detail: string): Problem => problem('malformed_xlsx', detail);

/** The first bytes of a ZIP archive, and therefore of a workbook. */
export const looksLikeZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The container format of old workbooks (.xls), and of workbooks with a password. */
export const looksLikeOldOffice = (bytes: Uint8Array): boolean =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

/** The problem of a file in that container format. */
export function oldOfficeProblem(bytes: Uint8Array): Problem {
  const isEncrypted = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return refused(
    isEncrypted
      ? 'The workbook is protected by a password. Save it without one and try again.'
      : 'The file is an old Excel file (.xls). Save it as .xlsx and try again.',
  );
}

/**
 * Reads a workbook (XLSX): the first sheet with data, visible ones first. Formulas are read as their last results,
 * dates become ISO dates. It stops reading at the limits of rows and columns, and when its cells together have more than
 * `letters`; it unpacks nothing of a file that would become too large. Throws the problems of `readCsv`, and
 * `malformed_xlsx`.
 */
export function readXlsx(bytes: Uint8Array, letters: number): TableFile {
  try {
    const zip = new ZipFile(bytes, unpacked);
    const folder = 'xl/';
    const workbook = zip.text(`${folder}workbook.xml`);
    if (workbook === undefined) throw refused('The file is not an Excel workbook (.xlsx).');
    const { sheets, from1904 } = workbookOf(workbook);
    const targets = relationsOf(zip.text(`${folder}_rels/workbook.xml.rels`));
    const facts: WorkbookFacts = {
      letters: new LetterLimit(letters),
      from1904,
      texts: sharedTexts(zip.text(`${folder}sharedStrings.xml`)),
      isDate: dateStyles(zip.text(`${folder}styles.xml`)),
    };
    const pathOf = (relation = '') => (targets.get(relation) ?? '').replace(/^\/?(?:xl\/)?/, folder);
    const restsOf = (sheet: string) => {
      const rests = sheets.find(({ name }) => name === longTexts);
      // Rests are counted again where they are used. What is read here has its own limit.
      const own = { ...facts, letters: new LetterLimit(letters) };
      return restsIn(rowsOf(zip.text(pathOf(rests?.relation)) ?? '', own).rows, sheet);
    };
    for (const { relation, name } of sheets) {
      const file = sheetOf(zip, pathOf(relation), facts, () => restsOf(name));
      if (file) return file;
    }
  } catch (error) {
    if (error instanceof ZipError) throw refused(explain(error));
    if (error instanceof CutOffXmlError) throw refused(damaged);
    throw error;
  }
  throw refused('The workbook is empty.');
}

function explain({ why }: ZipError): string {
  if (why === 'encrypted') return 'The workbook is protected by a password. Save it without one and try again.';
  if (why === 'too large') return 'The workbook is too large when it is unpacked. Split it into several files.';
  return damaged;
}

/** Limits the letters of all cells: many cells can refer to one long text, so a small file can have very many. */
class LetterLimit {
  #left: number;

  constructor(letters: number) {
    this.#left = letters;
  }

  take({ length }: string): void {
    this.#left -= length;
    if (this.#left < 0) throw new ZipError('too large');
  }
}

interface WorkbookFacts {
  readonly letters: LetterLimit;
  readonly from1904: boolean;
  readonly texts: readonly string[];
  readonly isDate: readonly boolean[];
}

/** A sheet as a table; undefined when it has no data. */
function sheetOf(zip: ZipFile, path: string, facts: WorkbookFacts, rests: () => Rests): TableFile | undefined {
  const xml = zip.text(path);
  if (xml === undefined) return undefined;
  const { rows, links } = rowsOf(xml, facts);
  const [header, ...others] = completed(rows, rests, facts.letters);
  if (!header) return undefined;
  const addresses = relationsOf(zip.text(path.replace(/([^/]+)$/, '_rels/$1.rels')));
  return {
    separator: null,
    header: checkedHeader(header.cells),
    rows: others.map(({ cells }) => cells),
    linkOf: (row, column) => addresses.get(links.get(`${lettersOf(column)}${others[row]?.number}`) ?? ''),
  };
}

interface SheetRow {
  /** In the numbering of the sheet, from 1. */
  readonly number: number;
  readonly cells: string[];
}

/** The rests of texts that did not fit into their cells, by cell. */
type Rests = ReadonlyMap<string, string>;

/** The rests of the texts of a sheet. A long rest is in several rows. */
function restsIn(rows: readonly SheetRow[], wanted: string): Rests {
  const rests = new Map<string, string>();
  for (const { cells } of rows) {
    const [sheet, cell = '', text = ''] = cells;
    if (sheet === wanted) rests.set(cell, (rests.get(cell) ?? '') + readCsvCell(text));
  }
  return rests;
}

/** The rows of a sheet with the rests of their texts. */
function completed(rows: readonly SheetRow[], restsOf: () => Rests, letters: LetterLimit): readonly SheetRow[] {
  if (!rows.some(({ cells }) => cells.some((text) => text.endsWith(continued)))) return rows;
  const rests = restsOf();
  return rows.map(({ number, cells }) => ({
    number,
    cells: cells.map((text, column) => {
      const rest = rests.get(`${lettersOf(column)}${number}`);
      if (rest === undefined || !text.endsWith(continued)) return text;
      letters.take(rest);
      return text.slice(0, -continued.length) + rest;
    }),
  }));
}

function rowsOf(xml: string, facts: WorkbookFacts): { rows: SheetRow[]; links: Map<string, string> } {
  const rows: SheetRow[] = [];
  const links = new Map<string, string>();
  let row: SheetRow = { number: 0, cells: [] };
  let cell = { column: -1, type: '', style: 0, text: '' };
  let inValue = false;
  let phonetic = 0;
  readXml(xml, {
    open(name, attributes) {
      if (name === 'row') row = { number: Number(attributes.r ?? row.number + 1), cells: [] };
      if (name === 'c') {
        const column = attributes.r === undefined ? cell.column + 1 : columnOf(attributes.r);
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
      }
      if (name === 'rPh') phonetic += 1;
      inValue = (name === 'v' || name === 't') && phonetic === 0;
      if (name !== 'hyperlink') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      links.set((attributes.ref ?? '').split(':')[0] ?? '', id);
    },
    text(letters) {
      if (inValue) cell.text += letters;
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      if (name === 'rPh') phonetic -= 1;
      if (name === 'c') {
        const value = cellText(cell, facts);
        if (value === '') return;
        facts.letters.take(value);
        if (cell.column >= limits.importColumns) throw tooManyColumns(rows.length);
        while (row.cells.length < cell.column) row.cells.push('');
        row.cells[cell.column] = value;
      }
      if (name !== 'row') return;
      cell = { ...cell, column: -1 };
      if (row.cells.every((value) => value.trim() === '')) return;
      rows.push(row);
      if (rows.length > limits.importRows + 1) throw tooManyRows();
    },
  });
  return { rows, links };
}

function cellText(
  { type, style, text }: { readonly type: string; readonly style: number; readonly text: string },
  { texts, isDate, from1904 }: WorkbookFacts,
): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'inlineStr' || type === 'str') return decoded(text);
  if (type === 'b') return text === '' ? '' : text === '1' ? 'true' : 'false';
  if (type === 'e' || text === '') return '';
  const number = Number(text);
  if (type === 'd' || Number.isNaN(number)) return text;
  return isDate[style] ? dateOf(number, from1904) : String(number);
}

/** The number of a cell's column, counted from 0. */
function columnOf(cell: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
