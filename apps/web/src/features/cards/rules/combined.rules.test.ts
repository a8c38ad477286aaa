import { expect, test } from 'vitest';
import { noValues } from './card-values.rules.ts';
import { combined } from './combined.rules.ts';

const image = { slug: 'p', altText: '', credit: '' };
const stored = { ...noValues, title: 'Stored', description: 'One', source_url: 'https://example.org/a', tags: ['a'] };

test('typed values fill the other card, whose existing values stay', () => {
  const typed = {
    ...noValues,
    title: 'Typed',
    subtitle: 'S',
    description: 'Two',
    relevance: 'R',
    tags: ['b', 'a'],
    image,
  };
  expect(combined(stored, typed)).toEqual({
    ...stored,
    subtitle: 'S',
    description: 'One\n\nTwo',
    relevance: 'R',
    tags: ['a', 'b'],
    image,
  });
});

test('the same text is not added twice, and a different source is added to the text', () => {
  expect(combined(stored, { ...noValues, description: 'One' })).toEqual(stored);
  expect(combined(stored, { ...noValues, source_url: 'https://example.org/b' }).description).toBe(
    'One\n\n<https://example.org/b>',
  );
  expect(combined({ ...stored, source_url: '' }, { ...noValues, source_url: 'https://example.org/b' }).source_url).toBe(
    'https://example.org/b',
  );
});
