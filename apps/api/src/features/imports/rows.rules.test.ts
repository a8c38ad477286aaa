import { forCardTexts, type ImportField, importFields, limits, serverLimits } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { continued } from '#platform/tables/long-texts.rules.ts';
import { CellTooDeepError, readRow } from './rows.rules.ts';

const header = [...importFields];
const mapping = Object.fromEntries(header.map((field, at) => [field, at]));

const row = (given: Partial<Record<ImportField, string>>, repair = true) =>
  readRow(
    header.map((field) => given[field] ?? (field === 'title' ? 'A signal' : '')),
    7,
    { header, mapping, order: 'day first', repair },
  );
const faults = (given: Partial<Record<ImportField, string>>) =>
  row(given).faults.map(({ code, field }) => `${code} ${field}`);

describe('a row of a file', () => {
  it('becomes a card with the values of its cells', () => {
    expect(
      row({
        title: '  Bricks   that store heat ',
        subtitle: 'Kilns',
        tags: 'Social; kiln',
        source_url: 'https://example.org/x',
        created_at: '3.1.2026',
        public: 'draft',
      }),
    ).toMatchObject({
      row: 7,
      faults: [],
      card: {
        title: 'Bricks that store heat',
        subtitle: 'Kilns',
        description: null,
        tags: ['Social', 'kiln'],
        source_url: 'https://example.org/x',
        public: false,
        createdAt: new Date('2026-01-03T10:00:00Z'),
      },
    });
  });

  it('has the name of the site at the end of its title as its publisher, and nothing else from there', () => {
    const partsOf = (given: Partial<Record<ImportField, string>>) => {
      const { title, publisher } = row(given).card ?? {};
      return [title, publisher];
    };
    const guardian = { title: 'Heat in July | The Guardian', source_url: 'https://www.theguardian.com/a' };
    expect(partsOf(guardian)).toEqual(['Heat in July', 'The Guardian']);
    expect(partsOf({ ...guardian, publisher: 'Guardian News' })).toEqual(['Heat in July', 'Guardian News']);
    const collected = { title: 'Rural schools - Southwest Ledger', source_url: 'https://news.example.com/rss' };
    expect(partsOf({ ...collected, subtitle: 'Southwest Ledger, 2026-01-13' })[0]).toBe('Rural schools');
    expect(partsOf({ ...collected, publisher: 'Southwest Ledger' })[0]).toBe('Rural schools');
    expect(partsOf({ ...collected, subtitle: 'Southwest Ledger' })).toEqual([collected.title, null]);
    expect(partsOf({ title: 'Trains | Thailand', subtitle: 'Thailand' })).toEqual(['Trains | Thailand', null]);
    // What the product itself exported stays as it was.
    const own = readRow(['Heat | example'], 1, {
      header: ['title'],
      mapping: { title: 0 },
      order: 'day first',
      repair: false,
      isOwn: true,
    });
    expect(own.card?.title).toBe('Heat | example');
    // A title may be as long as a card's without the name.
    const long = 'x'.repeat(limits.titleLength);
    expect(faults({ ...guardian, title: `${long} | The Guardian` })).toEqual([]);
    expect(faults({ ...guardian, title: `${long}x | The Guardian` })).toEqual(['title_too_long title']);
  });

  it('has every text of a card from its column', () => {
    const line = 'Bricks that store heat';
    const examples = {
      line,
      markdown: 'Some *text*.',
      address: 'https://example.org/x',
      day: '2025-11-03',
      language: 'de',
    };
    const given = forCardTexts((_, { holds }) => examples[holds]);
    expect(row(given).card).toMatchObject(given);
  });

  it('reports each column of the file before reading it, and none for fields that the file does not have', () => {
    const reported: number[] = [];
    const columns = { header: ['notes', 'title'], mapping: { title: 1, description: 0 }, order: 'day first' as const };
    readRow(['Heat in sand', 'A signal'], 7, { ...columns, repair: true }, (column) => reported.push(column));
    expect(reported).toEqual([1, 0]);
  });

  it.each([
    ['a; b;c', ['a', 'b', 'c']],
    ['a, b,c', ['a', 'b', 'c']],
    ['a|b | c', ['a', 'b', 'c']],
    ['a;b,c|d', ['a', 'b', 'c', 'd']],
    [' ; ,|', []],
    ['Solar;solar; SOLAR ', ['Solar']],
    ['solar   power', ['solar power']],
    ['["a, b", "c", 7]', ['a, b', 'c', '7']],
    ['[{"name":"a"},{"title":"b"},null]', ['a', 'b']],
    ["['a', 'it\\'s', \"b\"]", ['a', "it's", 'b']],
    ['[]', []],
    ['[draft]', ['[draft]']],
    ['a\r\nb\nc', ['a', 'b', 'c']],
  ])('has the tags of «%s»', (tags, names) => {
    expect(row({ tags }).card?.tags).toEqual(names);
  });

  it.each(['true', 'YES', 'ja', '1', 'WAHR', 'Published', 'veröffentlicht', ''])('is public with «%s»', (value) => {
    expect(row({ public: value }).card?.public).toBe(true);
  });

  it.each(['false', 'No', 'nein', '0', 'FALSCH', 'Draft', 'Entwurf'])('is a draft with «%s»', (value) => {
    expect(row({ public: value }).card?.public).toBe(false);
  });

  it('has HTML converted to Markdown, without anything that could be executed', () => {
    const description =
      '<p>One <b>two</b> <a href="https://example.org">three</a></p><script>alert(1)</script><ul><li>four</li></ul>';
    const text = row({ description }).card?.description ?? '';
    expect(text).toContain('One **two** [three](https://example.org)');
    expect(text).toMatch(/-\s+four/);
    expect(text).not.toContain('alert');
  });

  it('keeps text with angle brackets unchanged', () => {
    expect(row({ description: 'a < b and c > d\n\n1. x' }).card?.description).toBe('a < b and c > d\n\n1. x');
  });

  it('has the plain text of a title with HTML', () => {
    expect(row({ title: '<b>Fish</b> &amp; <i>chips</i>' }).card?.title).toBe('Fish & chips');
  });

  it.each<[string, Partial<Record<ImportField, string>>]>([
    ['title_missing title', { title: '  ' }],
    ['title_too_long title', { title: 'x'.repeat(limits.titleLength + 1) }],
    ['field_too_long subtitle', { subtitle: 'x'.repeat(limits.subtitleLength + 1) }],
    ['field_too_long description', { description: 'x'.repeat(limits.textLength + 1) }],
    ['tag_too_long tags', { tags: 'x'.repeat(limits.tagNameLength + 1) }],
    ['too_many_tags tags', { tags: Array.from({ length: limits.tagsPerCard + 1 }, (_, n) => `t${n}`).join(';') }],
    ['address_invalid source_url', { source_url: 'javascript:alert(1)' }],
    ['address_invalid source_url', { source_url: 'my notes' }],
    ['address_invalid source_url', { source_url: 'https://user:pass@example.org' }],
    ['address_invalid source_url', { source_url: 'https://example.org/\na' }],
    ['flag_invalid public', { public: 'maybe' }],
    ['text_incomplete relevance', { relevance: `a${continued}` }],
    ['control_characters null', { description: 'a\u0000b' }],
    ['control_characters null', { description: '<p>a&#1;b</p>' }],
    ['control_characters null', { subtitle: '<b>a&#1;b</b>' }],
    ['control_characters null', { image_credit: '<b>a&#1;b</b>' }],
    ['control_characters null', { description: 'half an emoji: \ud83d' }],
  ])('is faulty: %s', (fault, given) => {
    expect(row(given).card).toBeUndefined();
    expect(faults(given)).toEqual([fault]);
  });

  it('has wrongly decoded text repaired, unless it should be kept, and reports it in both cases', () => {
    const given = { title: 'ìž¬ê±´ì¶• in Seoul', description: 'Heat' };
    const notes = [{ code: 'text_misread', field: 'title' }];
    expect(row(given)).toMatchObject({ title: '재건축 in Seoul', card: { description: 'Heat' }, notes });
    expect(row(given, false)).toMatchObject({ card: { title: given.title }, notes });
    expect(row({ title: 'Café' }).notes).toEqual([]);
  });

  it('with letters that cannot be found again is faulty, unless it is wanted', () => {
    const read = (keepLost: boolean) =>
      readRow(['A signal', 'Caf\ufffd', '\ufffd'], 1, {
        ...{ header: ['title', 'notes', 'place'], mapping: { title: 0, description: 1 }, order: 'day first' as const },
        ...{ repair: true, keepLost },
      });
    expect(read(false)).toMatchObject({ card: undefined, faults: [{ code: 'letters_lost', field: 'description' }] });
    const notes = [{ code: 'letters_lost', field: 'description' }];
    expect(read(true)).toMatchObject({ card: { description: 'Caf\ufffd' }, faults: [], notes });
    // Control: in a column that is left out they do not matter.
    const columns = { header: ['title', 'place'], mapping: { title: 0 }, order: 'day first' as const, repair: true };
    expect(readRow(['A', '\ufffd'], 1, columns).faults).toEqual([]);
    expect(readRow(['A', '\ufffd'], 1, { ...columns, appended: [1] }).faults).toHaveLength(1);
  });

  it('keeps what fills no field as lines of its description', () => {
    const columns = {
      header: ['title', 'text', 'Item Type', '', 'My *rating*', 'notes', 'empty'],
      mapping: { title: 0, description: 1 },
      ...{ appended: [2, 3, 4, 5, 6], order: 'day first' as const, repair: true },
    };
    const { card } = readRow(['A', 'Text', 'Book', 'unnamed', '5', '- one\r\n- **two**', ' '], 1, columns);
    expect(card?.description?.split('\n\n')).toEqual([
      'Text',
      'Item Type: Book',
      'unnamed',
      'My \\*rating\\*: 5',
      'notes:',
      '- one\n- **two**',
    ]);
    const long = readRow(['A', 'x'.repeat(limits.textLength), 'Book'], 1, columns);
    expect(long.faults).toMatchObject([{ code: 'field_too_long', field: 'description' }]);
  });

  it('has the source that it links to if no cell names one', () => {
    const columns = { header: ['title', 'url'], mapping: { title: 0, source_url: 1 }, order: 'day first' as const };
    const read = (url: string) =>
      readRow(['A', url], 1, { ...columns, repair: true }, () => undefined, 'https://a.example/b').card?.source_url;
    expect(read('')).toBe('https://a.example/b');
    expect(read('https://example.org/')).toBe('https://example.org/');
  });

  it('with a date that cannot be read becomes a card with a note', () => {
    for (const created_at of ['31.2.2026', 'soon']) {
      const notes = [{ code: 'date_unread', field: 'created_at' }];
      expect(row({ created_at })).toMatchObject({ faults: [], notes, card: { createdAt: undefined } });
    }
    expect(row({ created_at: '31.1.2026' }).notes).toEqual([]);
  });

  it.each([
    ['www.example.org/a', 'https://www.example.org/a'],
    ['example.org/a', 'https://example.org/a'],
    ['bücher.example', 'https://bücher.example'],
    ['https://example.org/a,b;c', 'https://example.org/a,b;c'],
  ])('has the whole address of «%s»', (source_url, whole) => {
    expect(row({ source_url }).card).toMatchObject({ source_url: whole, description: null });
  });

  it.each([
    'https://example.org/a https://example.org/b',
    'https://example.org/a\nwww.example.org/b',
    'example.org/a, https://example.org/b',
  ])('keeps every address of «%s»', (source_url) => {
    const card = row({ source_url, description: 'Text' }).card;
    expect(card?.source_url).toBe('https://example.org/a');
    expect(card?.description).toMatch(/^Text\n\n<https:\/\/(www\.)?example\.org\/b>$/);
  });

  it('names a picture by its address', () => {
    const given = { image_url: 'https://example.org/kiln.jpg', image_alt_text: 'A  kiln', image_credit: 'Ada' };
    const image = { url: 'https://example.org/kiln.jpg', altText: 'A kiln', credit: 'Ada' };
    expect(row(given).card).toMatchObject({ image });
    expect(row({}).card).toMatchObject({ image: null });
    expect(faults({ image_url: 'kiln.jpg' })).toEqual(['address_invalid image_url']);
  });

  it('reports all its faults', () => {
    expect(faults({ title: '', source_url: 'x', public: 'maybe' })).toEqual([
      'title_missing title',
      'address_invalid source_url',
      'flag_invalid public',
    ]);
  });

  it('may be shorter than the header, but longer only with empty cells', () => {
    const read = (cells: string[]) =>
      readRow(cells, 1, {
        header: ['title', 'tags'],
        mapping: { title: 0, tags: 1 },
        order: 'day first',
        repair: true,
      });
    expect(read(['A']).card).toMatchObject({ title: 'A', tags: [] });
    expect(read(['A', 'b', '', ' ']).card).toMatchObject({ title: 'A' });
    expect(read(['A', 'b', 'c']).faults).toMatchObject([{ code: 'wrong_cell_count', value: '3 / 2' }]);
  });

  it('is not read if a cell is too long, and is rejected if one is nested too deeply', () => {
    const long = 'x '.repeat(serverLimits.importCellLength);
    expect(faults({ title: long, description: `<p>${long}</p>`, tags: long })).toEqual([
      'field_too_long title',
      'field_too_long description',
      'field_too_long tags',
    ]);
    const nested = (depth: number) => `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}`;
    expect(row({ description: nested(100) }).card).toMatchObject({ description: 'x' });
    for (const deep of [nested(101), '<ul><li>'.repeat(6400), '<div>'.repeat(40_960)]) {
      for (const field of ['title', 'subtitle', 'description', 'relevance'] as const) {
        expect(() => row({ [field]: deep })).toThrow(CellTooDeepError);
      }
    }
  });

  it('is read quickly even if a text has very many brackets', () => {
    // Each of them looks like the beginning of a tag. Reading to the end of the text from each of them would take
    // minutes.
    for (const piece of ['<p', '<', '<b <', '&lt;']) {
      expect(faults({ title: 'A', description: piece.repeat(serverLimits.importCellLength / piece.length) })).toEqual([
        'field_too_long description',
      ]);
    }
  });

  it('reports one of many tags that are too long', () => {
    const tag = (at: number) => `${at} ${'x'.repeat(limits.tagNameLength)}`;
    expect(faults({ tags: Array.from({ length: 500 }, (_, at) => tag(at)).join(',') })).toEqual([
      'tag_too_long tags',
      'too_many_tags tags',
    ]);
  });

  it('reports a long value shortened', () => {
    const [fault] = row({ title: 'x'.repeat(5000) }).faults;
    expect(fault?.value?.length).toBeLessThanOrEqual(120);
  });
});
