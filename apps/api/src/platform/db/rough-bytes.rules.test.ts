import { expect, it } from 'vitest';
import { roughBytesOf } from './rough-bytes.rules.ts';

it.each([
  { what: 'a column', value: new Float64Array(1000), atLeast: 8000, atMost: 8100 },
  {
    what: 'a set of ids',
    value: new Set(Array.from({ length: 1000 }, (_, at) => at)),
    atLeast: 40_000,
    atMost: 100_000,
  },
  { what: 'columns within an object', value: { points: { x: new Uint16Array(500) } }, atLeast: 1000, atMost: 1300 },
  { what: 'rows', value: Array.from({ length: 100 }, () => ({ title: 'A title' })), atLeast: 6000, atMost: 30_000 },
  { what: 'nothing', value: {}, atLeast: 1, atMost: 100 },
])('estimates $what', ({ value, atLeast, atMost }) => {
  expect(roughBytesOf(value)).toBeGreaterThanOrEqual(atLeast);
  expect(roughBytesOf(value)).toBeLessThanOrEqual(atMost);
});

it('ends for a value that contains itself', () => {
  const own: { self?: object } = {};
  own.self = own;
  expect(roughBytesOf(own)).toBeGreaterThan(0);
});
