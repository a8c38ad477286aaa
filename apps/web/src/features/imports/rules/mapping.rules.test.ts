import { expect, test } from 'vitest';
import { assign, headersNamedIn, headersOf, mappedColumns, mappingOf } from './mapping.rules.ts';

const columns = [
  { header: 'Headline', field: 'title' as const },
  { header: 'Notes', field: null },
  { header: 'Why', field: 'relevance' as const },
];

test('a mapping contains a header or null for every field', () => {
  expect(mappingOf(columns)).toMatchObject({ title: 'Headline', relevance: 'Why', tags: null });
});

test('a column fills at most one field, and a field has at most one column', () => {
  const moved = assign(mappingOf(columns), 'Notes', 'relevance');
  expect(moved).toMatchObject({ title: 'Headline', relevance: 'Notes' });
  expect(assign(moved, 'Headline', 'tags')).toMatchObject({ title: null, tags: 'Headline' });
  expect(assign(moved, 'Headline', null)).toMatchObject({ title: null });
});

test('columns show the mapping that was chosen before a dry run confirms it', () => {
  const chosen = assign(mappingOf(columns), 'Notes', 'relevance');
  expect(mappedColumns(columns, chosen)).toEqual([
    { header: 'Headline', field: 'title' },
    { header: 'Notes', field: 'relevance' },
    { header: 'Why', field: null },
  ]);
  expect(mappedColumns(columns, mappingOf(columns))).toEqual(columns);
});

test.each([
  ['a,b,c\n1,2,3', ['a', 'b', 'c']],
  ['\uFEFFTitel;Quelle\r\nx;y', ['Titel', 'Quelle']],
  ['"a, b";"c ""d"""\n', ['a, b', 'c "d"']],
  ['one\ttwo', ['one', 'two']],
  ['"line\nbreak",x\n1,2', ['line\nbreak', 'x']],
  ['', []],
])('%j is split into its headers', (text, headers) => {
  expect(headersOf(text)).toEqual(headers);
});

test('the headers in a message of the server are read whole, also with commas', () => {
  const message = 'None of the columns contains the titles: «Title, original», «Quelle: Ort».';
  expect(headersNamedIn(message)).toEqual(['Title, original', 'Quelle: Ort']);
  expect(headersNamedIn('The file is empty.')).toEqual([]);
});
