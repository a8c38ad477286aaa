import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameGroups } from './name-groups.rules.ts';

const shown = ['sand', 'battery', 'sand battery', 'robots', 'berries', 'future', 'batteries', 'greenhouse'];
const named = (groups: number[], terms: number[][], avoid?: (group: number) => ReadonlySet<number>) =>
  nameGroups({ groups, terms, shown, count: Math.max(...groups, -1) + 1, ...(avoid && { avoid }) }).map((chosen) =>
    chosen.map((term) => shown[term]),
  );

describe('the words of groups', () => {
  it('are those that distinguish them, not those that all share', () => {
    const words = named(
      [0, 0, 0, 1, 1, 1],
      [
        [0, 5],
        [0, 5],
        [0, 1, 5],
        [3, 5],
        [3, 4, 5],
        [3, 4, 5],
      ],
    );
    expect(words.map(([first]) => first)).toEqual(['sand', 'robots']);
    expect(words.flat()).not.toContain('future');
  });

  it('repeat no word, even within a pair or in another form', () => {
    expect(named([0, 0, 0, 1], [[0, 1, 2, 6], [0, 1, 2, 6], [0, 1, 2, 6], [3]])[0]).toEqual(['sand battery']);
    expect(named([0, 0, 0, 1], [[0, 1, 6], [0, 1, 6], [0, 1, 6], [3]])[0]).toEqual(['sand', 'battery']);
  });

  it('are not those of a single card among several, but are those of a card on its own', () => {
    expect(named([0, 0, 0, 1], [[0], [0], [0, 7], [3]])).toEqual([['sand'], ['robots']]);
  });

  it('are in two fifths of its cards, in a large group in four, unless no word is', () => {
    const cards = [[0], [0], [0], [0], [3], [3], [3], [3], [4], [4], [4], [5], [5], [5], [5]];
    const groups = cards.map((_, card) => (card < 11 ? 0 : 1));
    expect(named(groups, cards)[0]).toEqual(['sand', 'robots']);
    const scattered = cards.map((_, card) => (card < 2 ? [0] : card < 11 ? [] : [5]));
    expect(named(groups, scattered)[0]).toEqual(['sand']);
  });

  it('are pairs rather than one of their words where both say the same', () => {
    const cards = [[0, 2], [0, 2], [0, 2], [3], [3]];
    expect(named([0, 0, 0, 1, 1], cards)[0]).toEqual(['sand battery']);
  });

  it('cover different cards together', () => {
    const [first] = named([0, 0, 0, 0, 1, 1], [[0, 5], [0, 5], [4], [4], [3], [3]]);
    expect(first).toEqual(expect.arrayContaining(['sand', 'berries']));
  });

  it('exclude words to be avoided, and are empty where there is nothing to name', () => {
    expect(named([0, 0, 1], [[0, 7], [0, 7], [3]], () => new Set([0]))[0]).toEqual(['greenhouse']);
    expect(named([0, 0, 1], [[], [], [3]])[0]).toEqual([]);
    expect(nameGroups({ groups: [], terms: [], shown, count: 2 })).toEqual([[], []]);
  });

  it('are always terms of cards of the group, at most three, whatever the cards', () => {
    const card = fc.record({
      group: fc.integer({ min: -1, max: 3 }),
      terms: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 25 }), (cards) => {
        const given = {
          groups: cards.map(({ group }) => group),
          terms: cards.map(({ terms }) => terms),
          shown,
          count: 4,
        };
        nameGroups(given).forEach((chosen, group) => {
          expect(chosen.length).toBeLessThanOrEqual(3);
          for (const term of chosen) {
            expect(cards.some((one) => one.group === group && one.terms.includes(term))).toBe(true);
          }
        });
        expect(nameGroups(given)).toEqual(
          nameGroups({ ...given, terms: given.terms.map((own) => Uint16Array.from(own)) }),
        );
      }),
    );
  });
});
