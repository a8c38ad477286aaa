import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedTags } from './suggest-tags.rules.ts';

describe('suggested tags', () => {
  it('are those of the most similar cards, ranked by their share of the votes', () => {
    const cards = [
      { similarity: 0.6, tagIds: [1, 2] },
      { similarity: 0.3, tagIds: [2] },
      { similarity: 0.1, tagIds: [3] },
    ];
    expect(suggestedTags(cards, 5)).toEqual([
      { tagId: 2, strength: expect.closeTo(0.9) },
      { tagId: 1, strength: expect.closeTo(0.6) },
    ]);
  });

  it('are none without similar cards or tags, and of equal ones the first', () => {
    expect(suggestedTags([], 5)).toEqual([]);
    expect(suggestedTags([{ similarity: 0, tagIds: [1] }], 5)).toEqual([]);
    expect(suggestedTags([{ similarity: 1, tagIds: [] }], 5)).toEqual([]);
    const found = suggestedTags([{ similarity: 1, tagIds: [3, 1, 2] }], 2);
    expect(found.map(({ tagId }) => tagId)).toEqual([1, 2]);
  });

  it('are of the given cards, never more than requested, in their order, with a share of at most 1', () => {
    const card = fc.record({
      similarity: fc.double({ min: 0, max: 1, noNaN: true }),
      tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 12 }), fc.integer({ min: 0, max: 5 }), (cards, count) => {
        const found = suggestedTags(cards, count);
        expect(found.length).toBeLessThanOrEqual(count);
        expect(found).toEqual(found.toSorted((a, b) => b.strength - a.strength || a.tagId - b.tagId));
        for (const { tagId, strength } of found) {
          expect(strength).toBeGreaterThanOrEqual(0.25);
          expect(strength).toBeLessThanOrEqual(1);
          expect(cards.some(({ tagIds }) => tagIds.includes(tagId))).toBe(true);
        }
      }),
    );
  });
});
