import { expect, test } from 'vitest';
import { chosenColumns, columnUse, headersNamedIn, mappingOf, withUse } from './mapping.rules.ts';

const columns = [
  { header: 'Headline', field: 'title' as const, appended: false },
  { header: 'Notes', field: null, appended: true },
  { header: 'Why', field: 'relevance' as const, appended: false },
  { header: 'Id', field: null, appended: false },
];

test('a mapping contains a header or null for every field', () => {
  expect(mappingOf(columns)).toMatchObject({ title: 'Headline', relevance: 'Why', tags: null });
});

test('a column fills at most one field, and a field has at most one column', () => {
  const moved = withUse(columns, 'Notes', 'relevance');
  expect(moved.mapping).toMatchObject({ title: 'Headline', relevance: 'Notes' });
  const again = chosenColumns(columns, moved);
  expect(withUse(again, 'Headline', 'tags').mapping).toMatchObject({ title: null, tags: 'Headline' });
  expect(withUse(again, 'Headline', 'left out').mapping).toMatchObject({ title: null });
});

test('columns show what was chosen before a dry run confirms it', () => {
  const chosen = chosenColumns(columns, withUse(columns, 'Notes', 'relevance'));
  expect(chosen.map(columnUse)).toEqual(['title', 'relevance', 'appended', 'left out']);
  expect(chosenColumns(chosen, withUse(chosen, 'Notes', 'left out')).map(columnUse)).toEqual([
    ...['title', 'left out', 'appended', 'left out'],
  ]);
  expect(chosenColumns(columns, withUse(columns, 'Id', 'appended')).map(columnUse)).toEqual([
    ...['title', 'appended', 'relevance', 'appended'],
  ]);
});

test('the headers in a message of the server are read whole, also with commas', () => {
  const message = 'None of the columns contains the titles: «Title, original», «Quelle: Ort».';
  expect(headersNamedIn(message)).toEqual(['Title, original', 'Quelle: Ort']);
  expect(headersNamedIn('The file is empty.')).toEqual([]);
});
