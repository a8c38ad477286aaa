import { expect, test } from 'vitest';
import { noValues } from './card-values.rules.ts';
import { combined } from './combined.rules.ts';

const image = { slug: 'p', altText: '', credit: '' };
const saved = { ...noValues, title: 'Stored', description: 'One', source_url: 'https://example.org/a', tags: ['a'] };

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
  expect(combined(saved, typed)).toEqual({
    ...saved,
    subtitle: 'S',
    description: 'One\n\nTwo',
    relevance: 'R',
    tags: ['a', 'b'],
    image,
  });
});

test('the same text is not added twice, and a different source is added to the text', () => {
  expect(combined(saved, { ...noValues, description: 'One' })).toEqual(saved);
  expect(combined(saved, { ...noValues, source_url: 'https://example.org/b' }).description).toBe(
    'One\n\n<https://example.org/b>',
  );
  expect(combined({ ...saved, source_url: '' }, { ...noValues, source_url: 'https://example.org/b' }).source_url).toBe(
    'https://example.org/b',
  );
});
