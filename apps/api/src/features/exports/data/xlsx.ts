import { longTexts } from '#platform/tables/long-texts.rules.ts';
import type { ZipEntry } from '#platform/zip/write-zip.ts';
import { type SheetNotes, sheetEnd, sheetHead, sheetRow, wholeLetters } from './sheet.rules.ts';
import { inTurnsOf, type Table } from './table.ts';
import {
  contentTypes,
  linkRelations,
  packageRelations,
  properties,
  styleSheet,
  workbook,
  workbookRelations,
} from './workbook.rules.ts';

/** The number of characters passed on together. */
const atOnce = 64 * 1024;

interface WorkbookFacts {
  readonly title: string;
  readonly created: Date;
}

/** The maximum number of rows of a sheet, including the header. */
const maxRows = 1_048_576;

/** A text that did not fit into its cell, with the sheet and cell it belongs to. */
type LongText = { readonly sheet: string; readonly cell: string; readonly text: string };

/**
 * The files of a workbook with a sheet for each table. They are generated while they are written. Only links, and texts
 * too long for a cell, stay in memory until the end of their sheet. Throws `RangeError` for too many rows.
 */
export async function* workbookFiles(tables: readonly Table[], facts: WorkbookFacts): AsyncGenerator<ZipEntry> {
  const long: LongText[] = [];
  const names = tables.map(({ name }) => name);
  for (const [at, table] of tables.entries()) {
    const notes: SheetNotes = { links: [], rests: [] };
    yield* sheetFiles(table, at, notes);
    for (const { cell, text } of notes.rests) long.push({ sheet: table.name, cell, text });
  }
  if (long.length > 0) {
    yield* sheetFiles(tableOf(long), names.length, { links: [], rests: [] });
    names.push(longTexts);
  }
  const parts: readonly (readonly [string, string])[] = [
    ['xl/styles.xml', styleSheet],
    ['xl/workbook.xml', workbook(names)],
    ['xl/_rels/workbook.xml.rels', workbookRelations(names.length)],
    ['docProps/core.xml', properties(facts.title, facts.created)],
    ['_rels/.rels', packageRelations],
    ['[Content_Types].xml', contentTypes(names.length)],
  ];
  for (const [name, text] of parts) yield { name, content: once(text) };
}

async function* sheetFiles(table: Table, at: number, notes: SheetNotes): AsyncGenerator<ZipEntry> {
  yield { name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(table, at === 0, notes) };
  if (notes.links.length === 0) return;
  yield { name: `xl/worksheets/_rels/sheet${at + 1}.xml.rels`, content: linksXml(linkRelations, addressesOf(notes)) };
}

async function* sheetXml(table: Table, isFirst: boolean, notes: SheetNotes): AsyncGenerator<string> {
  let text = sheetHead(table.columns, isFirst);
  let row = 1;
  for await (const cells of table.rows()) {
    row += 1;
    if (row > maxRows) throw new RangeError(`A sheet cannot have more than ${maxRows} rows.`);
    text += sheetRow(cells, row, notes);
    if (text.length < atOnce) continue;
    yield text;
    text = '';
  }
  yield text;
  yield* linksXml(sheetEnd(table.columns.length, row, notes.links.length > 0), cellsOf(notes));
}

const cellsOf = ({ links }: SheetNotes): string[] => links.map(([cell]) => cell);
const addressesOf = ({ links }: SheetNotes): string[] => links.map(([, address]) => address);

interface LinksXml {
  readonly before: string;
  readonly link: (value: string, at: number) => string;
  readonly after: string;
}

async function* linksXml({ before, link, after }: LinksXml, values: readonly string[]): AsyncGenerator<string> {
  let text = before;
  let at = 0;
  for await (const value of inTurnsOf(oneBatch(values))) {
    text += link(value, at);
    at += 1;
    if (text.length < atOnce) continue;
    yield text;
    text = '';
  }
  yield text + after;
}

async function* oneBatch<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  yield items;
}

/** The rests of long texts in pieces that fit into cells. */
function tableOf(long: readonly LongText[]): Table {
  const piece = 32_000;
  return {
    name: longTexts,
    columns: [
      { name: 'sheet', width: 14 },
      { name: 'cell', width: 10 },
      { name: 'text', width: 120 },
    ],
    async *rows() {
      for (const { sheet, cell, text } of long) {
        for (let at = 0; at < text.length; ) {
          const end = wholeLetters(text, at, at + piece);
          yield [sheet, cell, text.slice(at, end)];
          at = end;
        }
      }
    },
  };
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
