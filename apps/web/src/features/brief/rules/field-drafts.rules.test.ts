import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '#lib/drafts/drafts.rules.ts';
import { fieldDrafts } from './field-drafts.rules.ts';

test('a draft is read with the version it is based on', () => {
  const draft = { values: { text: 'Mine' }, base: { values: { text: 'Before' }, updatedAt: 4 }, at: 1 };
  expect(readDraft(fieldDrafts, writeDraft(draft))).toEqual(draft);
});

test('a draft of an earlier version, which had no base, is still read', () => {
  const text = JSON.stringify({ text: 'Mine', basedOn: 4, at: 1 });
  expect(readDraft(fieldDrafts, text)).toEqual({ values: { text: 'Mine' }, at: 1 });
});

test('anything else is not a draft', () => {
  for (const text of [null, '', '{}', '{"at":1}', '[]', '"x"']) expect(readDraft(fieldDrafts, text)).toBeUndefined();
});
