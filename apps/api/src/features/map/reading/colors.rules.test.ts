import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colored, monthOf } from './colors.rules.ts';

const entries = new Map(
  [3, 1, 2].map((value) => [value, { value: `tag-${value}`, label: `Tag ${value}`, color: 'rose' as const }]),
);

describe('the colours of points', () => {
  it('come with a legend in the given order, without values that no point has, and one entry for all others', () => {
    const { legend, column } = colored(Int32Array.of(1, 3, 1, -1, 7), entries, 12);
    expect(legend).toEqual([
      { value: 'tag-3', label: 'Tag 3', color: 'rose', count: 1 },
      { value: 'tag-1', label: 'Tag 1', color: 'rose', count: 2 },
      { value: '', label: '', color: null, count: 2 },
    ]);
    expect([...column]).toEqual([1, 0, 1, 2, 2]);
  });

  it('are those of the most frequent values if there are too many', () => {
    const { legend, column } = colored(Int32Array.of(1, 3, 1, 2, 2), entries, 2);
    expect(legend.map(({ value, count }) => [value, count])).toEqual([
      ['tag-1', 2],
      ['tag-2', 2],
      ['', 1],
    ]);
    expect([...column]).toEqual([0, 2, 0, 1, 1]);
    expect(colored(new Int32Array(0), entries, 2)).toEqual({ legend: [], column: new Uint8Array(0) });
  });

  it('have a legend whose counts are those of the points', () => {
    const values = fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 40 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 4 }), (given, max) => {
        const { legend, column } = colored(Int32Array.from(given), entries, max);
        expect(legend.length).toBeLessThanOrEqual(max + 1);
        expect(legend.map(({ count }) => count)).toEqual(
          legend.map((_, number) => column.filter((one) => one === number).length),
        );
        for (const [point, number] of column.entries()) {
          expect(['', `tag-${given[point]}`]).toContain(legend[number]?.value);
        }
      }),
    );
  });
});

it('a month is formatted from its number', () => {
  expect([2026 * 12, 2026 * 12 + 11, 999 * 12].map(monthOf)).toEqual(['2026-01', '2026-12', '0999-01']);
});
