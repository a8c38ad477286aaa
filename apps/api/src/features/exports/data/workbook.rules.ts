import { xmlText } from './sheet.rules.ts';

// The parts of a workbook apart from its sheets, by ECMA-376.

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const contentTypes = (sheets: number): string =>
  [
    `${declaration}<Types xmlns="${packaged}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    `<Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/>`,
    `<Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>`,
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    ...numbers(sheets).map(
      (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
    ),
    '</Types>',
  ].join('');

export const packageRelations = [
  `${declaration}<Relationships xmlns="${packaged}/relationships">`,
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/>`,
  `<Relationship Id="rId2" Type="${packaged}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  '</Relationships>',
].join('');

export const properties = (title: string, created: Date): string =>
  [
    `${declaration}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" `,
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ',
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${xmlText(title)}</dc:title><dc:creator>Foreglow</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${created.toISOString()}</dcterms:created></cp:coreProperties>`,
  ].join('');

export const workbook = (names: readonly string[]): string =>
  [
    `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews><sheets>`,
    ...names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`),
    '</sheets></workbook>',
  ].join('');

export const workbookRelations = (sheets: number): string =>
  [
    `${declaration}<Relationships xmlns="${packaged}/relationships">`,
    ...numbers(sheets).map(
      (n) => `<Relationship Id="rId${n}" Type="${office}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    ),
    `<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ].join('');

/** The XML of a sheet's link addresses: before them, for each of them, and after them. */
export const linkRelations = {
  before: `${declaration}<Relationships xmlns="${packaged}/relationships">`,
  link: (address: string, at: number): string =>
    `<Relationship Id="rId${at + 1}" Type="${office}/hyperlink" Target="${xmlText(address)}" TargetMode="External"/>`,
  after: '</Relationships>',
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const top = '<alignment vertical="top" wrapText="1"/>';
const topOneLine = '<alignment vertical="top"/>';
const format = (font: number, alignment: string, rest = '', fill = 0, border = 1) =>
  `<xf xfId="0" fontId="${font}" fillId="${fill}" borderId="${border}" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" ${rest}>${alignment}</xf>`;
const hairline = (color: string) =>
  `<border><left/><right/><top/><bottom style="thin"><color rgb="FF${color}"/></bottom><diagonal/></border>`;
const font = (color: string, rest = '') =>
  `<font>${rest}<sz val="11"/><color rgb="FF${color}"/><name val="Calibri"/><family val="2"/></font>`;

/** Ink on white, hairlines between the rows, the header on paper. `styles` contains the indexes of the formats. */
export const styleSheet = [
  `${declaration}<styleSheet xmlns="${main}">`,
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>',
  `<fonts count="3">${font('1B1A2B')}${font('1B1A2B', '<b/>')}${font('3D348B', '<u/>')}</fonts>`,
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF3EFE8"/><bgColor indexed="64"/></patternFill></fill></fills>',
  `<borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border>${hairline('E8E2D9')}${hairline('8B879C')}</borders>`,
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  format(1, '<alignment vertical="center"/>', 'numFmtId="49" applyNumberFormat="1"', 2, 2),
  format(0, top, 'numFmtId="0"'),
  format(0, top, 'numFmtId="0" quotePrefix="1"'),
  format(0, topOneLine, 'numFmtId="164" applyNumberFormat="1"'),
  format(2, top, 'numFmtId="0"'),
  format(0, topOneLine, 'numFmtId="0"'),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');
