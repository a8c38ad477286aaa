import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let project: string;
let radar: string;
let card: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
  card = await product.make.card(ada, project, { title: 'A bakery heats the flats', description: 'Warm walls' });
  const draft = await product.make.card(ada, project, { title: 'Secret draft', public: false });
  const { body } = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: {
      data: {
        type: 'radars',
        attributes: {
          title: 'Cities <script>alert(1)</script>',
          domains: ['People', 'Energy'],
          blips: [
            {
              id: 'heat',
              label: 'Heat "as" a <b>utility</b>',
              domain: 'Energy',
              ring: 'Next',
              card_slugs: [card, draft],
            },
            {
              id: 'right',
              label: 'شبكة الحرارة',
              domain: 'People',
              ring: 'Now',
              rationale: '[link](javascript:alert(1))',
            },
          ],
        },
      },
    },
  });
  radar = body.data.id;
});
afterAll(() => product?.stop());

interface Published {
  readonly id: string;
  readonly url: string;
}

async function publish(attributes: object = {}): Promise<Published> {
  const { body } = await ada.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: { id: project, radarId: radar },
    body: { data: { type: 'radar-dumps', attributes } },
  });
  return { id: body.data.id, url: body.data.attributes.url ?? '' };
}

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${product.address}${path}`, { headers });
const revoke = ({ id }: Published) =>
  ada.call('DELETE /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', {
    params: { id: project, radarId: radar, dumpId: id },
  });

/** Moves the blip `heat` into a ring. */
const move = (ring: string) =>
  ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
    params: { id: project, radarId: radar },
    body: { data: { type: 'radars', attributes: { changed_blips: [{ id: 'heat', ring }] } } },
  });

describe('the public page of a radar', () => {
  it('is the night sky, or paper if the publisher prefers it, then or later', async () => {
    const scheme = async (url: string) => /<html[^>]*data-theme="(\w+)"/.exec(await (await get(url)).text())?.[1];
    const { id, url } = await publish();
    expect(await scheme(url)).toBe('night');
    expect(await scheme((await publish({ background: 'paper' })).url)).toBeUndefined();
    const params = { id: project, radarId: radar, dumpId: id };
    const attributes = { background: 'paper' as const };
    await ada.call('PATCH /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', {
      params,
      body: { data: { type: 'radar-dumps', id, attributes } },
    });
    expect(await scheme(url)).toBeUndefined();
  });

  it('tells in which ring a blip was over the editions, without those that are revoked', async () => {
    const way = async (url: string) =>
      [...(await (await get(url)).text()).matchAll(/<ol class="way".*?<\/ol>/g)].map(([list]) =>
        [...list.matchAll(/<b dir="auto">(\w+)/g)].map(([, ring]) => ring),
      );
    const first = await publish();
    expect(await way(first.url)).toEqual([]);
    await move('Later');
    const second = await publish();
    await move('Now');
    const third = await publish();
    expect(await way(third.url)).toContainEqual(['Next', 'Later', 'Now']);
    expect(await way(second.url)).toContainEqual(['Next', 'Later']);
    await revoke(second);
    expect(await way(third.url)).toContainEqual(['Next', 'Now']);
  });

  it('can be read without signing in, and shows texts as plain text', async () => {
    const { url } = await publish();
    const page = await get(url, { accept: 'text/html' });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('Cities &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('javascript:');
    expect(html).toContain('شبكة الحرارة');
    expect(html).toContain('A bakery heats the flats');
  });

  it('shows a text that would take minutes to parse as plain text, the others with their formatting', async () => {
    const marks = 12_000;
    const description = `${'*a '.repeat(marks)}\n${' b*'.repeat(marks / 4)}\n\n<b>`;
    const changed_blips = [{ id: 'right', rationale: '**Heat** rises' }];
    await ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
      params: { id: project, radarId: radar },
      body: { data: { type: 'radars', attributes: { description, changed_blips } } },
    });
    const { url } = await publish();
    for (const path of [url, `${url}/file?format=html`]) {
      const html = await (await get(path)).text();
      const [first = '', second = ''] = description.split('\n');
      expect(html).toContain(`<p dir="auto">${first}<br>${second}</p><p dir="auto">&lt;b&gt;</p>`);
      expect(html).toContain('<p dir="auto"><strong>Heat</strong> rises</p>');
    }
  });

  it('contains only published data: no draft, no slug, no name of a member', async () => {
    const { url } = await publish({ evidence: 'titles' });
    const html = await (await get(url)).text();
    const json = await (await get(`${url}/file?format=json`)).text();
    for (const text of [html, json]) {
      for (const hidden of ['Secret draft', 'Warm walls', card, project, radar, 'Ada', '@example']) {
        expect(text).not.toContain(hidden);
      }
    }
  });

  it.each([
    [{}, "frame-ancestors 'none'", 'noindex'],
    [{ embeddable: true, indexable: true }, 'frame-ancestors *', null],
  ])('with %j may be framed and listed as its publisher chose', async (settings, framing, robots) => {
    const { url } = await publish(settings);
    const { headers } = await get(url);
    expect(headers.get('content-security-policy')).toContain(framing);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-robots-tag')).toBe(robots);
    expect((await get('/v1/me')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('ends immediately when it is revoked, without revealing its content, also for earlier readers', async () => {
    const published = await publish();
    const first = await get(published.url);
    const tag = first.headers.get('etag') ?? '';
    expect((await get(published.url, { 'if-none-match': tag })).status).toBe(304);
    await revoke(published);
    const ended = await get(published.url, { 'if-none-match': tag });
    expect(ended.status).toBe(410);
    expect(await ended.text()).not.toContain('Cities');
    expect((await get(`${published.url}/file?format=csv`)).status).toBe(404);
  });

  it('ends when it expires', async () => {
    const { url, id } = await publish({ expires_in_days: 1 });
    expect((await get(url)).status).toBe(200);
    await product.database.db
      .updateTable('radar_dumps')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('slug', '=', id)
      .execute();
    expect((await get(url)).status).toBe(410);
  });

  it('cannot be read while the radar is in the trash, and can be read again when it is restored', async () => {
    const { url } = await publish();
    const params = { id: project, radarId: radar };
    await ada.call('DELETE /v1/projects/{id}/radars/{radarId}', { params });
    expect((await get(url)).status).toBe(410);
    await ada.call('POST /v1/projects/{id}/radars/{radarId}/restore', { params });
    expect((await get(url)).status).toBe(200);
  });

  it('ends permanently when its project is moved to another workspace', async () => {
    const { url } = await publish();
    const { workspace } = await product.make.project(ada);
    await ada.call('POST /v1/projects/{id}/{workspaceId}/move', { params: { id: project, workspaceId: workspace } });
    expect((await get(url)).status).toBe(410);
  });

  it('stays as it was published when the radar changes', async () => {
    const { url } = await publish();
    const before = await (await get(url)).text();
    await ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
      params: { id: project, radarId: radar },
      body: { data: { type: 'radars', attributes: { title: 'Towns', removed_blips: ['heat'] } } },
    });
    await ada.call('DELETE /v1/cards/{id}', { params: { id: card } });
    expect(await (await get(url)).text()).toBe(before);
  });

  it('does not exist at a guessed address', async () => {
    const { url } = await publish();
    const guessed = await get(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`);
    expect(guessed.status).toBe(404);
    expect(await guessed.text()).not.toContain('Cities');
    expect((await get('/radar/%00')).status).toBeGreaterThanOrEqual(400);
  });

  it.each([1, 120, 121, 201, 5000])(
    'does not exist at an address with %i characters, and a page says so',
    async (length) => {
      const answer = await get(`/radar/${'a'.repeat(length)}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );
});

describe('the files of a radar', () => {
  it('are the same for members as in the edition', async () => {
    const { url, id } = await publish();
    const open = await (await get(`${url}/file?format=csv`)).text();
    const own = await ada.send('GET', `/v1/projects/${project}/radars/${radar}/file?format=csv&dump=${id}`);
    expect(own.text.replace(/^\ufeff/, '')).toBe(open);
    expect(open.split('\r\n')[0]).toContain('name,ring,quadrant,isNew,status,description');
  });

  it('give the same radar when they are imported', async () => {
    const exported = await ada.send('GET', `/v1/projects/${project}/radars/${radar}/file?format=csv`);
    const answer = await ada.call('POST /v1/projects/{id}/radar-imports', {
      params: { id: project },
      query: { radar, dry_run: 'true' },
      body: exported.text,
    });
    expect(answer.body.data.attributes.counts).toMatchObject({ new: 0, removed: 0, invalid: 0 });
  });

  it.each(['svg', 'html'])('%s loads nothing from anywhere', async (format) => {
    const { url } = await publish();
    const text = await (await get(`${url}/file?format=${format}`)).text();
    expect(text).not.toMatch(/(?:src|href)="(?!#|data:)[^"]/);
    // Everything that styles refer to is in the page; %23 begins a reference to a part of a picture in a data address.
    expect(text.match(/url\((?!['"]?(?:#|%23|data:))/)).toBeNull();
  });

  it('png and preview are pictures', async () => {
    const { url } = await publish();
    for (const format of ['png', 'preview']) {
      const bytes = Buffer.from(await (await get(`${url}/file?format=${format}`)).arrayBuffer());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    }
  });
});

describe('what readers of a published radar have made for them', () => {
  /** How many pages and files were made for readers from this address. */
  const made = async () => {
    const rows = await query<{ points: number }>(
      product,
      "select points from rate_limits where key = 'made-radar-file:127.0.0.1'",
    );
    return rows[0]?.points ?? 0;
  };
  const status = async (path: string) => (await get(path)).status;
  beforeEach(() => query(product, 'delete from rate_limits'));

  it('is made once for all requests that differ only in what it does not use', async () => {
    const { url } = await publish({ note: 'A note' });
    const options = ['', '&shape=full', '&theme=dark', '&shape=full&theme=dark'];
    for (const [format, count] of Object.entries({ html: 1, preview: 1, csv: 1, json: 1, svg: 4 })) {
      await query(product, 'delete from rate_limits');
      for (const option of options) expect(await status(`${url}/file?format=${format}${option}`)).toBe(200);
      expect([format, await made()]).toEqual([format, count]);
    }
    await query(product, 'delete from rate_limits');
    for (const locale of ['en', 'de']) await get(`${url}/file?format=csv&locale=${locale}`);
    for (const locale of ['en', 'de']) await get(`${url}/file?format=html&locale=${locale}`);
    // The English page and the CSV are there already.
    expect(await made()).toBe(1);
  });

  it('is sent compressed as it is kept, to those who accept that', async () => {
    const { url } = await publish();
    const [zipped, plain] = await Promise.all(
      ['br, gzip', 'identity'].map((encoding) => get(url, { 'accept-encoding': encoding })),
    );
    expect([zipped, plain].map((answer) => answer?.headers.get('content-encoding'))).toEqual(['gzip', null]);
    expect([zipped, plain].map((answer) => answer?.headers.get('vary'))).toEqual([
      'accept-encoding',
      'accept-encoding',
    ]);
    expect(await zipped?.text()).toBe(await plain?.text());
  });

  it('is made once for all who open it at the same time', async () => {
    const { url } = await publish();
    const answers = await Promise.all(Array.from({ length: 20 }, () => status(url)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await made()).toBe(1);
  });

  it('is bounded for each address, without keeping anybody from what is there already', async () => {
    const { url } = await publish();
    expect(await status(url)).toBe(200);
    await query(product, 'update rate_limits set points = 1000000');
    expect(await status(url)).toBe(200);
    const refused = await get(`${url}/file?format=svg`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await status(`${url}?theme=dark`)).toBe(429);
    // A member of the project is not a visitor.
    const own = await ada.send('GET', `/v1/projects/${project}/radars/${radar}/file?format=svg`);
    expect(own.status).toBe(200);
  });
});
