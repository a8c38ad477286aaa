import { serverLimits } from '@foreglow/contract/server-limits';
import { ZipError } from '../zip/read-zip.rules.ts';
import { mostRows, type TableRow, tooManyColumns, tooManyRows } from './table-file.rules.ts';
import { columnOf, SheetLinks } from './xlsx-links.rules.ts';
import { dateOf, decoded, readXml } from './xlsx-parts.rules.ts';

/** Limits the letters of all cells: many cells can refer to one long text, so a small file can have very many. */
export class LetterLimit {
  #left: number;

  constructor(letters: number) {
    this.#left = letters;
  }

  take({ length }: string): void {
    this.#left -= length;
    if (this.#left < 0) throw new ZipError('too large');
  }
}

/** What the cells of all sheets refer to. */
export interface WorkbookFacts {
  readonly from1904: boolean;
  readonly texts: readonly string[];
  readonly isDate: readonly boolean[];
}

/** What is read of a sheet. */
interface SheetReading {
  readonly letters: LetterLimit;
  /** The targets of its links, by the ids of its relationships. */
  readonly targets?: ReadonlyMap<string, string>;
  /** The number of rows that is enough; if absent, all of them. */
  readonly enough?: number;
}

interface SheetCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
  formula: string;
  formulaOf: Readonly<Record<string, string>> | undefined;
}

const emptyCell = (): SheetCell => ({ column: -1, type: '', style: 0, text: '', formula: '', formulaOf: undefined });

/**
 * The rows of a sheet that are not empty, and its links. Throws `too_many_columns`, `too_many_rows`, and a `ZipError` if
 * it has too many letters.
 */
export function readSheet(
  xml: string,
  facts: WorkbookFacts,
  { letters, targets = new Map(), enough = Number.POSITIVE_INFINITY }: SheetReading,
): { readonly rows: readonly TableRow[]; readonly links: SheetLinks } {
  const rows: TableRow[] = [];
  const links = new SheetLinks(targets);
  let row: { number: number; cells: string[] } = { number: 0, cells: [] };
  let cell = emptyCell();
  let inside: 'value' | 'formula' | undefined;
  let phonetic = 0;
  readXml(
    xml,
    {
      open(name, attributes) {
        if (name === 'row') row = { number: Number(attributes.r ?? row.number + 1), cells: [] };
        if (name === 'c') {
          const column = attributes.r === undefined ? cell.column + 1 : columnOf(attributes.r);
          cell = { ...emptyCell(), column, type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) };
        }
        if (name === 'f') cell.formulaOf = attributes;
        if (name === 'rPh') phonetic += 1;
        inside = name === 'f' ? 'formula' : (name === 'v' || name === 't') && phonetic === 0 ? 'value' : undefined;
        if (name === 'hyperlink') links.add(attributes);
      },
      text(given) {
        if (inside === 'value') cell.text += given;
        if (inside === 'formula') cell.formula += given;
      },
      close(name) {
        if (name === 'v' || name === 't' || name === 'f') inside = undefined;
        if (name === 'rPh') phonetic -= 1;
        if (name === 'c') {
          const { column, formula, formulaOf } = cell;
          const shown = formulaOf && links.addFormula({ column, row: row.number }, formula, formulaOf);
          // Programs that do not calculate write formulas without their results.
          const value = cellText(cell, facts) || (shown ?? '');
          if (value === '') return;
          letters.take(value);
          if (column >= serverLimits.importColumns) throw tooManyColumns(rows.length);
          while (row.cells.length < column) row.cells.push('');
          row.cells[column] = value;
        }
        if (name !== 'row') return;
        cell = emptyCell();
        if (row.cells.every((value) => value.trim() === '')) return;
        rows.push(row);
        if (rows.length > mostRows) throw tooManyRows();
      },
    },
    () => rows.length >= enough,
  );
  return { rows, links };
}

function cellText({ type, style, text }: SheetCell, { texts, isDate, from1904 }: WorkbookFacts): string {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'inlineStr' || type === 'str') return decoded(text);
  if (type === 'b') return text === '' ? '' : text === '1' ? 'true' : 'false';
  if (type === 'e' || text === '') return '';
  const number = Number(text);
  if (type === 'd' || Number.isNaN(number)) return text;
  return isDate[style] ? dateOf(number, from1904) : String(number);
}
