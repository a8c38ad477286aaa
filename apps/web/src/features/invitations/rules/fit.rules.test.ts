import { expect, test } from 'vitest';
import { fitOf } from './fit.rules.ts';

const ada = { email: 'ada@example.org', state: 'pending', has_account: true } as const;
const link = { email: null, state: 'pending', has_account: false } as const;

test('an invited person with an account signs in, and one without an account registers', () => {
  expect(fitOf(ada, undefined)).toBe('sign-in');
  expect(fitOf({ ...ada, has_account: false }, undefined)).toBe('register');
});

test('a signed-in user can join if the invitation is for their address', () => {
  expect(fitOf(ada, 'Ada@Example.org')).toBe('join');
  expect(fitOf(ada, 'bob@example.org')).toBe('somebody-else');
});

test('a link for anybody fits the user who opens it', () => {
  expect(fitOf(link, 'bob@example.org')).toBe('join');
  expect(fitOf(link, undefined)).toBe('register');
});

test.each(['accepted', 'expired', 'revoked'] as const)('an invitation that is %s is over for everybody', (state) => {
  expect(fitOf({ ...ada, state }, 'ada@example.org')).toBe('over');
  expect(fitOf({ ...link, state }, undefined)).toBe('over');
});
