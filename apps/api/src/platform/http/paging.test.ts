import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetOf, pageLinks, pageMeta } from './paging.ts';

const numberIn = (link: string | null) =>
  link === null ? null : Number(new URL(link, 'http://x').searchParams.get('page[number]'));

describe('the links of a page', () => {
  it('keep filters and order, and leave out parameters that were not used', () => {
    const query = { sort: '-created_at', 'filter[search]': 'a & b', 'filter[tags]': ['x', 'y'], include: undefined };
    const { next } = pageLinks('/v1/things', query, { number: 1, size: 10 }, 25);
    const url = new URL(next ?? '', 'http://x');
    expect(url.pathname).toBe('/v1/things');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sort: '-created_at',
      'filter[search]': 'a & b',
      'filter[tags]': 'x,y',
      'page[number]': '2',
      'page[size]': '10',
    });
  });

  it('lead from the first page through every record to the last, and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), (total, size) => {
        const seen: number[] = [];
        for (let at: number | null = 1, before: number | null = null; at !== null; ) {
          const paging = { number: at, size };
          const links = pageLinks('/x', {}, paging, total);
          expect(numberIn(links.prev)).toBe(before);
          expect(numberIn(links.first)).toBe(1);
          const records = Math.max(0, Math.min(size, total - offsetOf(paging)));
          expect(pageMeta(paging, records, total).current_page).toBe(at);
          for (let n = 0; n < records; n += 1) seen.push(offsetOf(paging) + n);
          if (links.next === null) expect(numberIn(links.last)).toBe(at);
          [before, at] = [at, numberIn(links.next)];
        }
        expect(seen).toEqual(Array.from({ length: total }, (_, n) => n));
      }),
    );
  });

  it('lead back from a page beyond the end', () => {
    const links = pageLinks('/x', {}, { number: 900, size: 10 }, 25);
    expect([numberIn(links.prev), links.next, numberIn(links.last)]).toEqual([3, null, 3]);
  });
});
