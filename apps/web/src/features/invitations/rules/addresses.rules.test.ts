import fc from 'fast-check';
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
  [
    'anna@x.org, Müller, Karl <karl@x.org>; plain word, Meier, Eva <eva@x.org>',
    ['anna@x.org', 'karl@x.org', 'plain word', 'eva@x.org'],
  ],
  [
    'one, two, Lovelace, Ada <ada@x.org>, three, Hopper, Grace, Dr. <grace@x.org>',
    ['one', 'two', 'ada@x.org', 'three', 'grace@x.org'],
  ],
  ['somebody, <ada@x.org>', ['somebody', 'ada@x.org']],
  ['Hopper, Grace, Prof. Dr., PhD <grace@x.org>; Lovelace, Ada, IT-32 <ada@x.org>', ['grace@x.org', 'ada@x.org']],
  ['King, Martin, Jr <martin@x.org>, plain, McKay, Ann <ann@x.org>', ['martin@x.org', 'plain', 'ann@x.org']],
  ["von der Heide, Zoë (Bonn) <zoe@x.org>,O'Neil,Pat<pat@x.org>", ['zoe@x.org', 'pat@x.org']],
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

test('reads every entry of a list, however they are separated, and swallows none', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}(?: [a-z]{1,8})?$/);
  const name = fc.stringMatching(/^[A-ZÄ][a-zß]{3,9}(?:-[A-Z][a-z]{1,9})?$/);
  const address = fc.stringMatching(/^[a-z]{1,9}@[a-z]{1,9}\.org$/);
  const entry = fc.oneof(
    word.map((text) => [text, text]),
    address.map((mail) => [mail, mail]),
    fc
      .tuple(name, name, fc.constantFrom('', ', Dr.', ', Jr.', ', Dr., MBA', ', PhD'), address)
      .map(([last, first, title, mail]) => [`${last}, ${first}${title} <${mail}>`, mail]),
    fc.tuple(name, name, address).map(([last, first, mail]) => [`"${last}, ${first}" <${mail}>`, mail]),
  );
  const list = fc.array(fc.tuple(entry, fc.constantFrom(', ', ',', '; ', ';', '\n', '\r\n', '\t')));
  fc.assert(
    fc.property(list, (entries) => {
      const text = entries.map(([[written], separator]) => `${written}${separator}`).join('');
      expect(addressesIn(text)).toEqual(entries.map(([[, read]]) => read));
    }),
  );
});

test('is fast with long text that contains no address', () => {
  expect(addressesIn('a'.repeat(50_000))).toHaveLength(1);
  expect(addressesIn('"'.repeat(5000)).length).toBeLessThan(2);
  expect(addressesIn('a,'.repeat(25_000))).toHaveLength(25_000);
  expect(addressesIn('x@y.org,'.repeat(5000))).toHaveLength(5000);
  expect(addressesIn(`${'a, Dr., '.repeat(10_000)}<`)).toHaveLength(20_000);
  expect(addressesIn(`${' '.repeat(50_000)}, Dr.${'A'.repeat(50_000)}<`)).toHaveLength(1);
});
