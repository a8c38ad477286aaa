import { forCardTexts } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '#lib/drafts/drafts.rules.ts';
import { attributesOf, cardDrafts, noValues, sameValues } from './card-values.rules.ts';

const values = fc.record({
  ...forCardTexts(() => fc.string()),
  tags: fc.array(fc.string()),
  image: fc.option(fc.record({ slug: fc.string(), altText: fc.string(), credit: fc.string() })),
  public: fc.boolean(),
});

test('a kept draft is read unchanged', () => {
  fc.assert(
    fc.property(values, fc.nat(), (typed, at) => {
      const draft = readDraft(cardDrafts, writeDraft({ values: typed, at }));
      expect(draft).toEqual({ values: typed, at });
      expect(draft && sameValues(draft.values, typed)).toBe(true);
    }),
  );
});

test.each([null, '', 'null', '{}', '{"at":1}', '{"at":1,"values":{"title":"x"}}', '[1]'])(
  '%s is not a draft',
  (text) => {
    expect(readDraft(cardDrafts, text)).toBeUndefined();
  },
);

test('a draft from before cards had pictures or authors is still valid', () => {
  const { image: _none, author: _nobody, ...values } = { ...noValues, title: 'Early' };
  expect(readDraft(cardDrafts, JSON.stringify({ values, at: 1 }))?.values).toEqual({ ...noValues, title: 'Early' });
});

test('any change makes values different', () => {
  expect(sameValues(noValues, { ...noValues, tags: ['a'] })).toBe(false);
  expect(sameValues(noValues, { ...noValues, public: false })).toBe(false);
  const image = { slug: 'a', altText: '', credit: '' };
  expect(sameValues({ ...noValues, image }, { ...noValues, image: { ...image, credit: 'Ann' } })).toBe(false);
});

test('empty values clear their fields, and an address gets its scheme', () => {
  expect(attributesOf({ ...noValues, title: 'T', source_url: 'example.org/a' })).toMatchObject({
    subtitle: null,
    description: null,
    source_url: 'https://example.org/a',
  });
  expect(attributesOf({ ...noValues, source_url: 'http://example.org' }).source_url).toBe('http://example.org');
  expect(attributesOf({ ...noValues, source_url: 'not an address' }).source_url).toBe('not an address');
});
