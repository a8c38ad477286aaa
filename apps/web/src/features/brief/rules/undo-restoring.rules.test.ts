import type { BriefVersionAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { undoOf } from './undo-restoring.rules.ts';

const version = (changes: Partial<BriefVersionAttributes>): BriefVersionAttributes => ({
  number: 5,
  created_at: '2026-01-09T12:00:00.000Z',
  created_by: { name: 'Ada', email: 'ada@example.org' },
  changed: [],
  restored_from: null,
  challenge: 'New?',
  purpose: null,
  scope_in: null,
  scope_out: null,
  time_horizon: null,
  audience: 'All',
  domains: ['Energy'],
  sources: null,
  ...changes,
});
const before = version({});
const made = version({ number: 6, restored_from: 2, changed: ['challenge', 'purpose', 'domains'], domains: [] });

test('only the fields that the restoration changed are set back', () => {
  expect(undoOf(before, made, 2)).toEqual({ challenge: 'New?', purpose: null, domains: ['Energy'], based_on: 6 });
});

test('a version that somebody else has made is not undone', () => {
  expect(undoOf(before, { ...made, restored_from: null }, 2)).toBeUndefined();
  expect(undoOf(before, { ...made, restored_from: 1 }, 2)).toBeUndefined();
});
