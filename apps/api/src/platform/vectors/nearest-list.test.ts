import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NearestList } from './nearest-list.ts';

it('the best of many are the same as after sorting all of them', () => {
  // Few different values, so that many are equal.
  const values = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 60 });
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 20 }), fc.func(fc.integer()), (similarities, size, mix) => {
      const offered = similarities.map((similarity, row) => ({ row, similarity }));
      const list = new NearestList(size);
      for (const { row, similarity } of offered.toSorted((a, b) => mix(a.row) - mix(b.row))) {
        const before = [...list.rows.subarray(0, list.count)];
        const wanted = list.wants(similarity);
        list.offer(row, similarity);
        if (!wanted) expect([...list.rows.subarray(0, list.count)]).toEqual(before);
      }
      const best = offered.toSorted((a, b) => b.similarity - a.similarity || a.row - b.row).slice(0, size);
      expect(list.count).toBe(best.length);
      expect([...list.rows.subarray(0, list.count)]).toEqual(best.map(({ row }) => row));
      expect([...list.similarities.subarray(0, list.count)]).toEqual(best.map(({ similarity }) => similarity));
      list.clear();
      expect(list.count).toBe(0);
    }),
  );
});
