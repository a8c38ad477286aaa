import { importFields } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchColumns } from './columns.rules.ts';

describe('the columns of a file', () => {
  it.each([
    [
      ['Title', 'Subtitle', 'Description', 'Relevance', 'Tags', 'Source URL', 'Created at', 'Public', 'AI'],
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    ],
    [
      [
        'Überschrift',
        'Untertitel',
        'Beschreibung',
        'Relevanz',
        'Schlagwörter',
        'Quelle',
        'Datum',
        'Öffentlich',
        'KI-Signal',
      ],
      [0, 1, 2, 3, 4, 5, 6, 7, 8],
    ],
    [
      ['DATE', 'link', 'headline', 'keywords', 'why_it_matters', 'sub-title', 'summary', 'status', 'ai_assistant'],
      [2, 5, 6, 4, 3, 1, 0, 7, 8],
    ],
  ])('%j are recognised by their names', (header, columns) => {
    expect(importFields.slice(0, header.length).map((field) => matchColumns(header)[field])).toEqual(columns);
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
