import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, type SelectedCard, tagShares, undoing } from './selected.rules.ts';

const card = (slug: string, tags: string[], isPublic = true): SelectedCard => ({
  slug,
  title: slug,
  tags,
  public: isPublic,
  project: 'scan',
});

describe('tagShares', () => {
  test('counts a tag once per card, however it is spelled, most frequent first', () => {
    const cards = [card('a', ['Social', 'Heat']), card('b', ['heat', 'Water']), card('c', ['Heat'])];
    expect(tagShares(cards)).toEqual([
      { name: 'Heat', count: 3 },
      { name: 'Social', count: 1 },
      { name: 'Water', count: 1 },
    ]);
  });
});

describe('changed', () => {
  test('adds missing tags and removes existing ones', () => {
    const after = changed(card('a', ['Heat', 'Water'], false), {
      addTags: ['heat', 'Ice'],
      removeTags: ['water', 'Fire'],
      public: true,
    });
    expect(after).toEqual(card('a', ['Heat', 'Ice'], true));
  });

  test('keeps a tag that is both added and removed', () => {
    expect(changed(card('a', ['Heat']), { addTags: ['Heat'], removeTags: ['Heat'] }).tags).toEqual(['Heat']);
  });
});

describe('undoing', () => {
  test('leaves values that were the same before, and groups cards that need the same change', () => {
    const cards = [card('a', ['Heat']), card('b', []), card('c', ['Water']), card('d', [])];
    expect(undoing(cards, { addTags: ['Heat'], removeTags: ['Water'] })).toEqual([
      { slugs: ['b', 'd'], change: { removeTags: ['Heat'] } },
      { slugs: ['c'], change: { addTags: ['Water'], removeTags: ['Heat'] } },
    ]);
    expect(undoing([card('a', [], true), card('b', [], false)], { public: true })).toEqual([
      { slugs: ['b'], change: { public: false } },
    ]);
  });

  test('restores the original cards after any change', () => {
    const names = fc.uniqueArray(fc.constantFrom('Heat', 'Water', 'Ice', 'Social'));
    const change = fc.record({ addTags: names, removeTags: names, public: fc.boolean() }, { requiredKeys: [] });
    const cards = fc.array(fc.record({ tags: names, public: fc.boolean() }), { maxLength: 6 });
    fc.assert(
      fc.property(cards, change, (given, what) => {
        const before = given.map((part, index) => ({ ...part, slug: `card-${index}`, title: 'T', project: 'scan' }));
        const undo = undoing(before, what);
        for (const one of before) {
          const parts = undo.filter(({ slugs }) => slugs.includes(one.slug));
          const back = parts.reduce((now, part) => changed(now, part.change), changed(one, what));
          expect({ ...back, tags: back.tags.toSorted() }).toEqual({ ...one, tags: one.tags.toSorted() });
        }
      }),
    );
  });
});
