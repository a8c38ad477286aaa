import type { Client } from './client.ts';

/** Runs checks while the account is set to German, and switches it back for other tests. */
export async function inGerman({ call }: Client, check: () => Promise<void>): Promise<void> {
  const speak = (locale: string) => call('PATCH', '/v1/me', { data: { type: 'users', attributes: { locale } } });
  await speak('de');
  try {
    await check();
  } finally {
    await speak('en');
  }
}
