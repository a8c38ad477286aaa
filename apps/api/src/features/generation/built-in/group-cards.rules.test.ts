import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceCard } from '#test/support/source-cards.ts';
import { groupCards, groupCount } from './group-cards.rules.ts';
import { readCards } from './read-cards.rules.ts';
import { wordVectors } from './word-vectors.rules.ts';

const unit = (x: number, y: number) => Float32Array.of(x, y).map((value) => value / Math.hypot(x, y));

describe('groups of cards', () => {
  it('keep similar cards together', () => {
    const vectors = [unit(1, 0), unit(1, 0.1), unit(0, 1), unit(0.1, 1)];
    const { groupOf } = groupCards(vectors, 2);
    expect(groupOf[0]).toBe(groupOf[1]);
    expect(groupOf[2]).toBe(groupOf[3]);
    expect(groupOf[0]).not.toBe(groupOf[2]);
  });

  it('are as many as requested, each within one larger group, for any number of cards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 900 }), (size) => {
        const vectors = Array.from({ length: size }, (_, at) =>
          unit(Math.sin(at * 12.9) + 1.1, Math.cos(at * 7.7) + 1.1),
        );
        const { groupOf, coarseOf } = groupCards(vectors, groupCount(size));
        expect(groupOf).toHaveLength(size);
        expect(groupOf.every((group) => group >= 0 && group < coarseOf.length)).toBe(true);
        expect(coarseOf.length).toBeLessThanOrEqual(36);
        expect(groupCards(vectors, groupCount(size))).toEqual({ groupOf, coarseOf });
      }),
      { numRuns: 12 },
    );
  });

  it('are based on words where the cards have not been compared', () => {
    const cards = ['Heat pumps hum', 'Heat pumps sell', 'School gardens grow', 'School gardens bloom'];
    const vectors = wordVectors(readCards(cards.map((title, at) => sourceCard(at + 1, title))));
    const { groupOf } = groupCards(vectors, 2);
    expect([groupOf[0] === groupOf[1], groupOf[2] === groupOf[3], groupOf[0] === groupOf[2]]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
