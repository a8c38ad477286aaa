import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowKey, rowRanges } from './row-ranges.rules.ts';

/** Lays out rows so that a page has room for `perPage` of them. */
const pagesOf = (perPage: number) => (from: number, to: number) => ({
  pages: Math.max(1, Math.ceil((to - from) / perPage)),
  rows: () =>
    Array.from({ length: to - from }, (_, index) => ({
      name: rowKey(from + index),
      page: Math.floor(index / perPage),
    })),
});

describe('dividing a long list', () => {
  it('returns consecutive ranges, all but the last of which fill whole pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 500 }), (count, perPage) => {
        const ranges = rowRanges(count, pagesOf(perPage));
        expect(ranges[0]?.from).toBe(0);
        expect(ranges.at(-1)?.to).toBe(count);
        for (const [index, { from, to, pages }] of ranges.entries()) {
          expect(pagesOf(perPage)(from, to).pages).toBe(pages);
          const next = ranges[index + 1];
          if (!next) continue;
          expect(next.from).toBe(to);
          if (perPage < 400) expect((to - from) % perPage).toBe(0);
        }
      }),
    );
  });

  it('gives a list without rows one page', () => {
    expect(rowRanges(0, pagesOf(10))).toEqual([{ from: 0, to: 0, pages: 1 }]);
  });
});
