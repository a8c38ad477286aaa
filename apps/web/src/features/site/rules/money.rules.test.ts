import { expect, test } from 'vitest';
import { moneyIn } from './money.rules.ts';

test('an amount is formatted for its language', () => {
  expect(moneyIn('en', 'EUR', 6.934)).toBe('€6.93');
  expect(moneyIn('de', 'EUR', 6.934).replace('\u00a0', ' ')).toBe('6,93 €');
});

test('a currency that is not a code is written after the amount', () => {
  expect(moneyIn('en', 'credits', 1234.5)).toBe('1,234.50 credits');
});
