import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

interface Page {
  readonly path: string;
  /** What the server wrote into the page for its host; undefined: nothing. */
  readonly theme?: string;
  readonly token?: string;
}

/** Runs `public/first-paint.js` as a page does, and returns the calls that it makes, by address. */
async function callsOf({ path, theme, token }: Page): Promise<Map<string, Record<string, string>>> {
  const calls = new Map<string, Record<string, string>>();
  const files = {
    en: [],
    de: [],
    signedIn: [],
    signedInEn: [],
    signedInDe: [],
    cards: [],
    firstCards: 'page[size]=48',
  };
  const elements: Readonly<Record<string, object | undefined>> = {
    'first-files': files,
    config: theme === undefined ? undefined : { theme },
  };
  const page = {
    document: {
      documentElement: { setAttribute: () => undefined },
      head: { append: () => undefined },
      querySelector: () => ({ setAttribute: () => undefined }),
      getElementById: (id: string) => elements[id] && { textContent: JSON.stringify(elements[id]) },
      createElement: () => ({}),
    },
    localStorage: { getItem: (key: string) => (key === 'foreglow.api-token' ? (token ?? null) : null) },
    location: { pathname: path, search: '' },
    navigator: { language: 'en' },
    matchMedia: () => ({ matches: false }),
    performance,
    innerWidth: 1440,
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      calls.set(address, headers);
      return Promise.resolve(new Response('{}'));
    },
  };
  const script = await readFile(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
  runInContext(script, createContext({ ...page, window: {} }));
  return calls;
}

it('the calls before the application starts have the theme of the host', async () => {
  const calls = await callsOf({ path: '/projects/january-scan/cards', theme: 'coast', token: 'mine' });
  expect([...calls.keys()]).toEqual([
    '/v1/me',
    '/v1/projects/january-scan',
    '/v1/projects/january-scan/cards?page[size]=48',
  ]);
  for (const headers of calls.values()) expect(headers).toEqual({ Authorization: 'Bearer mine', 'x-theme': 'coast' });
});

it('the calls have the default theme on a page that names none', async () => {
  const calls = await callsOf({ path: '/', token: 'mine' });
  expect([...calls].map(([address, headers]) => [address, headers['x-theme']])).toEqual([['/v1/me', 'default']]);
});

it('nothing is called without a session', async () => {
  expect(await callsOf({ path: '/projects/january-scan/cards', theme: 'coast' })).toEqual(new Map());
});
