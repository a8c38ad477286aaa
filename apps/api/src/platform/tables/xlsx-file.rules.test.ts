import { limits } from '@foreglow/contract/limits';
import { describe, expect, it } from 'vitest';
import { sharedCell, sheetOf, textCell, workbookFrom } from '../../../test/support/workbook.ts';
import { Problem } from '../http/problem.ts';
import { continued, longTexts } from './long-texts.rules.ts';
import { readXlsx } from './xlsx-file.rules.ts';

const refusal = (bytes: Uint8Array, letters: number = limits.importBytes) => {
  try {
    readXlsx(bytes, letters);
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
    expect(refusal(await workbook(10), 10_005)).toBeUndefined();
    expect(refusal(await workbook(11), 10_005)).toMatchObject(tooLarge);
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
    expect(readXlsx(await workbook(1), 2000).rows).toEqual([['x'.repeat(1000)]]);
    expect(refusal(await workbook(5), 2000)).toMatchObject(tooLarge);
  });
});

describe('a damaged workbook is refused', () => {
  it('when a sheet was cut off before it was packed', async () => {
    const sheet = sheetOf([[textCell('title')], [textCell('one')], [textCell('two')]]);
    const workbook = (xml: string) => workbookFrom({ sheets: { Cards: xml } });
    expect(readXlsx(await workbook(sheet), 1000).rows).toEqual([['one'], ['two']]);
    expect(refusal(await workbook(sheet.slice(0, sheet.lastIndexOf('<row>'))))).toMatchObject(damaged);
    expect(refusal(await workbook(sheet.replace('</worksheet>', '')))).toMatchObject(damaged);
  });

  it('when the shared texts were cut off before they were packed', async () => {
    const sheets = { Cards: sheetOf([[sharedCell(0)]]) };
    const sharedStrings = '<sst><si><t>title</t></si></sst>';
    expect(readXlsx(await workbookFrom({ sheets, sharedStrings }), 1000).header).toEqual(['title']);
    const cut = sharedStrings.replace('</sst>', '');
    expect(refusal(await workbookFrom({ sheets, sharedStrings: cut }))).toMatchObject(damaged);
  });
});
