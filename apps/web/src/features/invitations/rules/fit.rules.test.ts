import { expect, test } from 'vitest';
import { fitOf } from './fit.rules.ts';

const ada = { email: 'ada@example.org', state: 'pending', has_account: true } as const;
const link = { email: null, state: 'pending', has_account: false } as const;

test('somebody invited by name signs in if they have an account, and registers if not', () => {
  expect(fitOf(ada, undefined)).toBe('sign-in');
  expect(fitOf({ ...ada, has_account: false }, undefined)).toBe('register');
});

test('the person signed in joins, if the invitation is for them', () => {
  expect(fitOf(ada, 'Ada@Example.org')).toBe('join');
  expect(fitOf(ada, 'bob@example.org')).toBe('somebody-else');
});

test('a link for anybody is for the person who opens it', () => {
  expect(fitOf(link, 'bob@example.org')).toBe('join');
  expect(fitOf(link, undefined)).toBe('register');
});

test.each(['accepted', 'expired', 'revoked'] as const)('an invitation that is %s is over for everybody', (state) => {
  expect(fitOf({ ...ada, state }, 'ada@example.org')).toBe('over');
  expect(fitOf({ ...link, state }, undefined)).toBe('over');
});
