import type { IncomingMessage, ServerResponse } from 'node:http';
import type { api, QueryGiven } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '#test/support/manual-clock.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';
import { type Site, sitePorts, startSite } from '#test/support/site.ts';

const accessKey = 'test-access-key';

/** How the services answer: correctly, with a status, or not at all. */
type Mood = 'well' | 'silent' | 'not JSON' | 'something else' | number;
let unsplashMood: Mood;
let openverseMood: Mood;

let unsplash: Site;
let openverse: Site;
/** With a key for Unsplash, and without one. */
let withKey: Product;
let withoutKey: Product;
const hand = new ManualClock();

const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function inMood(mood: Mood, response: ServerResponse, well: () => void): void {
  if (mood === 'well') well();
  else if (mood === 'not JSON') response.end('<html>');
  else if (mood === 'something else') json(response, { results: 'none' });
  else if (mood !== 'silent') json(response, { errors: ['OAuth error: The access token is invalid'] }, mood);
}

const pictured = (id: string, base: string) => ({
  id,
  created_at: '2025-01-01T00:00:00Z',
  width: 4000,
  height: 3000,
  color: '#26a059',
  blur_hash: 'LoC%a7IoIVxZ_NM|M{s:%hRjWAo0',
  description: null,
  alt_description: 'a wall of bricks',
  urls: {
    raw: `https://images.unsplash.com/photo-${id}?ixid=M3w1&ixlib=rb-4.0.3&w=10`,
    full: `https://images.unsplash.com/photo-${id}?q=85`,
    regular: `https://images.unsplash.com/photo-${id}?w=1080`,
    small: `https://images.unsplash.com/photo-${id}?w=400`,
    thumb: `https://images.unsplash.com/photo-${id}?w=200`,
  },
  links: { html: `https://unsplash.com/photos/${id}`, download_location: `${base}/photos/${id}/download?ixid=M3w1` },
  user: { id: 'u1', username: 'ada', name: 'Ada Example', links: { html: 'https://unsplash.com/@ada' } },
});

/** Implements the parts of Unsplash's API that are used. */
function answerAsUnsplash(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://unsplash.test');
  const base = `http://127.0.0.1:${unsplash.port}`;
  inMood(unsplashMood, response, () => {
    if (request.headers.authorization !== `Client-ID ${accessKey}`) return json(response, { errors: ['No'] }, 401);
    if (url.pathname === '/search/photos') {
      const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))];
      const results = Array.from({ length: Math.min(size, 7 - (page - 1) * size) }, (_, at) =>
        pictured(`p${(page - 1) * size + at + 1}`, base),
      );
      return json(response, { total: 7, total_pages: Math.ceil(7 / size), results });
    }
    const [, id, download] = /^\/photos\/(\w+)(\/download)?$/.exec(url.pathname) ?? [];
    if (id === 'elsewhere') return json(response, pictured(id, `http://127.0.0.1:${openverse.port}`));
    if (id === undefined || id === 'gone') return json(response, { errors: ["Couldn't find Photo"] }, 404);
    json(response, download ? { url: 'https://images.unsplash.com/x' } : pictured(id, base));
  });
}

const work = {
  id: '4bc43a04-ef46-4544-a0c1-63c63f56e276',
  title: 'A wall',
  url: 'https://live.example.org/wall.jpg',
  thumbnail: 'https://api.openverse.org/v1/images/4bc43a04-ef46-4544-a0c1-63c63f56e276/thumb/',
  width: 1024,
  height: 768,
  creator: 'Bo Sample',
  creator_url: 'https://example.org/bo',
  foreign_landing_url: 'https://example.org/bo/wall',
  license: 'by-sa',
  license_version: '2.0',
  license_url: 'https://creativecommons.org/licenses/by-sa/2.0/',
  provider: 'flickr',
};

/** Implements the parts of Openverse's API that are used, for clients without an account. */
function answerAsOpenverse(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://openverse.test');
  inMood(openverseMood, response, () => {
    if (url.pathname === '/v1/images/') {
      const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('page_size'))];
      if (size > 20 || page > 20) return json(response, { detail: 'Not without an account.' }, 401);
      const results = [work, { ...work, id: 'no-size', width: null }];
      return json(response, { result_count: 10_000, page_count: 500, page_size: size, page, results });
    }
    if (url.pathname === `/v1/images/${work.id}/`) return json(response, work);
    json(response, { detail: 'No Image matches the given query.' }, 404);
  });
}

beforeAll(async () => {
  unsplash = await startSite(answerAsUnsplash);
  openverse = await startSite(answerAsOpenverse);
  const forTests = {
    outside: { loopbackPorts: sitePorts, clock: hand.clock },
    stockPhotos: { unsplash: unsplash.at(''), openverse: openverse.at('') },
  };
  withKey = await startProduct({ stockPhotos: { unsplashKey: accessKey } }, forTests);
  withoutKey = await startProduct({}, forTests);
});
afterAll(() => Promise.all([withKey?.stop(), withoutKey?.stop(), unsplash?.stop(), openverse?.stop()]));
beforeEach(async () => {
  unsplashMood = 'well';
  openverseMood = 'well';
  unsplash.requests.length = 0;
  openverse.requests.length = 0;
  await query(withKey, 'delete from rate_limits');
});

type Asked = QueryGiven<typeof api.findStockPhotos>;

async function ask(product: Product, asked: Asked) {
  const { client } = await product.make.person();
  return client.call('GET /stock-photos/', { query: asked });
}

describe('with a key, photos of Unsplash', () => {
  it('are searched a page at a time, and stored in the requested size, with their credit', async () => {
    const answer = await ask(withKey, { searchQuery: ' bricks & heat ', page: '2', per_page: '5' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.body).toMatchObject({ total: 7, total_pages: 2 });
    expect(answer.body.results).toHaveLength(2);
    const { urls, ...photo } = answer.body.results[0] ?? { urls: { raw: '', small: '' } };
    expect(photo).toEqual({
      id: 'unsplash:p6',
      alt_description: 'a wall of bricks',
      blur_hash: 'LoC%a7IoIVxZ_NM|M{s:%hRjWAo0',
      width: 4000,
      height: 3000,
      user: { name: 'Ada Example', link: 'https://unsplash.com/@ada?utm_source=foreglow&utm_medium=referral' },
      source: 'unsplash',
      credit: 'Photo by Ada Example on Unsplash',
    });
    expect(urls.small).toBe('https://images.unsplash.com/photo-p6?w=400');
    expect(Object.fromEntries(new URL(urls.raw).searchParams)).toEqual({
      ixid: 'M3w1',
      ixlib: 'rb-4.0.3',
      w: '1080',
      dpr: '2',
    });
    const [asked] = unsplash.requests;
    expect(new URL(asked?.url ?? '', 'http://x').searchParams.get('query')).toBe('bricks & heat');
    expect(asked?.headers['accept-version']).toBe('v1');
    expect(openverse.requests).toEqual([]);
  });

  it('are read one by one', async () => {
    expect((await ask(withKey, { id: 'unsplash:p3' })).body).toMatchObject({
      results: [{ id: 'unsplash:p3' }],
      total: 1,
      total_pages: 1,
    });
    expect(unsplash.requests).toHaveLength(1);
    expect((await ask(withKey, { id: 'unsplash:gone' })).status).toBe(404);
  });

  it('are reported to the service when they are about to be used, as its terms require', async () => {
    const answer = await ask(withKey, { downloadImage: 'unsplash:p3' });
    expect(answer.body.results[0]?.urls.raw).toContain('w=1080&dpr=2');
    expect(unsplash.requests.map(({ url }) => url)).toEqual(['/photos/p3', '/photos/p3/download?ixid=M3w1']);
    for (const { headers } of unsplash.requests) expect(headers.authorization).toBe(`Client-ID ${accessKey}`);
  });

  it('are found while somebody else waits for many that the service does not answer', async () => {
    unsplashMood = 'silent';
    const { client: greedy } = await withKey.make.person();
    const waiting = Array.from({ length: 100 }, () =>
      greedy.call('GET /stock-photos/', { query: { id: 'unsplash:p1' } }),
    );
    // The first ones wait for the service, and those beyond the limit are refused.
    expect((await Promise.race(waiting)).status).toBe(503);
    unsplashMood = 'well';
    expect((await ask(withKey, { id: 'unsplash:p3' })).status).toBe(200);
    hand.fire(6000);
    await Promise.all(waiting);
  });

  it('are returned even when the address for reports is elsewhere, where the key is not sent', async () => {
    expect((await ask(withKey, { downloadImage: 'unsplash:elsewhere' })).status).toBe(200);
    expect(openverse.requests).toEqual([]);
  });
});

describe('without a key, works of Openverse', () => {
  it('are searched a page at a time, with author and licence', async () => {
    const answer = await ask(withoutKey, { searchQuery: 'wall' });
    expect(answer.body).toEqual({
      results: [
        {
          id: `openverse:${work.id}`,
          alt_description: 'A wall',
          blur_hash: null,
          urls: { small: work.thumbnail, raw: work.url },
          width: 1024,
          height: 768,
          user: { name: 'Bo Sample', link: work.foreign_landing_url },
          source: 'openverse',
          credit: `“A wall” by Bo Sample, CC BY-SA 2.0, ${work.license_url}`,
        },
      ],
      total: 10_000,
      // Openverse has no further pages for clients without an account.
      total_pages: 20,
    });
    const { searchParams } = new URL(openverse.requests[0]?.url ?? '', 'http://x');
    expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'wall', page: '1', page_size: '20' });
    expect(openverse.requests[0]?.headers.authorization).toBeUndefined();
    expect(unsplash.requests).toEqual([]);
  });

  it('end at the last page that is available without an account', async () => {
    expect((await ask(withoutKey, { searchQuery: 'wall', page: '20' })).body.results).toHaveLength(1);
    expect((await ask(withoutKey, { searchQuery: 'wall', page: '21' })).body).toMatchObject({
      results: [],
      total_pages: 20,
    });
    expect(openverse.requests).toHaveLength(1);
  });

  it('are read one by one, to be shown or to be stored', async () => {
    for (const asked of [{ id: `openverse:${work.id}` }, { downloadImage: `openverse:${work.id}` }]) {
      expect((await ask(withoutKey, asked)).body).toMatchObject({ results: [{ urls: { raw: work.url } }], total: 1 });
    }
    expect((await ask(withoutKey, { id: 'openverse:gone' })).status).toBe(404);
    // Unsplash is not asked: there is no key.
    expect((await ask(withoutKey, { id: 'unsplash:p3' })).status).toBe(404);
    expect(unsplash.requests).toEqual([]);
  });
});

const unavailable = (answer: { status: number; errors: readonly { code: string; detail: string }[] }) => [
  answer.status,
  answer.errors[0]?.code,
  answer.errors[0]?.detail,
];
const sentence = 'The stock photos cannot be reached right now. Please try again in a moment.';

describe('a service that does not answer', () => {
  it.each([401, 403, 429, 500, 503, 302, 'not JSON', 'something else'] as const)(
    'but says %s is replaced by the next in a search',
    async (mood) => {
      unsplashMood = mood;
      const answer = await ask(withKey, { searchQuery: 'wall' });
      expect(answer.body.results.map(({ source }) => source)).toEqual(['openverse']);
      expect(unsplash.requests).toHaveLength(1);
    },
  );

  it.each([401, 403, 429, 500, 'not JSON', 'something else'] as const)(
    'but says %s is told to be unavailable when there is no other',
    async (mood) => {
      unsplashMood = mood;
      openverseMood = mood;
      expect(unavailable(await ask(withKey, { searchQuery: 'wall' }))).toEqual([
        503,
        'stock_photos_unavailable',
        sentence,
      ]);
      expect(unavailable(await ask(withoutKey, { searchQuery: 'wall' }))).toEqual([
        503,
        'stock_photos_unavailable',
        sentence,
      ]);
    },
  );

  it('cannot be replaced when one of its photos is requested', async () => {
    unsplashMood = 403;
    expect(unavailable(await ask(withKey, { downloadImage: 'unsplash:p3' }))[1]).toBe('stock_photos_unavailable');
  });

  it('is reported without its message, key and status', async () => {
    unsplashMood = 401;
    openverseMood = 500;
    const { text } = await ask(withKey, { searchQuery: 'wall' });
    expect(text).not.toContain(accessKey);
    expect(text).not.toContain('OAuth');
  });

  it('is not waited for longer than the limit', async () => {
    openverseMood = 'silent';
    const { client } = await withoutKey.make.person();
    const asking = client.call('GET /stock-photos/', { query: { searchQuery: 'wall' } });
    await waitFor(() => openverse.requests.length > 0);
    hand.fire(6000);
    expect(unavailable(await asking)).toEqual([503, 'stock_photos_unavailable', sentence]);
  });

  it('is reported as unavailable if its name cannot be resolved', async () => {
    const nowhere = await startProduct(
      {},
      {
        outside: { resolveName: () => Promise.reject(Object.assign(new Error('no network'), { code: 'ESERVFAIL' })) },
      },
    );
    expect(unavailable(await ask(nowhere, { searchQuery: 'wall' }))).toEqual([
      503,
      'stock_photos_unavailable',
      sentence,
    ]);
    await nowhere.stop();
  });
});

/** Waits until a server of the test has seen something. */
async function waitFor(seen: () => boolean): Promise<void> {
  while (!seen()) await new Promise((resolve) => setImmediate(resolve));
}

describe('a question', () => {
  it.each([
    ['of nothing', {}],
    ['of two things', { searchQuery: 'wall', id: 'unsplash:p3' }],
    ['with an empty term', { searchQuery: '  ' }],
    ['with a term that is too long', { searchQuery: 'x'.repeat(201) }],
    ['for a page that is none', { searchQuery: 'wall', page: '0' }],
    ['for more than a page holds', { searchQuery: 'wall', per_page: '21' }],
    ['for an id that is a path', { id: 'unsplash:../me' }],
    ['for an id of nobody', { id: 'p3' }],
    ['with something unknown', { searchQuery: 'wall', colour: 'red' }],
  ])('%s is refused, and no service is called', async (_, asked) => {
    const { client } = await withKey.make.person();
    const answer = await client.send('GET', `/stock-photos/?${new URLSearchParams(asked)}`);
    expect([answer.status, answer.errors[0]?.code]).toEqual([400, 'invalid_parameter']);
    expect(unsplash.requests).toEqual([]);
  });

  it('without signing in is refused', async () => {
    expect((await withKey.anonymous.call('GET /stock-photos/', { query: { searchQuery: 'wall' } })).status).toBe(401);
  });

  it('has to wait after many others', async () => {
    const { client } = await withKey.make.person();
    const search = () => client.call('GET /stock-photos/', { query: { searchQuery: 'wall' } });
    expect((await search()).status).toBe(200);
    await query(withKey, `update rate_limits set points = 200 where key like 'stock-photos:%'`);
    expect((await search()).status).toBe(429);
  });
});

it('pages may show the pictures of a search from their original addresses', async () => {
  const { headers } = await withKey.anonymous.send('GET', '/healthz');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/img-src 'self' data: blob: [^;]*https:\/\/images\.unsplash\.com/);
  expect(policy).toMatch(/connect-src 'self'(;|$)/);
});
