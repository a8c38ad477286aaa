import { limits, tableTypes } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { declareBody } from '#test/support/declare-body.ts';
import { exportedCard } from '#test/support/exported.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { sheetOf, textCell, workbookFrom } from '#test/support/workbook.ts';
import { writtenCards } from '#test/support/written-cards.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ workspace } = await product.make.project(ada));
});
beforeEach(async () => {
  const made = await ada.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Import', workspace_slug: workspace } } },
  });
  project = made.body.data.id;
});
afterAll(() => product?.stop());

type Query = {
  charset?: 'euc-kr';
  sheet?: string;
  header_row?: string;
  left_out?: string;
  date_order?: 'month_first';
  lost_letters?: 'keep';
  dry_run?: 'true' | 'false';
  duplicates?: 'skip' | 'keep';
  encoding?: 'repair' | 'keep';
  mapping?: string;
};
const importing = (body: string, given: Query = {}) =>
  ada.call('POST /v1/projects/{id}/imports', { params: { id: project }, query: given, body });
const cards = async () =>
  (
    await ada.call('GET /v1/projects/{id}/cards', {
      params: { id: project },
      query: { sort: 'created_at', 'page[size]': '100' },
    })
  ).body.data.map(({ attributes }) => attributes);
const total = async () =>
  (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.meta.total_record_count;
const rows = (count: number) => `title\n${Array.from({ length: count }, (_, n) => `row ${n}`).join('\n')}`;

describe('an import', () => {
  it('takes the highlights of one book as different cards, unless their text is repeated', async () => {
    const file = [
      'Highlight,Book Title,Book Author,URL',
      'One sentence,Heat,Ada,https://example.org/heat',
      'Another one,Heat,Ada,https://example.org/heat',
      'One sentence,Heat,Ada,https://example.org/heat',
      'One sentence,Night,Grace,',
    ].join('\n');
    const { counts, rows: read } = (await importing(file, { dry_run: 'true' })).body.data.attributes;
    expect(counts).toMatchObject({ new: 3, duplicate: 1, invalid: 0 });
    expect(read.map(({ reasons }) => reasons.map(({ code, row }) => `${code} ${row}`))).toEqual([
      [],
      [],
      ['duplicate_address 1', 'duplicate_title 1'],
      [],
    ]);
    expect((await importing(file)).body.data.attributes.counts.created).toBe(3);
    // Importing the file again is harmless.
    expect((await importing(file)).body.data.attributes.counts).toMatchObject({ new: 0, duplicate: 4, created: 0 });
    // Control: in other files the same address is a duplicate, whatever the text.
    const plain = 'Text,Title,URL\nOne,Cold,https://example.org/cold\nTwo,Ice,https://example.org/cold';
    expect((await importing(plain)).body.data.attributes.counts).toMatchObject({ new: 1, duplicate: 1 });
  });

  it('makes a card of every row, with all its columns', async () => {
    const file = [
      '\ufeffÜberschrift;Beschreibung;Schlagwörter;Quelle;Datum;Öffentlich',
      '"Ziegel; die ""Wärme"" speichern";<p>Ein <b>Ofen</b></p><script>alert(1)</script>;Ofen | social;https://example.org/z;3.1.2026;ja',
      '"Zweite\r\nZeile";"eins\r\nzwei";;;;Entwurf',
    ].join('\r\n');
    const answer = await importing(file);
    expect(answer.status).toBe(201);
    expect(answer.body.data.attributes).toMatchObject({
      counts: { new: 2, duplicate: 0, invalid: 0, created: 2 },
      separator: ';',
      columns: ['title', 'description', 'tags', 'source_url', 'created_at', 'public'].map((field) => ({ field })),
    });
    expect(answer.body.data.attributes.card_slugs).toEqual((await cards()).map(({ slug }) => slug));
    expect(await cards()).toMatchObject([
      {
        title: 'Ziegel; die "Wärme" speichern',
        description: 'Ein **Ofen**',
        tags: [
          { name: 'Ofen', sticky: false },
          { name: 'Social', sticky: false },
        ],
        source_url: 'https://example.org/z',
        created_at: '2026-01-03T10:00:00.000Z',
        public: true,
        ai_assistant: false,
      },
      { title: 'Zweite Zeile', description: 'eins\nzwei', tags: [], source_url: null, public: false },
    ]);
  });

  it('accepts an exported workbook without changes', async () => {
    const body = new Uint8Array(
      await writtenCards([exportedCard({ title: '=1+1 <b>', aiAssisted: true, isDraft: true })], 'xlsx'),
    );
    const [, type] = tableTypes;
    const answer = await ada.send('POST', `/v1/projects/${project}/imports`, { body, type });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text).data.attributes).toMatchObject({ counts: { created: 1 }, separator: null });
    expect(await cards()).toMatchObject([
      { title: '=1+1 <b>', ai_assistant: true, public: false, created_at: '2026-01-02T03:04:05.678Z' },
    ]);
  });

  it('refuses a row of a workbook with half a character, and only that', async () => {
    const rows = ['title', 'Half an emoji: _xD83D_', 'A whole one: _xD83C__xDF05_'].map((text) => [textCell(text)]);
    const body = await workbookFrom({ sheets: { Cards: sheetOf(rows) } });
    const [, type] = tableTypes;
    const answer = await ada.send('POST', `/v1/projects/${project}/imports`, { body: new Uint8Array(body), type });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text).data.attributes.rows).toMatchObject([
      { outcome: 'invalid', reasons: [{ code: 'control_characters' }] },
      { outcome: 'new' },
    ]);
    expect(await cards()).toMatchObject([{ title: 'A whole one: 🌅' }]);
  });

  it('shows rows with the same time in the order of the file', async () => {
    await importing(`title,date\n${Array.from({ length: 12 }, (_, n) => `in order ${n},2026-01-02`).join('\n')}`);
    const list = await ada.call('GET /v1/projects/{id}/cards', {
      params: { id: project },
      query: { 'filter[search]': 'in order' },
    });
    expect(list.body.data.map((card) => card.attributes.title)).toEqual(
      Array.from({ length: 12 }, (_, n) => `in order ${n}`),
    );
  });

  it('as a dry run reports the same outcomes and changes nothing', async () => {
    await product.make.card(ada, project, { title: 'Known' });
    const before = await ada.send('GET', `/v1/projects/${project}`);
    const file = 'title,tags,public\nNew,fresh tag,yes\nknown,,\nFaulty,,maybe';
    const dry = await importing(file, { dry_run: 'true' });
    expect(dry.status).toBe(200);
    expect(dry.body.data.attributes.counts).toEqual({ new: 1, duplicate: 1, invalid: 1 });
    expect((await ada.send('GET', `/v1/projects/${project}`)).text).toBe(before.text);
    const wet = await importing(file);
    expect(wet.body.data.attributes.rows).toEqual(dry.body.data.attributes.rows);
    expect(wet.body.data.attributes.counts).toEqual({ new: 1, duplicate: 1, invalid: 1, created: 1 });
  });

  it('keeps rows whose date cannot be read, and ignores a «Status» that says something else', async () => {
    const file = 'Name,Created time,Status\nOne,"January 14, 2026 9:30 AM",In progress\nTwo,31.2.2026,Done';
    const answer = await importing(file);
    expect(answer.body.data.attributes.counts).toMatchObject({ invalid: 0, created: 2 });
    expect(answer.body.data.attributes.columns.map(({ field }) => field)).toEqual(['title', 'created_at', null]);
    expect(answer.body.data.attributes.rows[1]?.notes).toEqual([{ code: 'date_unread', field: 'created_at' }]);
    // Control: the same column with values that say whether the cards are published.
    const flags = await importing('Name,Status\nThree,draft\nFour,published', { dry_run: 'true' });
    expect(flags.body.data.attributes.columns.map(({ field }) => field)).toEqual(['title', 'public']);
  });

  it('of the same file again gives only duplicates, and imports them on request', async () => {
    const file = 'title,url\nOne,https://example.org/1\nTwo,\nThree,https://example.org/3';
    await importing(file);
    const again = await importing(file);
    expect(again.body.data.attributes.counts).toEqual({ new: 0, duplicate: 3, invalid: 0, created: 0 });
    expect(await total()).toBe(3);
    const kept = await importing(file, { duplicates: 'keep' });
    expect(kept.body.data.attributes.counts).toMatchObject({ duplicate: 3, created: 3 });
    expect(await total()).toBe(6);
  });

  it('finds duplicates by address and by title, in the project and in the file, and names the original', async () => {
    const known = await product.make.card(ada, project, { title: 'Known!', source_url: 'https://example.org/a' });
    const answer = await importing(
      [
        'title,url',
        'Other words,http://www.example.org/a/?utm_source=x#top',
        'KNOWN,',
        'Fresh,https://example.org/b',
        '«fresh»,',
        'More words,https://example.org/b/',
        'Fresh air,https://example.org/c',
        'Known,',
      ].join('\n'),
      { dry_run: 'true' },
    );
    const found = answer.body.data.attributes.rows.map(({ outcome, reasons }) => [
      outcome,
      ...reasons.map(({ code, card_slug, row }) => [code, card_slug, row]),
    ]);
    expect(found).toEqual([
      ['duplicate', ['duplicate_address', known, null]],
      ['duplicate', ['duplicate_title', known, null]],
      ['new'],
      ['duplicate', ['duplicate_title', null, 3]],
      ['duplicate', ['duplicate_address', null, 3]],
      ['new'],
      ['duplicate', ['duplicate_title', known, null], ['duplicate_title', null, 2]],
    ]);
  });

  it('repairs text that was decoded wrongly before, unless asked not to', async () => {
    const file = 'title\nìž¬ê±´ì¶• in Seoul';
    const answer = await importing(file, { encoding: 'keep' });
    const notes = [{ code: 'text_misread', field: 'title' }];
    expect(answer.body.data.attributes.rows).toMatchObject([{ outcome: 'new', notes }]);
    await importing(file);
    expect((await cards()).map(({ title }) => title)).toEqual(['ìž¬ê±´ì¶• in Seoul', '재건축 in Seoul']);
  });

  it('leaves out rows whose letters cannot be found again, unless asked to take them', async () => {
    const file = 'title\nCaf\ufffd\nWhole';
    const { rows, counts } = (await importing(file)).body.data.attributes;
    expect(counts).toMatchObject({ new: 1, invalid: 1, created: 1 });
    expect(rows[0]?.reasons).toMatchObject([{ code: 'letters_lost', field: 'title' }]);
    const kept = await importing(file, { lost_letters: 'keep' });
    expect(kept.body.data.attributes.rows[0]).toMatchObject({ outcome: 'new', notes: [{ code: 'letters_lost' }] });
  });

  it('reads a file in Windows-1252, as spreadsheet programs save it, and says so', async () => {
    // “é”, ü and € in this encoding.
    const [one, two] = [
      [0x93, 0xe9, 0x94],
      [0xfc, 0x80],
    ];
    const body = new Uint8Array([...Buffer.from('title;\xdcberschrift\n', 'latin1'), ...one, 0x3b, ...two]);
    const path = `/v1/projects/${project}/imports?mapping=${encodeURIComponent('{"subtitle":"Überschrift"}')}`;
    for (const query of ['&dry_run=true', '']) {
      const answer = await ada.send('POST', path + query, { body, type: 'text/csv; charset=utf-8' });
      expect(JSON.parse(answer.text).data.attributes).toMatchObject({
        counts: { new: 1, invalid: 0 },
        assumed_encoding: 'windows-1252',
      });
    }
    expect(await cards()).toMatchObject([{ title: '“é”', subtitle: 'ü€' }]);
    const inUtf8 = await importing('title\nWärme', { dry_run: 'true' });
    expect(inUtf8.body.data.attributes).not.toHaveProperty('assumed_encoding');
  });

  it('is read as the caller chooses, and says how it was read', async () => {
    const file = 'Signals\ntitle,date,place\nA,3/4/2026,Seoul';
    const read = async (query: Query) => (await importing(file, { dry_run: 'true', ...query })).body.data.attributes;
    const found = await read({});
    expect(found).toMatchObject({ charset: 'utf-8', sheet: null, header_row: 2, ambiguous_dates: 'day_first' });
    expect(found.first_rows[1]).toEqual({ row: 2, cells: ['title', 'date', 'place'] });
    expect(found.columns.map(({ appended }) => appended)).toEqual([false, false, true]);
    const chosen = await read({ left_out: '["place"]', date_order: 'month_first' });
    expect(chosen).toMatchObject({ ambiguous_dates: 'month_first', columns: [{}, {}, { appended: false }] });
    const korean = await read({ charset: 'euc-kr', header_row: '1', mapping: '{"title":"Signals"}' });
    expect(korean).toMatchObject({ charset: 'euc-kr', header_row: 1, columns: [{ header: 'Signals' }] });
    await importing(file, { date_order: 'month_first' });
    expect(await cards()).toMatchObject([{ description: 'place: Seoul', created_at: '2026-03-04T10:00:00.000Z' }]);
    for (const query of [{ header_row: '9' }, { left_out: '{}' }, { sheet: 'Cards' }] as Query[]) {
      expect((await importing(file, query)).status).toBe(400);
    }
  });

  it('does not find duplicates in the trash or in other projects', async () => {
    const trashed = await product.make.card(ada, project, { title: 'Gone' });
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    await product.make.card(ada, (await product.make.project(ada)).project, { title: 'Elsewhere' });
    const answer = await importing('title\nGone\nElsewhere');
    expect(answer.body.data.attributes.counts).toMatchObject({ new: 2, created: 2 });
  });

  it('uses the requested mapping of columns', async () => {
    const file = 'title,headline,notes\nwrong,Right,text';
    const mapping = JSON.stringify({ title: 'headline', description: null, relevance: 'notes' });
    await importing(file, { mapping });
    expect(await cards()).toMatchObject([{ title: 'Right', description: null, relevance: 'text' }]);
  });

  it('reads dates in the order of day and month that the file uses', async () => {
    await importing('title,date\nA,2/1/2026\nB,2/13/2026\nC,"Feb 3, 2026"');
    expect((await cards()).map(({ created_at }) => created_at.slice(0, 10))).toEqual([
      '2026-02-01',
      '2026-02-03',
      '2026-02-13',
    ]);
  });
});

describe('a file that cannot be imported', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, number, string]>([
    ['is empty', '', 400, 'malformed_csv'],
    ['has a quote that is never closed', 'title\n"a', 400, 'malformed_csv'],
    ['is binary', new Uint8Array([...Buffer.from('title\nM\u00e4rz\0', 'latin1')]), 400, 'wrong_encoding'],
    ['has no column of titles', 'weather\nfine', 422, 'no_title_column'],
    ['has too many rows', rows(limits.importRows + 1), 422, 'too_many_rows'],
  ])('is refused with a sentence if it %s, and nothing is created', async (_what, body, status, code) => {
    const answer = await ada.send('POST', `/v1/projects/${project}/imports`, { body, type: 'text/csv' });
    expect([answer.status, answer.errors[0]?.code]).toEqual([status, code]);
    expect(answer.errors[0]?.detail).toMatch(/\.$/);
    expect(await total()).toBe(0);
  });

  it('without a column of titles is refused with the names of its columns, each whole', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `Column, number ${at} ${'x'.repeat(30)}`);
    const { errors } = await importing(
      ['Title, original', ...long]
        .map((name) => `"${name}"`)
        .join(',')
        .concat('\nA'),
    );
    const names = [...(errors[0]?.detail ?? '').matchAll(/«([^»]*)»/g)].map(([, name]) => name);
    expect(names.slice(0, 2)).toEqual(['Title, original', long[0]]);
    expect(names.length).toBeGreaterThan(30);
    expect(names.slice(1)).toEqual(long.slice(0, names.length - 1));
  });

  it('is refused before it is read if it is too large', async () => {
    const path = `/v1/projects/${project}/imports`;
    const { token } = await product.make.administrator();
    const sent = { method: 'POST', path, type: 'text/csv', token };
    expect(await declareBody(product.address, { ...sent, bytes: limits.importBytes + 1 })).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it.each([
    ['names no column of the file', '{"title":"nowhere"}'],
    ['is not JSON', 'title'],
    ['is not an object', '["title"]'],
    ['has a field that cards do not have', '{"creator":"title"}'],
    ['has a column that is not a name', '{"title":7}'],
  ])('is refused with a mapping that %s', async (_what, mapping) => {
    const answer = await importing('title\nA', { mapping });
    expect([answer.status, answer.errors[0]?.source?.parameter]).toEqual([400, 'mapping']);
    expect(await total()).toBe(0);
  });

  it('with only a header creates nothing, which is not a failure', async () => {
    const answer = await importing('title,tags\n');
    expect([answer.status, answer.body.data.attributes.rows]).toEqual([201, []]);
  });
});
