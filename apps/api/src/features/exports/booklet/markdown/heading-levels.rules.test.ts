import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HeadingLevels } from './heading-levels.rules.ts';

const levelsOf = (base: number, depths: readonly number[]) => {
  const levels = new HeadingLevels(base);
  return depths.map((depth) => levels.next(depth));
};

describe('levels of headings inside a text', () => {
  it('begin below the heading above the text and skip none', () => {
    expect(levelsOf(1, [1, 2, 3, 2])).toEqual([2, 3, 4, 3]);
    expect(levelsOf(2, [4, 6, 4, 1, 5])).toEqual([3, 4, 3, 3, 4]);
    expect(levelsOf(2, [1, 2, 3, 4, 5, 6])).toEqual([3, 4, 5, 6, 6, 6]);
  });

  it('never skip a level on the way down', () => {
    const depths = fc.array(fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 }), depths, (base, list) => {
        let before = base;
        for (const level of levelsOf(base, list)) {
          expect(level).toBeGreaterThan(base);
          expect(level).toBeLessThanOrEqual(Math.min(before + 1, 6));
          before = level;
        }
      }),
    );
  });
});
