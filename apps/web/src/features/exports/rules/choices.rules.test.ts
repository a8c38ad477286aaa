import { contentsOfFormat, exportContents, exportFormats } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { choicesOf, formatAfter, formatsFor } from './choices.rules.ts';

describe('what can be exported', () => {
  const list = { query: {}, count: 6000, filtered: true };

  it('is everything in a project, and the list if it is filtered', () => {
    expect(choicesOf({ list })).toEqual(['project', 'listed', 'cards', 'insights', 'trends', 'radars', 'brief']);
    expect(choicesOf({ list: { ...list, filtered: false } })).not.toContain('listed');
  });

  it('is only the selection, or also the list if it has more cards than can be selected', () => {
    expect(choicesOf({ slugs: ['a'] })).toEqual([]);
    expect(choicesOf({ slugs: ['a'], list })).toEqual(['cards', 'listed']);
  });
});

describe('formats of an export', () => {
  it('are those that support the content', () => {
    expect(formatsFor('brief')).toEqual(['pdf']);
    expect(formatsFor('cards')).toEqual(exportFormats);
    expect(formatsFor('project')).toEqual(exportFormats);
  });

  it('stay chosen as long as they support the content', () => {
    for (const content of exportContents) {
      for (const format of exportFormats) {
        const next = formatAfter(content, format);
        expect(contentsOfFormat[next]).toContain(content);
        if (contentsOfFormat[format].includes(content)) expect(next).toBe(format);
      }
    }
  });
});
