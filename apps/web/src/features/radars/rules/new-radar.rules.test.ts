import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '#lib/drafts/drafts.rules.ts';
import { newRadarDrafts, valuesFrom } from './new-radar.rules.ts';

const domains = Array.from({ length: 14 }, (_, at) => `Domain ${at + 1}`);
const values = valuesFrom({ challenge: null, audience: 'The board', domains }, ['Now', 'Later']);

test('the first values are those of the brief, with the first twelve domains', () => {
  expect(values).toMatchObject({ title: '', challenge: '', audience: 'The board', domains: domains.slice(0, 12) });
});

test('a kept draft is read unchanged, and anything else is not a draft', () => {
  expect(readDraft(newRadarDrafts, writeDraft({ values, at: 5 }))).toEqual({ values, at: 5 });
  for (const other of [{ ...values, domains: [1] }, { ...values, title: null }, {}]) {
    expect(readDraft(newRadarDrafts, JSON.stringify({ values: other, at: 5 }))).toBeUndefined();
  }
});

test('the order of sectors is part of the values', () => {
  expect(newRadarDrafts.same(values, { ...values })).toBe(true);
  expect(newRadarDrafts.same(values, { ...values, domains: values.domains.toReversed() })).toBe(false);
});
