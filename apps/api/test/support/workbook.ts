import { buffer } from 'node:stream/consumers';
import { writeZip } from '#platform/zip/write-zip.ts';

/** The parts of a workbook, as XML. */
interface WorkbookParts {
  /** By their names, in their order. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly sharedStrings?: string;
}

/** A workbook without the parts that only spreadsheet programs need. */
export async function workbookFrom({ sheets, sharedStrings }: WorkbookParts): Promise<Buffer> {
  const named = Object.entries(sheets);
  const names = named.map(([name], at) => `<sheet name="${name}" r:id="r${at}"/>`);
  const targets = named.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`);
  const files = {
    'xl/workbook.xml': `<workbook><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    ...Object.fromEntries(named.map(([, xml], at) => [`xl/worksheets/s${at}.xml`, xml])),
    ...(sharedStrings !== undefined && { 'xl/sharedStrings.xml': sharedStrings }),
  };
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    content: (async function* () {
      yield text;
    })(),
  }));
  return buffer(writeZip(entries, new Date('2026-01-02T03:04:06Z')));
}

/** A text in a cell itself. */
export const textCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A reference to a shared text, counted from 0. */
export const sharedCell = (at: number): string => `<c t="s"><v>${at}</v></c>`;

/** The XML of a sheet with rows of cells. */
export const sheetOf = (rows: readonly (readonly string[])[]): string =>
  `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.join('')}</row>`).join('')}</sheetData></worksheet>`;
