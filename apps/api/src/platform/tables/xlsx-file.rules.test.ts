import { limits } from '@foreglow/contract/limits';
import { describe, expect, it } from 'vitest';
import { sharedCell, sheetOf, textCell, workbookFrom } from '#test/support/workbook.ts';
import { Problem } from '../http/problem.ts';
import { continued, longTexts } from './long-texts.rules.ts';
import { readXlsx } from './xlsx-file.rules.ts';

const refusal = async (bytes: Uint8Array, letters: number = limits.importBytes) => {
  try {
    await readXlsx(bytes, letters);
  } catch (error) {
    if (error instanceof Problem) return error.items[0];
    throw error;
  }
  return undefined;
};

const tooLarge = { code: 'malformed_xlsx', detail: expect.stringContaining('too large when it is unpacked') };
const damaged = { code: 'malformed_xlsx', detail: expect.stringContaining('is damaged') };

describe('a workbook with more letters than are allowed is refused', () => {
  const title = [textCell('title')];

  it('when many cells refer to the same text', async () => {
    const workbook = (cells: number) =>
      workbookFrom({
        sheets: { Cards: sheetOf([title, ...Array.from({ length: cells }, () => [sharedCell(0)])]) },
        sharedStrings: `<sst><si><t>${'x'.repeat(1000)}</t></si></sst>`,
      });
    expect(await refusal(await workbook(10), 10_005)).toBeUndefined();
    expect(await refusal(await workbook(11), 10_005)).toMatchObject(tooLarge);
  });

  it('when many cells continue in the same long text', async () => {
    const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>${continued}</t></is></c></row>`;
    const workbook = (rows: number) =>
      workbookFrom({
        sheets: {
          Cards: sheetOf([title]).replace('</sheetData>', `${row.repeat(rows)}</sheetData>`),
          [longTexts]: sheetOf([['Cards', 'A2', 'x'.repeat(1000)].map(textCell)]),
        },
      });
    expect((await readXlsx(await workbook(1), 2000)).rows).toEqual([['x'.repeat(1000)]]);
    expect(await refusal(await workbook(5), 2000)).toMatchObject(tooLarge);
  });
});

describe('a damaged workbook is refused', () => {
  it('when a sheet was cut off before it was packed', async () => {
    const sheet = sheetOf([[textCell('title')], [textCell('one')], [textCell('two')]]);
    const workbook = (xml: string) => workbookFrom({ sheets: { Cards: xml } });
    expect((await readXlsx(await workbook(sheet), 1000)).rows).toEqual([['one'], ['two']]);
    expect(await refusal(await workbook(sheet.slice(0, sheet.lastIndexOf('<row>'))))).toMatchObject(damaged);
    expect(await refusal(await workbook(sheet.replace('</worksheet>', '')))).toMatchObject(damaged);
  });

  it('when the shared texts were cut off before they were packed', async () => {
    const sheets = { Cards: sheetOf([[sharedCell(0)]]) };
    const sharedStrings = '<sst><si><t>title</t></si></sst>';
    expect((await readXlsx(await workbookFrom({ sheets, sharedStrings }), 1000)).header).toEqual(['title']);
    const cut = sharedStrings.replace('</sst>', '');
    expect(await refusal(await workbookFrom({ sheets, sharedStrings: cut }))).toMatchObject(damaged);
  });
});

const known = (header: readonly string[]) =>
  header.includes('title') ? header.filter((name) => ['title', 'source'].includes(name)).length : 0;
const table = [['title', 'source'].map(textCell), ['A signal', 'x'].map(textCell)];

describe('the table of a workbook', () => {
  const notes = [[textCell('How to fill this list')], [textCell('One row for each signal')]];
  const summary = [['Sheet', 'Rows'].map(textCell), ['Signals', '1'].map(textCell)];

  it.each([
    ['a sheet with explanations', { 'Read me': sheetOf(notes), Signals: sheetOf(table) }],
    ['a sheet with a summary', { Summary: sheetOf(summary), Signals: sheetOf(table), Later: sheetOf(table) }],
    ['an empty sheet', { Empty: sheetOf([]), Signals: sheetOf(table) }],
  ])('is found behind %s, and another sheet can be chosen', async (_what, sheets) => {
    const workbook = await workbookFrom({ sheets });
    const found = await readXlsx(workbook, 1000, { knownIn: known });
    expect(found).toMatchObject({ sheet: 'Signals', sheets: Object.keys(sheets), rows: [['A signal', 'x']] });
    const [first = ''] = Object.keys(sheets);
    if (first !== 'Empty') expect((await readXlsx(workbook, 1000, { sheet: first })).sheet).toBe(first);
    await expect(readXlsx(workbook, 1000, { sheet: 'None' })).rejects.toThrow('no sheet «None»');
  });

  it('is found below a title and empty rows, by the numbers of the rows', async () => {
    const rows = ['<row r="1"><c r="A1" t="inlineStr"><is><t>Signals</t></is></c></row>', '<row r="4">', '<row r="5">'];
    const [title, header, first] = rows;
    const xml = sheetOf(table)
      .replace('<row>', `${title}${header}`)
      .replace('<row>', first ?? '');
    const file = await readXlsx(await workbookFrom({ sheets: { Signals: xml } }), 1000, { knownIn: known });
    expect(file).toMatchObject({ headerRow: 4, header: ['title', 'source'], rows: [['A signal', 'x']] });
    expect(file.firstRows.map(({ number }) => number)).toEqual([1, 4, 5]);
  });

  it('is the first sheet with several columns if none is known', async () => {
    const sheets = { Notes: sheetOf(notes), Data: sheetOf(summary) };
    expect((await readXlsx(await workbookFrom({ sheets }), 1000, { knownIn: known })).sheet).toBe('Data');
    expect((await readXlsx(await workbookFrom({ sheets: { Notes: sheets.Notes } }), 1000)).sheet).toBe('Notes');
  });
});

describe('the links of a workbook', () => {
  const formula = (text: string, shown = 'Read', attributes = '') =>
    `<c t="str"><f${attributes}>${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</f><v>${shown}</v></c>`;
  const linksOf = async (...cells: string[]) => {
    const rows = cells.map((cell, at) => [textCell(`https://a.example/${at}`), cell]);
    const file = await readXlsx(await workbookFrom({ sheets: { S: sheetOf([table[0] ?? [], ...rows]) } }), 10_000);
    return cells.map((_, at) => [file.rows[at]?.[1], file.linkOf?.(at, 1)]);
  };

  it('are those of formulas, whatever their address is made of', async () => {
    const given = await linksOf(
      formula('HYPERLINK("https://b.example/?a=1&b=2#c","Read, ""this""")'),
      formula('IF(A3="","",HYPERLINK("https://b.example/"&"x" & $A$2))'),
      formula('hyperlink(A4)', '', ' t="shared" ref="B4:B5" si="0"'),
      formula('', 'shown', ' t="shared" si="0"'),
      formula('HYPERLINK("https://b.example/y","Without a result")', ''),
    );
    expect(given).toEqual([
      ['Read', 'https://b.example/?a=1&b=2#c'],
      ['Read', 'https://b.example/xhttps://a.example/0'],
      [undefined, 'https://a.example/2'],
      ['shown', 'https://a.example/3'],
      ['Without a result', 'https://b.example/y'],
    ]);
  });

  it('are none of formulas that calculate the address in another way', async () => {
    const given = ['HYPERLINK(LOWER(A2),"x")', 'HYPERLINK(Other!A2)', 'HYPERLINK(', 'HYPERLINK("a"', 'SUM(A1)'];
    expect((await linksOf(...given.map((text) => formula(text)))).map(([, link]) => link)).toEqual(
      given.map(() => undefined),
    );
  });
});
