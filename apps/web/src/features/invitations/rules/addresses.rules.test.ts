import { expect, test } from 'vitest';
import { addressesIn } from './addresses.rules.ts';

test.each([
  ['', []],
  ['  \n\n , ;', []],
  ['ada@example.org', ['ada@example.org']],
  ['a@x.org, b@x.org;c@x.org\nd@x.org\r\ne@x.org\tf@x.org g@x.org', 'abcdefg'.split('').map((l) => `${l}@x.org`)],
  ['Ada Lovelace <ada@x.org>, "Hopper, Grace" <grace@x.org>; mary@x.org', ['ada@x.org', 'grace@x.org', 'mary@x.org']],
  ['Ada Lovelace ada@x.org\nGrace Hopper\tgrace@x.org', ['ada@x.org', 'Grace Hopper', 'grace@x.org']],
  ['mailto:ada@x.org, (grace@x.org), “mary@x.org”.', ['ada@x.org', 'grace@x.org', 'mary@x.org']],
  ['first@x.org\nZoë <zoe@x.org>\nlast@x.org', ['first@x.org', 'zoe@x.org', 'last@x.org']],
  ['Lovelace, Ada <ada@x.org>; Hopper, Grace <grace@x.org>', ['ada@x.org', 'grace@x.org']],
  ['Lovelace, Ada <ada@x.org>, Hopper, Grace, Dr. <grace@x.org>', ['ada@x.org', 'grace@x.org']],
  ['"Lovelace, Ada" <ada@x.org>; \'Hopper, Grace\' <grace@x.org>', ['ada@x.org', 'grace@x.org']],
  ['first@x.org, Ada <ada@x.org>', ['first@x.org', 'ada@x.org']],
  ['somebody', ['somebody']],
  ['<>, <ada@x.org', ['ada@x.org']],
])('reads %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test('keeps repeated addresses and their order', () => {
  expect(addressesIn('a@x.org, b@x.org, A@x.org')).toEqual(['a@x.org', 'b@x.org', 'A@x.org']);
});

test('is fast with long text that contains no address', () => {
  expect(addressesIn('a'.repeat(50_000))).toHaveLength(1);
  expect(addressesIn('"'.repeat(5000)).length).toBeLessThan(2);
  expect(addressesIn('a,'.repeat(25_000))).toHaveLength(25_000);
  expect(addressesIn('x@y.org,'.repeat(5000))).toHaveLength(5000);
});
