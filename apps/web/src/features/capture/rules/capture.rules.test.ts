import type { CaptureAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { filledIn, valuesFrom } from './capture.rules.ts';

const noTexts = { title: '', subtitle: '', description: '', source_url: '', author: '', published_on: '' };

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
