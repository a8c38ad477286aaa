import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchColumns } from './columns.rules.ts';

const fields = [
  ...(['title', 'subtitle', 'description', 'relevance', 'tags', 'source_url'] as const),
  ...(['publisher', 'author', 'published_on', 'language', 'created_at', 'public', 'ai_assistant'] as const),
];

describe('the columns of a file', () => {
  it.each([
    [
      'Title, Subtitle, Description, Relevance, Tags, Source URL, Publisher, Author, Published on, Language, Created at, ' +
        'Public, AI',
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
    [
      'Überschrift, Untertitel, Beschreibung, Relevanz, Schlagwörter, Quelle, Erschienen bei, Autor, Erschienen am, ' +
        'Sprache, Datum, Öffentlich, KI-Signal',
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
    [
      'DATE, link, headline, keywords, why_it_matters, sub-title, summary, status, ai_assistant, lang, publication date, ' +
        'byline, source name',
      [2, 5, 6, 4, 3, 1, 12, 11, 10, 9, 0, 7, 8],
    ],
  ])('%s are recognised by their names', (names, columns) => {
    const mapping = matchColumns(names.split(', '));
    expect(fields.map((field) => mapping[field])).toEqual(columns);
  });

  it('that are unknown are left out', () => {
    expect(matchColumns(['title', 'weather', ''])).toEqual({ title: 0 });
    expect(matchColumns(['weather'])).toEqual({});
  });

  it('are matched to the better-known name if two candidates compete', () => {
    expect(matchColumns(['name', 'title']).title).toBe(1);
    expect(matchColumns(['source', 'url']).source_url).toBe(1);
  });

  it('can be named, and a field can be left empty', () => {
    const header = ['title', 'notes', 'other'];
    expect(matchColumns(header, { title: 'other', description: null })).toEqual({ title: 2 });
    expect(matchColumns(header, { relevance: 'notes' })).toEqual({ title: 0, relevance: 1 });
  });

  it('fill at most one field', () => {
    const names = ['title', 'name', 'signal', 'text', 'tags', 'impact', 'source', 'url', 'date', 'status', 'other'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names)), (header) => {
        const columns = Object.values(matchColumns(header));
        expect(new Set(columns).size).toBe(columns.length);
      }),
    );
  });
});
