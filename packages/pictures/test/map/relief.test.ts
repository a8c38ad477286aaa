import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reliefLines, reliefOf, reliefSheet } from '#map/relief.ts';

const unit = fc.double({ min: 0, max: 1, noNaN: true });
const places = fc.array(fc.record({ x: unit, y: unit, count: fc.integer({ min: 1, max: 400 }) }), {
  minLength: 1,
  maxLength: 60,
});

it('without places there is no relief', () => {
  expect(reliefOf([])).toBeUndefined();
});

it('every relief has lines, which are in or just beside its sheet', () => {
  fc.assert(
    fc.property(places, (some) => {
      const relief = reliefOf(some);
      const lines = relief ? reliefLines(relief) : [];
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(line).toMatch(/^M[^a-z]*Z$/);
      const numbers =
        lines
          .join(' ')
          .match(/-?\d+(?:\.\d+)?/g)
          ?.map(Number) ?? [];
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(-10);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(reliefSheet.width + 10);
    }),
    { numRuns: 40 },
  );
});

it('is highest where most cards are, and the same for the same places', () => {
  const some = [
    { x: 0.1, y: 0.5, count: 1 },
    { x: 0.9, y: 0.5, count: 90 },
  ];
  const relief = reliefOf(some);
  if (!relief) throw new Error('There is one.');
  const { heights, columns, rows } = relief;
  const middle = Math.floor(rows / 2) * columns;
  const row = heights.subarray(middle, middle + columns);
  expect(row.indexOf(Math.max(...row))).toBeGreaterThan(columns / 2);
  expect(reliefOf(some)).toEqual(relief);
});
