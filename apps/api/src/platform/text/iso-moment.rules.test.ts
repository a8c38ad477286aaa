import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoMoment } from './iso-moment.rules.ts';

it('writes every moment as toISOString does', () => {
  const recent = { min: new Date('0900-01-01'), max: new Date('2100-01-01') };
  for (const range of [{}, recent]) {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, ...range }), (moment) => {
        expect(isoMoment(moment)).toBe(moment.toISOString());
      }),
    );
  }
});

it('refuses an invalid moment', () => {
  expect(() => isoMoment(new Date(Number.NaN))).toThrow(RangeError);
});
