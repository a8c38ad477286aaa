import type { CaptureAttributes } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesAmong, addressesIn, filledIn, linksIn, valuesFrom } from './capture.rules.ts';

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

const noTexts = { title: '', subtitle: '', description: '', source_url: '', author: '', published_on: '' };

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

const page: CaptureAttributes = {
  url: 'https://example.org/a',
  source_url: 'https://example.org/a?utm_source=x',
  kind: 'html',
  title: 'A page',
  description: 'With *stars*\n# and more',
  site_name: 'Example',
  author: 'Ann',
  published_at: '2026-01-09T00:00:00.000Z',
  image_url: null,
  complete: true,
  unread: null,
  card_slug: null,
  duplicates: [],
};

test('a page fills empty fields and keeps typed text', () => {
  const found = valuesFrom(page);
  expect(found).toEqual({
    title: 'A page',
    subtitle: 'Example',
    description: 'With \\*stars\\*\n\\# and more',
    source_url: 'https://example.org/a',
    author: 'Ann',
    published_on: '2026-01-09',
  });
  expect(filledIn({ ...noTexts, title: 'Typed' }, found)).not.toHaveProperty('title');
  expect(filledIn(noTexts, found)).toEqual(found);
  expect(filledIn(noTexts, valuesFrom({ ...page, description: null, author: null, published_at: null }))).toEqual({
    title: 'A page',
    subtitle: 'Example',
    source_url: 'https://example.org/a',
  });
});
