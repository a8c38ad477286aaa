import { limits, serverLimits } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import { readCsv } from './csv-file.rules.ts';

const read = (text: string) => readCsv(Buffer.from(text));
/** Without how the file was read. */
const tableIn = (bytes: Uint8Array | string) => {
  const { separator, header, rows } = readCsv(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  return { separator, header, rows };
};

function refusal(bytes: Uint8Array | string): { code: string | undefined; detail: string | undefined } {
  try {
    readCsv(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { code: error.items[0]?.code, detail: error.items[0]?.detail };
  }
  throw new Error('The file was read.');
}

describe('a CSV file', () => {
  const separators = [
    [',', ','],
    [';', ';'],
    ['\t', 'tab'],
  ] as const;
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'é', '🌅', ',', ';', '\t', '"', '\n', '\r\n', ' ', '7', '|'), maxLength: 8 })
    .map((value) => `x${value}x`);
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { maxLength: 6 }));

  it('returns what was written into it, whatever separates its cells and lines', () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...separators),
        fc.constantFrom('\n', '\r\n', '\r'),
        fc.boolean(),
        (rows, [separator, name], end, mark) => {
          const header = Array.from({ length: rows[0]?.length ?? 2 }, (_, at) => `column ${at}`);
          const quoted = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(separator));
          const file = tableIn([(mark ? '\ufeff' : '') + header.join(separator), ...quoted].join(end));
          expect(file).toEqual({ separator: name, header, rows });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is split at the most frequent separator outside quotes in its first line', () => {
    expect(read('"a, b, c";d\n1;2').separator).toBe(';');
    expect(read('a,b;c,d\n').separator).toBe(',');
    expect(read('title\nA, B; C').separator).toBe(',');
  });

  it('may begin with empty lines, which are ignored', () => {
    expect(tableIn('\r\n\n;;\ntitle;tags\nA;b\n\n;\nC;d\n')).toEqual({
      separator: ';',
      header: ['title', 'tags'],
      rows: [
        ['A', 'b'],
        ['C', 'd'],
      ],
    });
  });

  it('with only a header has no rows', () => {
    expect(read('title,tags').rows).toEqual([]);
    expect(read('title,tags\r\n').rows).toEqual([]);
  });

  it('that is empty is rejected', () => {
    for (const text of ['', '\ufeff', '\n\n', ' , \n']) expect(refusal(text).code).toBe('malformed_csv');
  });

  it('may be UTF-16 if its byte order mark says so', () => {
    const file = Buffer.from('\ufefftitle\ttags\nMärz\tb', 'utf16le');
    const expected = { separator: 'tab', header: ['title', 'tags'], rows: [['März', 'b']] };
    expect(tableIn(file)).toEqual(expected);
    expect(tableIn(Buffer.from(file).swap16())).toEqual(expected);
  });

  it('may begin with a line that names its separator', () => {
    const rows = { header: ['title, or name', 'tags'], rows: [['A', 'b']] };
    for (const line of ['sep=;\r\n', '\ufeff"sep=;"\n', 'SEP=;\r']) {
      expect(tableIn(`${line}title, or name;tags\nA;b`)).toEqual({ separator: ';', ...rows });
    }
    expect(readCsv(Buffer.from('sep=,\nA;B;C,D\n'))).toMatchObject({ separator: ',', header: ['A;B;C', 'D'] });
    expect(readCsv(Buffer.from('sep=|\n'))).toMatchObject({ header: ['sep=|'] });
  });

  it('that is not UTF-8 is read as Windows-1252, and says so', () => {
    const title = Buffer.from('Titel;tags\r\n');
    const row = Buffer.from([0x93, 0x43, 0x61, 0x66, 0xe9, 0x94, 0x20, 0xfc, 0x20, 0x80, 0x09, 0x3b, 0x85, 0xff]);
    const bytes = Buffer.concat([title, row]);
    const table = { separator: ';', header: ['Titel', 'tags'], rows: [['“Café” ü €\t', '…ÿ']] };
    expect(readCsv(bytes)).toMatchObject({ ...table, charset: 'windows-1252', assumedEncoding: 'windows-1252' });
    // Control: the same text in UTF-8.
    const control = read('Titel;tags\r\n“Café” ü €\t;…ÿ');
    expect(control).toMatchObject({ ...table, charset: 'utf-8', assumedEncoding: undefined });
  });

  it('in an encoding that is not known is rejected with advice on what to do', () => {
    const western = (...bytes: number[]) => Buffer.from([...Buffer.from('title\nM\u00e4rz', 'latin1'), ...bytes]);
    const others = [
      // Half a surrogate pair.
      Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
      // A byte order mark of UTF-8.
      Buffer.concat([Buffer.from('\ufeff'), western()]),
      ...[0x00, 0x08, 0x0b, 0x0c, 0x1f, 0x7f].map((control) => western(control)),
      // A letter of DOS behind one of Windows, and signs between letters in every encoding.
      western(0x90),
      Buffer.from('title\na\xa7b\xa4c\xa8d\xb6e\xb1f', 'latin1'),
    ];
    expect(readCsv(western(0x09, 0x0d, 0x0a)).rows).toEqual([['März\t']]);
    for (const bytes of others) {
      expect(refusal(bytes).code).toBe('wrong_encoding');
      expect(refusal(bytes).detail).toContain('UTF-8');
    }
  });

  it('is read in the encoding that is chosen, and what it does not have becomes U+FFFD', () => {
    const bytes = Buffer.from('title\nM\u00e4rz\x81', 'latin1');
    expect(readCsv(bytes, { charset: 'windows-1251' })).toMatchObject({
      rows: [['MдrzЃ']],
      assumedEncoding: undefined,
    });
    expect(readCsv(bytes, { charset: 'utf-8' }).rows).toEqual([['M\ufffdrz\ufffd']]);
  });

  const known = (header: readonly string[]) =>
    header.includes('title') ? header.filter((name) => ['title', 'source', 'tags'].includes(name)).length : 0;

  it.each([
    ['a title', 'Signals, spring 2026;;\n;;\ntitle;source;x\nA;b;c', 3],
    ['a title without other cells', 'Signals, spring, 2026\n\ntitle;source;x\nA;b;c', 3],
    ['a title over several lines', '"Signals\nspring"\nby;Ada\ntitle;source;x\nA;b;c', 3],
    ['a title with a known name', 'title;;\ntitle;source;x\nA;b;c', 2],
    ['nothing', 'title;source;x\nA;b;c', 1],
  ])('may begin with %s above its table, whose row is found and can be chosen', (_what, text, headerRow) => {
    const table = { separator: ';', header: ['title', 'source', 'x'], rows: [['A', 'b', 'c']], headerRow };
    expect(readCsv(Buffer.from(text), { knownIn: known })).toMatchObject(table);
    expect(readCsv(Buffer.from(text), { knownIn: known, headerRow })).toMatchObject(table);
  });

  it('whose columns are not known begins below a title, or in its first row', () => {
    expect(read('Signals, spring\n\na;b;c\n1;2;3\n4;5;6')).toMatchObject({ headerRow: 3, header: ['a', 'b', 'c'] });
    expect(read('a;b\n1;2')).toMatchObject({ headerRow: 1 });
    expect(read('a\n1\n2')).toMatchObject({ headerRow: 1 });
  });

  it('has a row beyond the first ones as its header if it is chosen, and none that does not exist', () => {
    const text = `${'x\n'.repeat(100)}title,tags\nA,b`;
    const file = readCsv(Buffer.from(text), { headerRow: 101 });
    expect(file).toMatchObject({ header: ['title', 'tags'], rows: [['A', 'b']], headerRow: 101 });
    expect(file.firstRows.at(-1)).toEqual({ number: 101, cells: ['title', 'tags'] });
    expect(() => readCsv(Buffer.from(text), { headerRow: 103 })).toThrow('no row 103');
  });

  it('with a quote that is never closed is rejected with the line', () => {
    const { code, detail } = refusal('title,tags\nA,b\nC,"d\nE,f\n');
    expect(code).toBe('malformed_csv');
    expect(detail).toMatch(/never closed near line \d/);
  });

  it('with a quote in the wrong place is rejected with the line', () => {
    for (const text of ['title\nA "quote" inside', 'title\n"A" and more']) {
      const { code, detail } = refusal(text);
      expect(code).toBe('malformed_csv');
      expect(detail).toMatch(/wrong place near line 2/);
    }
  });

  it(`may have ${limits.importRows} rows and no more`, () => {
    const file = (rows: number) => `title\n${'A\n'.repeat(rows)}`;
    expect(read(file(limits.importRows)).rows).toHaveLength(limits.importRows);
    const { code, detail } = refusal(file(limits.importRows + 1));
    expect(code).toBe('too_many_rows');
    expect(detail).toContain('more than 10000 rows');
  });

  it(`may have ${serverLimits.importColumns} columns in every row and no more, which is noticed at the first`, () => {
    const columns = (count: number) => Array.from({ length: count }, (_, at) => `c${at}`).join(',');
    expect(read(`${columns(serverLimits.importColumns)}\n${columns(serverLimits.importColumns)}`).rows).toHaveLength(1);
    expect(refusal(`title${','.repeat(3_000_000)}`)).toEqual({
      code: 'too_many_columns',
      detail: 'The header has more than 200 columns: column 201 is one too many.',
    });
    expect(refusal(`title\nA\nB${','.repeat(3_000_000)}`)).toEqual({
      code: 'too_many_columns',
      detail: 'Row 2 has more than 200 columns: column 201 is one too many.',
    });
  });

  it('has column names that can be shown', () => {
    const header = (length: number) => `title,${'x'.repeat(length)}`;
    expect(read(header(serverLimits.importColumnNameLength)).header).toHaveLength(2);
    expect(refusal(header(serverLimits.importColumnNameLength + 1))).toEqual({
      code: 'column_name_too_long',
      detail: 'The name of column 2 in the header is longer than 200 characters.',
    });
  });
});
