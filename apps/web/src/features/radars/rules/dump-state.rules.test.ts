import { expect, test } from 'vitest';
import { dumpState } from './dump-state.rules.ts';

const now = new Date('2026-11-23T12:00:00Z');
const open = { url: '/radar/token', revoked_at: null, expires_at: null };

test.each([
  [{}, 'open'],
  [{ expires_at: '2026-11-24T00:00:00Z' }, 'open'],
  [{ url: null, expires_at: '2026-11-23T12:00:00Z' }, 'expired'],
  [{ url: null, revoked_at: '2026-11-20T12:00:00Z', expires_at: '2026-11-22T12:00:00Z' }, 'revoked'],
  [{ url: null }, 'closed'],
] as const)('a version with %j is %s', (changes, state) => {
  expect(dumpState({ ...open, ...changes }, now)).toBe(state);
});
