import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

interface Page {
  readonly path: string;
  /** The theme that the server wrote into the page for its host; undefined: none. */
  readonly theme?: string;
  readonly token?: string;
  readonly cookie?: string;
}

interface Started {
  /** The requests with their headers, by address. */
  readonly calls: Map<string, Record<string, string>>;
  /** The address and the name of each worker. */
  readonly threads: string[][];
}

/** Runs `public/first-paint.js` as a page does, and returns what it starts. */
async function begin({ path, theme, token, cookie = '' }: Page): Promise<Started> {
  const calls = new Map<string, Record<string, string>>();
  const threads: string[][] = [];
  const files = {
    en: [],
    de: [],
    signedIn: [],
    enSignedIn: [],
    deSignedIn: [],
    cards: [],
    firstCards: 'page[size]=48',
  };
  const elements: Readonly<Record<string, object | undefined>> = {
    'first-files': files,
    config: theme === undefined ? undefined : { theme },
  };
  const page = {
    document: {
      cookie,
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
    addEventListener: () => undefined,
    Worker: class {
      constructor(address: string, { name }: { name: string }) {
        threads.push([address, name]);
      }
    },
    innerWidth: 1440,
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      calls.set(address, headers);
      return Promise.resolve(new Response('{}'));
    },
  };
  const script = await readFile(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
  runInContext(script, createContext({ ...page, window: {} }));
  return { calls, threads };
}

it('the requests before the application starts contain the theme of the host', async () => {
  const { calls } = await begin({ path: '/projects/january-scan/cards', theme: 'coast', token: 'mine' });
  expect([...calls.keys()]).toEqual([
    '/v1/me',
    '/v1/projects/january-scan',
    '/v1/projects/january-scan/cards?page[size]=48',
  ]);
  for (const headers of calls.values()) {
    expect(headers).toEqual({ Accept: 'application/vnd.api+json', Authorization: 'Bearer mine', 'x-theme': 'coast' });
  }
});

it('the requests contain the default theme on a page that names none', async () => {
  const { calls } = await begin({ path: '/', token: 'mine' });
  expect([...calls].map(([address, headers]) => [address, headers['x-theme']])).toEqual([['/v1/me', 'default']]);
});

it("the formats of the page's language are loaded in a worker", async () => {
  const { threads } = await begin({ path: '/', token: 'mine' });
  expect(threads).toEqual([['/warm-formats.js', 'en']]);
});

it('a page with a cookie against forged requests leaves them to the application, which sends its token', async () => {
  const { calls, threads } = await begin({ path: '/', token: 'mine', cookie: 'a=b; XSRF-TOKEN=abc' });
  expect(calls).toEqual(new Map());
  expect(threads).toHaveLength(1);
  expect((await begin({ path: '/', token: 'mine', cookie: 'a=b' })).calls.size).toBe(1);
});

it('nothing is started without a session', async () => {
  const started = await begin({ path: '/projects/january-scan/cards', theme: 'coast' });
  expect(started).toEqual({ calls: new Map(), threads: [] });
});
