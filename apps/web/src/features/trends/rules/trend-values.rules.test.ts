import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '#lib/drafts/drafts.rules.ts';
import { type TrendValues, trendValues } from './trend-values.rules.ts';

const { attributesOf, noValues, drafts } = trendValues;

const values: TrendValues = {
  ...noValues,
  title: 'Heat as a street utility',
  horizon: 'later',
  impact: 5,
  tags: ['Energy'],
  cards: [{ slug: 'a', title: 'A', removed_at: null, public: true }],
};

test('a draft kept on the device is read again', () => {
  const draft = { values, base: { values: noValues, updatedAt: '2026-01-01T00:00:00.000Z' }, at: 1 };
  expect(readDraft(drafts, writeDraft(draft))).toEqual(draft);
});

test.each([
  ['nothing', null],
  ['another thing', '{"values":{"title":"x"},"at":1}'],
  ['a step that there is not', writeDraft({ values: { ...values, impact: 9 }, at: 1 })],
])('%s on the device is left alone', (_, text) => {
  expect(readDraft(drafts, text)).toBeUndefined();
});

test('evidence that only has a new title is not a change', () => {
  const renamed = { ...values, cards: [{ slug: 'a', title: 'B', removed_at: null }] };
  expect(drafts.same(values, renamed)).toBe(true);
  expect(drafts.same(values, { ...values, cards: [] })).toBe(false);
});

test('empty values clear their fields, and evidence keeps its order', () => {
  expect(attributesOf(values)).toMatchObject({
    subtitle: null,
    attachment_id: null,
    card_slugs: ['a'],
    horizon: 'later',
  });
});
