import { expect, test } from 'vitest';
import { addressesIn } from './addresses.rules.ts';

test.each([
  ['https://example.org/a', ['https://example.org/a']],
  [
    'https://example.org/a\n\nhttp://example.org/b https://example.org/a',
    ['https://example.org/a', 'http://example.org/b'],
  ],
  ['see https://example.org', []],
  ['example.org', []],
  ['javascript:alert(1)', []],
  ['', []],
])('%j contains %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});
