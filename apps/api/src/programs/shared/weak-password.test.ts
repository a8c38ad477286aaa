import { expect, it } from 'vitest';
import { warnOfWeakPassword } from './weak-password.ts';

const admin = { email: 'ada@example.org', password: 'secret' };

async function warnings(weaknessOf: () => Promise<string | undefined>): Promise<string[]> {
  const lines: string[] = [];
  await warnOfWeakPassword({ weaknessOf }, admin, (line) => lines.push(line));
  return lines;
}

it('a weak password is told, with the way to change it', async () => {
  expect(await warnings(async () => 'It is easy to guess.')).toEqual([
    'ADMIN_PASSWORD: It is easy to guess. Sign in as ada@example.org and choose another one.\n',
  ]);
});

it('nothing is said of a strong password', async () => {
  expect(await warnings(async () => undefined)).toEqual([]);
});

it('a check that fails, as on a busy machine, does not end the server', async () => {
  const failing = () => Promise.reject(new Error('The password could not be checked.'));
  expect(await warnings(failing)).toEqual(['ADMIN_PASSWORD: Whether it is easy to guess could not be checked.\n']);
});
