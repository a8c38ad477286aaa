import { expect, test } from 'vitest';
import { changedReading, firstReading } from './reading.rules.ts';

const chosen = {
  ...firstReading,
  ...({ charset: 'euc-kr', sheet: 'Signals', headerRow: 3, dateOrder: 'month_first' } as const),
  ...{ mapping: { title: 'Name' }, leftOut: ['Place'] },
};

test('another table has other columns, and another sheet has other rows', () => {
  const { mapping, leftOut, dateOrder, headerRow, ...others } = chosen;
  expect(changedReading(chosen, { charset: 'big5' })).toEqual({ ...others, headerRow, charset: 'big5' });
  expect(changedReading(chosen, { headerRow: 5 })).toEqual({ ...others, headerRow: 5 });
  expect(changedReading(chosen, { sheet: 'Other' })).toEqual({ ...others, sheet: 'Other' });
});

test('any other change leaves the rest as it was chosen', () => {
  expect(changedReading(chosen, { keepLost: true })).toEqual({ ...chosen, keepLost: true });
  expect(changedReading(chosen, { mapping: { title: 'Place' } })).toEqual({ ...chosen, mapping: { title: 'Place' } });
});
