import { describe, expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

const email = 'ada.lovelace@example.org';
const passwords = new Passwords();
const weakness = (password: string) => passwords.weakness(password, email, ['Ada Lovelace', 'Scanning desk Hamburg']);

describe('passwords', () => {
  it.each([
    'qwerty123456',
    'Summer2026!!',
    'Sommer2026!!',
    'Winter2025/26',
    'password123',
    'Password2026!',
    'P@ssw0rd1234',
    'passwort1234',
    'Willkommen2026!',
    'aaaaaaaaaa',
    'abcabcabcabc',
    '1234567890',
    'qwertyuiop',
    'administrator1',
    '!!welcome!!99',
    'foreglow2026',
    'iloveyou2026',
    'scanningdesk1',
    'lovelace hamburg',
  ])('that are easy to guess are weak: %s', async (password) => {
    expect(await weakness(password)).toBe('This password is too easy to guess.');
  });

  it.each([email, email.toUpperCase(), 'ada.lovelace1815'])('must not be the e-mail: %s', async (password) => {
    expect(await weakness(password)).toBe('The password must not be the e-mail address.');
  });

  it.each([
    'first light 2040',
    'correct horse battery',
    'пароль для сигналов',
    '太陽が昇る前の光です',
    '7#9!4$8%2&',
    'ada walks to the sea',
    'ein Leuchtturm im Nebel',
  ])('that are hard to guess are not weak: %s', async (password) => {
    expect(await weakness(password)).toBeUndefined();
  });

  it('are checked again after too many people have signed in at the same time', async () => {
    const fresh = new Passwords();
    const stored = await new Passwords().hash('first light 2040');
    const others = Array.from({ length: 66 }, () => fresh.hash('another'));
    // Control: no more can wait, neither for a person with a password nor for one without.
    for (const hash of [stored, undefined]) {
      await expect(fresh.verify('first light 2040', hash)).rejects.toMatchObject({ status: 503 });
    }
    await Promise.all(others);
    expect(await fresh.verify('first light 2040', stored)).toBe(true);
    expect(await fresh.verify('first light 2040', undefined)).toBe(false);
  });

  it('without Latin letters are not mistaken for an e-mail without any', async () => {
    expect(await passwords.weakness('7#9!4$8%2&', '12345@example.org', [])).toBeUndefined();
  });
});
