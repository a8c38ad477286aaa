import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ListMarks, type Way } from './list-marks.rules.ts';

const ids = Array.from({ length: 300 }, (_, at) => 1000 + at);

/** The stretch that a way leads to. */
function walk({ backwards, after, skipped }: Way, size: number): number[] {
  const ordered = backwards ? ids.toReversed() : ids;
  const start = (after === undefined ? 0 : ordered.indexOf(after) + 1) + skipped;
  const found = ordered.slice(start, start + size);
  return backwards ? found.reverse() : found;
}

it('every way leads to its stretch, and is at most as long as from the nearer end', () => {
  const stretch = fc.record({ from: fc.integer({ min: 0, max: 299 }), size: fc.integer({ min: 1, max: 60 }) });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 30 }), (stretches) => {
      const marks = new ListMarks();
      for (const given of stretches) {
        const wanted = { from: given.from, size: Math.min(given.size, ids.length - given.from) };
        const way = marks.wayTo(wanted, ids.length);
        const found = walk(way, wanted.size);
        expect(found).toEqual(ids.slice(wanted.from, wanted.from + wanted.size));
        expect(way.skipped).toBeLessThanOrEqual(Math.min(wanted.from, ids.length - wanted.from - wanted.size));
        marks.note(wanted, found);
      }
    }),
  );
});

it('a stretch next to one already read is reached without skipping cards, from either side', () => {
  const marks = new ListMarks();
  marks.note({ from: 100, size: 20 }, ids.slice(100, 120));
  expect(marks.wayTo({ from: 120, size: 20 }, 300)).toEqual({ backwards: false, after: 1119, skipped: 0 });
  expect(marks.wayTo({ from: 90, size: 10 }, 300)).toEqual({ backwards: true, after: 1100, skipped: 0 });
});

it('a stretch that is shorter than expected is not remembered', () => {
  const marks = new ListMarks();
  marks.note({ from: 100, size: 20 }, ids.slice(100, 110));
  expect(marks.wayTo({ from: 120, size: 20 }, 300)).toEqual({ backwards: false, skipped: 120 });
});
