import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesAmong, linksIn } from './links.rules.ts';

test('a field for addresses finds them among other words', () => {
  expect(addressesAmong('1. <https://example.org/a> and\nhttps://example.org/b')).toEqual([
    'https://example.org/a',
    'https://example.org/b',
  ]);
});

test.each([
  ['https://a.example/x', ['https://a.example/x'], []],
  ['a.example/x\nmünchen.example', ['https://a.example/x', 'https://münchen.example'], []],
  ['1. https://a.example and https://b.example', ['https://a.example', 'https://b.example'], []],
  [' an idea \n\nhttps://a.example\nhttps://a.example', ['https://a.example'], ['an idea']],
  ['e.g.\nversion 2.0\n3.14\njavascript:alert(1)', [], ['e.g.', 'version 2.0', '3.14', 'javascript:alert(1)']],
])('the field for links with %j', (text, urls, others) => {
  expect(linksIn(text)).toEqual({ urls, others });
});

test('every line of the field for links has a link or is told', () => {
  const line = fc.oneof(fc.webUrl(), fc.domain(), fc.string());
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const filled = lines.flatMap((each) => each.split(/\r?\n/)).filter((each) => each.trim() !== '');
      const { urls, others } = linksIn(lines.join('\n'));
      const withLink = filled.filter((each) => linksIn(each).urls.length > 0);
      expect(others).toHaveLength(filled.length - withLink.length);
      expect(new Set(urls)).toEqual(new Set(withLink.flatMap((each) => linksIn(each).urls)));
    }),
  );
});
