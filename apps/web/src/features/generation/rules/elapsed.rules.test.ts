import { expect, test } from 'vitest';
import { stopwatch } from './elapsed.rules.ts';

test.each([
  [-5000, '0:00'],
  [7400, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
])('%d milliseconds are %s', (milliseconds, shown) => {
  expect(stopwatch(milliseconds)).toBe(shown);
});
