import { expect, it } from 'vitest';
import { meanOf, precisionOf, tableOf } from './score.rules.ts';

it('a precision or mean is undefined where nothing was counted', () => {
  expect(precisionOf(['a', 'b'], ['a', 'c'])).toBe(0.5);
  expect(precisionOf([], ['a'])).toBeUndefined();
  expect(meanOf([1, undefined, 0])).toBe(0.5);
  expect(meanOf([undefined])).toBeUndefined();
});

it('a table has a row for each kind', () => {
  const table = tableOf([
    {
      kind: 'ask',
      drafts: 6,
      schemaFailures: 1,
      otherFailures: 0,
      precision: 0.755,
      rightOutcomes: undefined,
    },
  ]);
  expect(table.split('\n')).toHaveLength(2);
  expect(table).toMatch(/ask +6 +1 +0 +76 % +–$/);
});
