import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchGroups } from './match-groups.rules.ts';

describe('groups of a new layout', () => {
  it('are the earlier groups that share most cards with them', () => {
    const before = [7, 7, 7, 8, 8, 8];
    expect(matchGroups(before, [0, 0, 0, 1, 1, 1])).toEqual(
      new Map([
        [0, 7],
        [1, 8],
      ]),
    );
    expect(matchGroups(before, [1, 1, 0, 0, 0, 0])).toEqual(
      new Map([
        [0, 8],
        [1, 7],
      ]),
    );
  });

  it('are new if too little is in common, or the earlier group is matched already', () => {
    expect(matchGroups([7, 7, 7, 7, 7, 7, 7, 7], [0, 0, 1, 1, 2, 2, 3, 3])).toEqual(new Map());
    expect(matchGroups([7, 7, 7, 7, 7], [0, 0, 0, 1, 1])).toEqual(new Map([[0, 7]]));
    expect(matchGroups([-1, -1], [0, 0])).toEqual(new Map());
    expect(matchGroups([7, 7], [-1, -1])).toEqual(new Map());
  });

  it('are all the same if only the numbers have changed, and no group is matched twice', () => {
    const group = fc.integer({ min: -1, max: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(group, group), { maxLength: 40 }), (cards) => {
        const [before, now] = [cards.map(([old]) => old), cards.map(([, current]) => current)];
        const matched = matchGroups(before, now);
        expect(new Set(matched.values()).size).toBe(matched.size);
        for (const [current, old] of matched) {
          expect(cards.some(([one, other]) => one === old && other === current)).toBe(true);
        }
        const renumbered = before.map((old) => (old < 0 ? -1 : 6 - old));
        const all = new Set(before.filter((old) => old >= 0));
        expect(matchGroups(before, renumbered)).toEqual(
          new Map([...matchGroups(before, renumbered).keys()].map((current) => [current, 6 - current])),
        );
        expect(matchGroups(before, renumbered).size).toBe(all.size);
      }),
    );
  });
});
