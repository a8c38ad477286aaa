import { describe, expect, it } from 'vitest';
import { passwordWeakness } from './password.rules.ts';

const email = 'ada.lovelace@example.org';

describe('a password', () => {
  it.each([
    'password123',
    'Password2026!',
    'P@ssw0rd1234',
    'passwort1234',
    'aaaaaaaaaa',
    'abcabcabcabc',
    '1234567890',
    'qwertyuiop',
    'administrator1',
    '!!welcome!!99',
    'foreglow2026',
  ])('that everybody guesses is weak: %s', (password) => {
    expect(passwordWeakness(password, email)).toBe('This password is too easy to guess.');
  });

  it.each([email, email.toUpperCase(), 'ada.lovelace1815'])('must not be the e-mail: %s', (password) => {
    expect(passwordWeakness(password, email)).toBe('The password must not be the e-mail address.');
  });

  it.each([
    'first light 2040',
    'correct horse battery',
    'пароль для сигналов',
    '太陽が昇る前の光です',
    '7#9!4$8%2&',
    'ada walks to the sea',
  ])('that is hard to guess is not: %s', (password) => {
    expect(passwordWeakness(password, email)).toBeUndefined();
  });

  it('without Latin letters is not taken for an e-mail without them', () => {
    expect(passwordWeakness('7#9!4$8%2&', '12345@example.org')).toBeUndefined();
  });
});
