import type { CaptureAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { addressesAmong, addressesIn, filledIn, valuesFrom } from './capture.rules.ts';

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
