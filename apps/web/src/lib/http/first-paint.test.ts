import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

interface Page {
  readonly path: string;
  /** The theme that the server wrote into the page for its host; undefined: none. */
  readonly theme?: string;
  readonly token?: string;
  readonly cookie?: string;
  readonly width?: number;
  /** What the router has stored for the page, if it was shown before. */
  readonly state?: object;
  /** Whether the first screen is complete before the cards arrive. */
  readonly complete?: boolean;
  /** Whether the list has drawn its cards before. */
  readonly drawn?: boolean;
  /** The sizes of the first card's picture; null: it has none. */
  readonly thumbnails?: object | null;
  /** What else is stored on the device. */
  readonly stored?: object;
}

interface Started {
  /** The requests with their headers, by address. */
  readonly calls: Map<string, Record<string, string>>;
  /** The files that were requested. */
  readonly files: string[];
  /** The address and the name of each worker. */
  readonly threads: string[][];
  /** The pictures that were requested, and those that were put into the page. */
  readonly requested: object[];
  readonly shown: object[];
}

const thumbnails = {
  tile: { url: '/files/tile.webp', width: 240 },
  small: { url: '/files/small.webp', width: 480 },
};

/** Runs `public/first-paint.js` as a page does, and returns what it starts. */
async function begin({ path, theme, token, cookie = '', width = 1440, ...rest }: Page): Promise<Started> {
  const { state = null, complete = false, drawn = false } = rest;
  const calls = new Map<string, Record<string, string>>();
  const requestedFiles: string[] = [];
  const threads: string[][] = [];
  const requested: object[] = [];
  const shown: object[] = [];
  const files = {
    page: { all: [], en: ['/page-en.js'], de: ['/page-de.js'] },
    signedIn: { all: ['/inside.js'], en: [], de: [] },
    screens: {
      brief: { all: ['/brief.js', '/brief.css'], en: ['/brief-en.js'], de: ['/brief-de.js'] },
      cards: { all: ['/cards.js'], en: [], de: [] },
    },
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
      head: { append: ({ href }: { href: string }) => requestedFiles.push(href) },
      body: { append: (element: object) => shown.push(element) },
      querySelector: (sought: string) =>
        sought === '[data-index]' && !drawn ? null : { setAttribute: () => undefined },
      getElementById: (id: string) => elements[id] && { textContent: JSON.stringify(elements[id]) },
      createElement: () => ({}),
    },
    localStorage: {
      ...rest.stored,
      getItem: (key: string) => (key === 'foreglow.api-token' ? (token ?? null) : null),
    },
    location: { pathname: path, search: '' },
    navigator: { language: 'en' },
    matchMedia: () => ({ matches: false }),
    performance,
    history: { state },
    addEventListener: () => undefined,
    Worker: class {
      constructor(address: string, { name }: { name: string }) {
        threads.push([address, name]);
      }
    },
    Image: class {
      constructor() {
        requested.push(this);
      }
    },
    innerWidth: width,
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      calls.set(address, headers);
      const { thumbnails: sizes = thumbnails } = rest;
      return Promise.resolve(Response.json({ data: [{ attributes: { attachment: sizes && { thumbnails: sizes } } }] }));
    },
  };
  const script = await readFile(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');
  const window: { foreglowEarly?: object } = {};
  runInContext(script, createContext({ ...page, window }));
  if (complete) window.foreglowEarly = undefined;
  // The cards have been read once the timers run.
  await new Promise((resolve) => setTimeout(resolve));
  return { calls, files: requestedFiles, threads, requested, shown };
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

it.each([
  ['/projects/january-scan/brief', ['/v1/me', '/v1/projects/january-scan', '/v1/projects/january-scan/brief']],
  ['/projects/january-scan', ['/v1/me', '/v1/projects/january-scan']],
  ['/projects/january-scan/cards/a-card', ['/v1/me']],
  ['/w/trends-lab', ['/v1/me', '/v1/workspaces/trends-lab']],
  ['/w/trends-lab/members', ['/v1/me', '/v1/workspaces/trends-lab']],
  ['/w/', ['/v1/me']],
  ['/profile', ['/v1/me']],
])('the page %s requests the user and, if it belongs to one, its project or workspace', async (path, expected) => {
  const { calls } = await begin({ path, token: 'mine' });
  expect([...calls.keys()]).toEqual(expected);
});

it('a page of a project requests the files of its screen in its language, and others do not', async () => {
  const page = { path: '/projects/january-scan/brief', token: 'mine' };
  expect((await begin(page)).files).toEqual(['/page-en.js', '/inside.js', '/brief.js', '/brief.css', '/brief-en.js']);
  const others = [
    '/projects/january-scan/tags',
    '/projects/january-scan/constructor',
    '/projects/january-scan/brief/more',
  ];
  for (const path of [...others, '/w/brief/brief']) {
    expect((await begin({ ...page, path })).files).toEqual(['/page-en.js', '/inside.js']);
  }
});

it.each(['/cards', '/cards/a-card'])('the page %s requests the files of the card list', async (path) => {
  const { files } = await begin({ path: `/projects/january-scan${path}`, token: 'mine' });
  expect(files).toEqual(['/page-en.js', '/inside.js', '/cards.js']);
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

it('without a session only the texts of the page are requested', async () => {
  const started = await begin({ path: '/projects/january-scan/cards', theme: 'coast' });
  expect(started).toEqual({ calls: new Map(), files: ['/page-en.js'], threads: [], requested: [], shown: [] });
});

const phone = { path: '/projects/january-scan/cards', token: 'mine', width: 412 } as const;

it('on a phone the picture of the first card is requested in the size of the page, and shown', async () => {
  const { requested, shown } = await begin(phone);
  expect(shown).toEqual(requested);
  expect(shown).toMatchObject([{ sizes: '380px', srcset: '/files/tile.webp 240w,/files/small.webp 480w', alt: '' }]);
});

it.each([
  ['the page was loaded again, and may be scrolled', { state: { key: 'a' } }],
  ['the first screen is complete', { complete: true }],
  ['the list has drawn it', { drawn: true }],
] as const)('the picture is requested but not shown if %s', async (_case, given) => {
  const { requested, shown } = await begin({ ...phone, ...given });
  expect(requested).toHaveLength(1);
  expect(shown).toEqual([]);
});

it.each([
  ['on a wide screen', { width: 1440 }],
  ['for a first card without a picture', { thumbnails: null }],
  ['for compact cards, whose pictures are small', { stored: { 'foreglow.density.of.ada': 'compact' } }],
] as const)('no picture is requested %s', async (_case, given) => {
  expect((await begin({ ...phone, ...given })).requested).toEqual([]);
});
