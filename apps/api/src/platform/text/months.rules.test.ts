import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsBetween } from './months.rules.ts';

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', '+05:30');

describe('the months between two moments', () => {
  it('begin with that of the first, end with that of the last, and leave none out', () => {
    fc.assert(
      fc.property(moment, moment, zone, (a, b, timeZone) => {
        const [first, last] = a < b ? [a, b] : [b, a];
        const months = monthsBetween(first, last, timeZone);
        expect(months[0]?.start.getTime()).toBeLessThanOrEqual(first.getTime());
        expect(months.at(-1)?.start.getTime()).toBeLessThanOrEqual(last.getTime());
        expect(months.slice(1).every(({ start }) => start > first)).toBe(true);
        for (const [at, { start, month }] of months.slice(1).entries()) {
          const days = (start.getTime() - (months[at]?.start.getTime() ?? 0)) / 86_400_000;
          expect(days).toBeGreaterThan(27.9);
          expect(days).toBeLessThan(31.1);
          expect(month > (months[at]?.month ?? '')).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are those of the calendar in the time zone', () => {
    const newYear = new Date('2026-01-01T00:30:00Z');
    expect(monthsBetween(newYear, newYear, 'UTC').map(({ month }) => month)).toEqual(['2026-01']);
    expect(monthsBetween(newYear, newYear, 'America/New_York').map(({ month }) => month)).toEqual(['2025-12']);
  });
});
