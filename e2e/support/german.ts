import type { Client } from './client.ts';

/** Looks at something while the account is German, which its other tests are not. */
export async function inGerman({ call }: Client, look: () => Promise<void>): Promise<void> {
  const speak = (locale: string) => call('PATCH', '/v1/me', { data: { type: 'users', attributes: { locale } } });
  await speak('de');
  try {
    await look();
  } finally {
    await speak('en');
  }
}
