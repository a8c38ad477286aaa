import type { DraftBlip, EvidenceCard } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { readEntries } from '#lib/outbox/outbox.rules.ts';
import {
  acceptAll,
  type Draft,
  hasEvidence,
  inverseOf,
  mergedChanges,
  nextOpen,
  numbered,
  readChanges,
  stepFrom,
  withChanges,
} from './review.rules.ts';

const card = (slug: string, removed_at: string | null = null): EvidenceCard => ({
  slug,
  title: slug,
  removed_at,
  public: true,
});
const blip = (id: string, changes: Partial<DraftBlip> = {}): DraftBlip => ({
  id,
  label: id,
  domain: 'Energy',
  ring: 'Now',
  position: 0.5,
  impact: 3,
  impacts: [],
  rationale: null,
  cards: [card('one'), card('two')],
  decision: 'open',
  edited: false,
  ...changes,
});
const draft: Draft = {
  domains: ['Energy', 'Food'],
  rings: ['Now', 'Later'],
  impacts: [],
  blips: [blip('a', { domain: 'food' }), blip('b'), blip('c', { cards: [card('gone', '2026-01-09T12:00:00.000Z')] })],
};
const cards = new Map(['one', 'two'].map((slug) => [slug, card(slug)]));

test('a change followed by its inverse leaves the contents unchanged', () => {
  const changes = [{ id: 'b', label: 'B', card_slugs: ['two'], decision: 'accepted' as const }];
  const back = inverseOf(draft, changes);
  const changed = withChanges(draft, changes, cards);
  expect(changed.blips[1]).toMatchObject({ label: 'B', cards: [{ slug: 'two' }], decision: 'accepted', edited: true });
  expect(withChanges(changed, back, cards).blips[1]).toEqual({ ...draft.blips[1], edited: true });
});

test('a decision is not an edit, and an unknown blip changes nothing', () => {
  expect(withChanges(draft, [{ id: 'b', decision: 'dropped' }], cards).blips[1]).toMatchObject({ edited: false });
  expect(withChanges(draft, [{ id: 'x', decision: 'dropped' }], cards)).toEqual(draft);
  expect(inverseOf(draft, [{ id: 'x', decision: 'dropped' }])).toEqual([]);
});

test('changes of a blip are merged, and the last value counts', () => {
  const first = [{ id: 'a', label: 'A', decision: 'accepted' as const }];
  expect(
    mergedChanges(first, [
      { id: 'b', ring: 'Later' },
      { id: 'a', decision: 'open' },
    ]),
  ).toEqual([
    { id: 'a', label: 'A', decision: 'open' },
    { id: 'b', ring: 'Later' },
  ]);
});

const read = (text: string | null) => readEntries(text, readChanges);

test.each([null, '', '{}', '[1, null, {"decision": "open"}]'])('%j on the device is not read as decisions', (text) => {
  expect(read(text)).toEqual([]);
});

test('kept decisions are read again as one entry, also those of earlier versions', () => {
  const [a, b] = [
    { id: 'a', decision: 'accepted' },
    { id: 'b', label: 'B' },
  ];
  expect(read(JSON.stringify([[a], [b, { id: 'a', label: 'A' }]]))).toEqual([[{ ...a, label: 'A' }, b]]);
  expect(read(JSON.stringify([a, b]))).toEqual([[a, b]]);
});

test('cards in the trash are not evidence, and accepting all accepts only open blips with evidence', () => {
  expect(draft.blips.map(hasEvidence)).toEqual([true, true, false]);
  const decided = [blip('a', { decision: 'dropped' }), ...draft.blips.slice(1)];
  expect(acceptAll(decided)).toEqual([{ id: 'b', decision: 'accepted' }]);
});

test('blips are in the order of their numbers, whatever the case of the names of their sectors', () => {
  expect(numbered(draft).map(({ id, number }) => [id, number])).toEqual([
    ['b', 1],
    ['c', 2],
    ['a', 3],
  ]);
});

test('the steps go from blip to blip, and after a decision to the next open one', () => {
  const { blips } = draft;
  expect(stepFrom(blips, undefined, 1)?.id).toBe('a');
  expect(stepFrom(blips, undefined, -1)?.id).toBe('c');
  expect(stepFrom(blips, 'a', 1)?.id).toBe('b');
  expect(stepFrom(blips, 'c', 1)).toBeUndefined();
  const decided = [blip('a'), blip('b'), blip('c', { decision: 'accepted' })];
  expect(nextOpen(decided, 'b')?.id).toBe('a');
  expect(nextOpen([blip('a')], 'a')).toBeUndefined();
});
