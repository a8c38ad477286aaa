import type { CaptureAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { filledIn, valuesFrom } from './capture.rules.ts';

const noTexts = { title: '', description: '', source_url: '', publisher: '', author: '', published_on: '' };

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
    description: 'With \\*stars\\*\n\\# and more',
    source_url: 'https://example.org/a',
    publisher: 'Example',
    author: 'Ann',
    published_on: '2026-01-09',
  });
  expect(filledIn({ ...noTexts, title: 'Typed' }, found)).not.toHaveProperty('title');
  expect(filledIn(noTexts, found)).toEqual(found);
  expect(filledIn(noTexts, valuesFrom({ ...page, description: null, author: null, published_at: null }))).toEqual({
    title: 'A page',
    source_url: 'https://example.org/a',
    publisher: 'Example',
  });
  // The host of the address stands for the name of a site that states none.
  expect(valuesFrom({ ...page, site_name: 'example.org' }).publisher).toBe('');
});
