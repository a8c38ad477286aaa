import { expect, test } from 'vitest';
import { withGiven } from '#features/conclusions/rules/conclusion-values.rules.ts';
import { readDraft, writeDraft } from '#lib/drafts/drafts.rules.ts';
import { insightValues } from './insight-values.rules.ts';

const { attributesOf, noValues, drafts } = insightValues;

const card = (slug: string) => ({ slug, title: slug, removed_at: null, public: true });
const values = { ...noValues, title: 'Bodies for software', cards: [card('a'), card('b')] };

test('a kept draft is read unchanged', () => {
  expect(readDraft(drafts, writeDraft({ values, at: 5 }))).toEqual({ values, at: 5 });
});

test.each(['{"at":1,"values":{"title":"x"}}', '{"at":1,"values":null}', '[]'])('%s is not a draft', (text) => {
  expect(readDraft(drafts, text)).toBeUndefined();
});

test('values are equal as long as they contain the same cards in the same order', () => {
  expect(drafts.same(values, { ...values, cards: [{ ...card('a'), title: 'Renamed' }, card('b')] })).toBe(true);
  expect(drafts.same(values, { ...values, cards: [card('b'), card('a')] })).toBe(false);
});

test('given cards are appended to the existing ones, each once', () => {
  const given = withGiven(values, { cards: [card('b'), card('c')] });
  expect(attributesOf({ ...values, ...given }).card_slugs).toEqual(['a', 'b', 'c']);
});

test('given words fill empty fields and replace none', () => {
  const given = withGiven(values, { title: 'Another title', description: 'What it says' });
  expect(given).toEqual({ description: 'What it says' });
});

test('empty values clear their fields', () => {
  expect(attributesOf(values)).toMatchObject({ description: null, attachment_id: null, tags: [] });
});
