import { tableTypes } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from '#features/imports/read-file.rules.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { sharedCell, sheetOf, textCell, workbookFrom } from '#test/support/workbook.ts';

let product: Product;
let project: string;
let ada: Client;
let send: (body: string) => ReturnType<Product['anonymous']['send']>;

beforeAll(async () => {
  // Other tests check how long reading may take; this limit is long enough for every machine.
  product = await startProduct({}, { importReadMs: 600_000 });
  ada = (await product.make.administrator()).client;
  ({ project } = await product.make.project(ada));
  send = (body) => ada.send('POST', `/v1/projects/${project}/imports?dry_run=true`, { body, type: 'text/csv' });
});
afterAll(() => product?.stop());

/** Does work and counts how many other calls are answered before it is done. */
async function answeredDuring<T>(work: () => Promise<T>): Promise<{ result: T; answered: number }> {
  let isDone = false;
  let answered = 0;
  const asking = (async () => {
    while (!isDone) {
      expect((await product.anonymous.send('GET', '/healthz')).status).toBe(200);
      if (!isDone) answered += 1;
    }
  })();
  const result = await work().finally(() => {
    isDone = true;
  });
  await asking;
  return { result, answered };
}

const table = (rows: number, cell: string) =>
  `title,description\n${Array.from({ length: rows }, (_, n) => `row ${n},${cell}`).join('\n')}`;

describe('a file that is made to keep the server busy', () => {
  it.each([
    [
      'one cell of 40,960 nested elements',
      table(1, '<div>'.repeat(40_960)),
      'cell_too_deep',
      /^Row 1, column 2 \(«description»\)/,
    ],
    [
      'one cell of 6,400 nested lists',
      table(1, '<ul><li>'.repeat(6400)),
      'cell_too_deep',
      /^Row 1, column 2 \(«description»\)/,
    ],
    [
      '2,000 cells of 400 nested elements',
      table(2000, '<div>'.repeat(400)),
      'cell_too_deep',
      /^Row 1, column 2 \(«description»\)/,
    ],
    [
      'a header of 3,000,000 columns',
      `title${','.repeat(3_000_000)}`,
      'too_many_columns',
      /^The header .* column 201 /,
    ],
    ['a row of 3,000,000 columns', `title\nA${','.repeat(3_000_000)}`, 'too_many_columns', /^Row 1 .* column 201 /],
  ])('with %s is refused with the place, and others are answered meanwhile', async (_what, body, code, detail) => {
    const { result, answered } = await answeredDuring(() => send(body));
    expect([result.status, result.errors[0]?.code]).toEqual([422, code]);
    expect(result.errors[0]?.detail).toMatch(detail);
    expect(answered).toBeGreaterThan(0);
  });

  it('is read outside the main thread, however long it takes', async () => {
    // Deep, but within the limits: reading it takes about a second.
    const file = table(300, `${'<div>'.repeat(95)}x${'</div>'.repeat(95)}`.repeat(2));
    const { result, answered } = await answeredDuring(() => send(file));
    expect(result.status).toBe(200);
    expect(answered).toBeGreaterThan(20);
    // Control: in the main thread no other call is answered during the same work.
    const nobody = { onHead: () => undefined, onRows: () => undefined, onCell: () => undefined };
    const control = await answeredDuring(async () =>
      readFile(Buffer.from(file), { overrides: {}, repair: true }, nobody),
    );
    expect(control.answered).toBe(0);
  });
});

describe('a small workbook in which many cells refer to one long text', () => {
  const workbook = (header: readonly string[], long: number, rows: number) =>
    workbookFrom({
      sheets: {
        Cards: sheetOf([
          header.map(textCell),
          ...Array.from({ length: rows }, (_, row) =>
            header.map((_, column) => (column < long ? textCell(`${row}`) : sharedCell(0))),
          ),
        ]),
      },
      sharedStrings: `<sst><si><t>${'many words '.repeat(4000)}</t></si></sst>`,
    });
  const [, type] = tableTypes;
  const sent = async (path: string, bytes: Uint8Array) =>
    ada.send('POST', `/v1/projects/${project}/${path}`, { body: new Uint8Array(bytes), type });

  it('is refused as cards when its cells have more letters than a file may have bytes', async () => {
    const of = (rows: number) => workbook(['title', 'description', 'relevance'], 1, rows);
    const large = await of(10_000);
    expect(large.length).toBeLessThan(200_000);
    const { status, text } = await sent('imports?dry_run=true', large);
    expect({ status, code: JSON.parse(text).errors[0].code }).toEqual({ status: 400, code: 'malformed_xlsx' });
    expect(text).toContain('too large when it is unpacked');
    expect((await sent('imports?dry_run=true', await of(10))).status).toBe(200);
  });

  it('is refused as a radar when its cells have more letters than a file may have bytes', async () => {
    const of = (rows: number) => workbook(['name', 'ring', 'quadrant', 'other'], 3, rows);
    const { status, text } = await sent('radar-imports?title=T&dry_run=true', await of(900));
    expect({ status, code: JSON.parse(text).errors[0].code }).toEqual({ status: 400, code: 'malformed_xlsx' });
    expect(text).toContain('too large when it is unpacked');
    expect((await sent('radar-imports?title=T&dry_run=true', await of(5))).status).toBe(200);
  });
});
