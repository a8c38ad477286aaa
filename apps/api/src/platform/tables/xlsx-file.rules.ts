import { type Problem, problem } from '../http/problem.ts';
import { readCsvCell } from '../text/formula-cell.rules.ts';
import { ZipError, ZipFile } from '../zip/read-zip.rules.ts';
import { continued, longTexts } from './long-texts.rules.ts';
import {
  findHeader,
  noSheet,
  searchedRows,
  type TableFile,
  type TableReading,
  type TableRow,
  tableIn,
} from './table-file.rules.ts';
import { CutOffXmlError, dateStyles, relationsOf, sharedTexts, workbookOf } from './xlsx-parts.rules.ts';
import { LetterLimit, readSheet, type WorkbookFacts } from './xlsx-sheet.rules.ts';

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

/** The most sheets among which the one with the table is looked for. */
const mostSheets = 50;

/**
 * Reads a workbook (XLSX): the sheet that was chosen, or the first one with a table whose columns are known, visible
 * ones first. If there is none, the first sheet with data counts. Formulas are read as their last results, dates become
 * ISO dates. It stops reading at the limits of rows and columns, and when the cells of a sheet together have more than
 * `letters`; it unpacks nothing of a file that would become too large. Throws the problems of `readCsv`, and
 * `malformed_xlsx`.
 */
export async function readXlsx(bytes: Uint8Array, letters: number, reading: TableReading = {}): Promise<TableFile> {
  try {
    const workbook = await openWorkbook(bytes, letters);
    const sheet = sheetWith(workbook, reading);
    if (!sheet) throw refused('The workbook is empty.');
    return tableOf(sheet, workbook, reading);
  } catch (error) {
    if (error instanceof ZipError) throw refused(explain(error));
    if (error instanceof CutOffXmlError) throw refused(damaged);
    throw error;
  }
}

interface Sheet {
  readonly name: string;
  readonly path: string;
}

interface Workbook {
  readonly zip: ZipFile;
  readonly sheets: readonly Sheet[];
  readonly facts: WorkbookFacts;
  readonly letters: number;
}

async function openWorkbook(bytes: Uint8Array, letters: number): Promise<Workbook> {
  const zip = await ZipFile.open(bytes, unpacked);
  const folder = 'xl/';
  const workbook = zip.text(`${folder}workbook.xml`);
  if (workbook === undefined) throw refused('The file is not an Excel workbook (.xlsx).');
  const { sheets, from1904 } = workbookOf(workbook);
  const targets = relationsOf(zip.text(`${folder}_rels/workbook.xml.rels`));
  const pathOf = (relation: string) => (targets.get(relation) ?? '').replace(/^\/?(?:xl\/)?/, folder);
  return {
    zip,
    sheets: sheets.map(({ relation, name }) => ({ name, path: pathOf(relation) })),
    facts: {
      from1904,
      texts: sharedTexts(zip.text(`${folder}sharedStrings.xml`)),
      isDate: dateStyles(zip.text(`${folder}styles.xml`)),
    },
    letters,
  };
}

/** The sheet to be read; undefined if no sheet has data. */
function sheetWith({ zip, sheets, facts, letters }: Workbook, { sheet, knownIn }: TableReading): Sheet | undefined {
  if (sheet !== undefined) {
    const chosen = sheets.find(({ name }) => name === sheet);
    if (!chosen) throw noSheet(sheet);
    return chosen;
  }
  let best: { readonly sheet: Sheet; readonly worth: number } | undefined;
  for (const candidate of sheets.slice(0, mostSheets)) {
    const xml = candidate.name === longTexts ? undefined : zip.text(candidate.path);
    const own = { letters: new LetterLimit(letters), enough: searchedRows + 1 };
    const { rows } = readSheet(xml ?? '', facts, own);
    if (rows.length === 0) continue;
    const { at, known } = findHeader(rows, knownIn);
    const isTable = rows.length > at + 1;
    if (known > 1 && isTable) return candidate;
    // Otherwise a sheet with a known column, then one with several columns, then one with anything.
    const isWide = isTable && rows.slice(at).some(({ cells }) => cells.length > 1);
    const worth = known > 0 && isTable ? 3 : isWide ? 2 : 1;
    if (worth > (best?.worth ?? 0)) best = { sheet: candidate, worth };
  }
  return best?.sheet;
}

function tableOf({ name, path }: Sheet, workbook: Workbook, reading: TableReading): TableFile {
  const { zip, sheets, facts } = workbook;
  const letters = new LetterLimit(workbook.letters);
  const targets = relationsOf(zip.text(path.replace(/([^/]+)$/, '_rels/$1.rels')));
  const { rows: read, links } = readSheet(zip.text(path) ?? '', facts, { letters, targets });
  if (read.length === 0) throw refused('The workbook is empty.');
  const all = completed(read, () => restsOf(name, workbook), letters);
  const { rows, ...table } = tableIn(all, reading);
  const byNumber = new Map(all.map(({ number, cells }) => [number, cells]));
  const textAt = ({ row, column }: { readonly row: number; readonly column: number }) =>
    byNumber.get(row)?.[column] ?? '';
  return {
    separator: null,
    charset: null,
    sheet: name,
    sheets: sheets.slice(0, mostSheets).map((one) => one.name),
    ...table,
    rows: rows.map(({ cells }) => cells),
    linkOf: (row, column) => links.targetOf({ row: rows[row]?.number ?? 0, column }, textAt),
  };
}

/** The rests of the texts of a sheet that did not fit into their cells. */
function restsOf(sheet: string, { zip, sheets, facts, letters }: Workbook): Rests {
  const path = sheets.find(({ name }) => name === longTexts)?.path ?? '';
  // Rests are counted again where they are used. What is read here has its own limit.
  return restsIn(readSheet(zip.text(path) ?? '', facts, { letters: new LetterLimit(letters) }).rows, sheet);
}

function explain({ why }: ZipError): string {
  if (why === 'encrypted') return 'The workbook is protected by a password. Save it without one and try again.';
  if (why === 'too large') return 'The workbook is too large when it is unpacked. Split it into several files.';
  return damaged;
}

/** The rests of texts that did not fit into their cells, by cell. */
type Rests = ReadonlyMap<string, string>;

/** The rests of the texts of a sheet. A long rest is in several rows. */
function restsIn(rows: readonly TableRow[], wanted: string): Rests {
  const rests = new Map<string, string>();
  for (const { cells } of rows) {
    const [sheet, cell = '', text = ''] = cells;
    if (sheet === wanted) rests.set(cell, (rests.get(cell) ?? '') + readCsvCell(text));
  }
  return rests;
}

/** The rows of a sheet with the rests of their texts. */
function completed(rows: readonly TableRow[], restsOf: () => Rests, letters: LetterLimit): readonly TableRow[] {
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

const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
