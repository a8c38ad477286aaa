import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { CaptureAttributes } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProjectWriter } from '../src/features/projects/index.ts';
import type { Client } from './support/client.ts';
import { jobStates } from './support/jobs.ts';
import { ManualClock } from './support/manual-clock.ts';
import { makePdf } from './support/pdf.ts';
import { attach, plainPicture, storedFiles } from './support/pictures.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';
import { byPath, type Site, sitePorts, startSite } from './support/site.ts';

const megabyte = 1024 * 1024;

let product: Product;
let client: Client;
let workspace: string;
let project: string;
let site: Site;
let secure: Site;
let picture: Buffer;

const html =
  (text: string | Buffer, type = 'text/html; charset=utf-8') =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end(text);

const article = `<!doctype html><title>Bricks that store heat</title><meta property="og:site_name" content="The Scanner">
  <meta name="description" content="A *battery* of clay_bricks."><meta name="author" content="Ada Example">
  <meta property="article:published_time" content="2026-01-14T09:30:00Z"><meta property="og:image" content="/brick.jpg">`;

beforeAll(async () => {
  const packed = gzipSync(
    Buffer.concat([Buffer.from('<title>Fifty megabytes</title>'), Buffer.alloc(50 * megabyte, 'x ')]),
  );
  picture = await plainPicture(40, 30).png().toBuffer();
  const brick = await plainPicture(800, 600).jpeg().toBuffer();
  const pages = byPath({
    '/article': html(article),
    '/moved': (_request, response) => void response.writeHead(301, { location: '/article?utm_source=feed' }).end(),
    '/japanese': html(Buffer.from('3c7469746c653e93fa967b8cea3c2f7469746c653e', 'hex'), 'text/html; charset=Shift_JIS'),
    '/japanese-by-itself': html(
      Buffer.concat([
        Buffer.from('<meta charset=shift_jis><title>'),
        Buffer.from('93fa967b8cea', 'hex'),
        Buffer.from('</title>'),
      ]),
      'text/html',
    ),
    '/nested': html(
      `<title>Nested</title><script type="application/ld+json">{"@type":"Article","headline":${'{"@value":'.repeat(45_000)}"x"${'}'.repeat(45_000)}}</script>`,
    ),
    '/heat-pumps_2026': html('<p>Nothing says what this is called.</p>'),
    '/empty': html(''),
    '/paper.pdf': html(
      makePdf(
        [
          { text: 'Cities that cool themselves', size: 24 },
          { text: 'Shade is old.', size: 11 },
        ],
        { Author: 'Bo Sample' },
      ),
      'application/octet-stream',
    ),
    '/broken-paper.pdf': html('%PDF-1.7 and then nothing', 'application/pdf'),
    '/brick.png': html(picture, 'image/png'),
    '/film.mp4': html('not really a film', 'video/mp4'),
    '/brick.jpg': html(brick, 'image/jpeg'),
    '/with-text': html('<title>Text for a picture</title><meta property="og:image" content="/heat-pumps_2026">'),
    '/with-nothing': html('<title>No picture</title><meta property="og:image" content="/nothing.jpg">'),
    '/with-inside': html('<title>A picture inside</title><meta property="og:image" content="http://10.0.0.1/a.png">'),
    '/with-silence': html('<title>A slow picture</title><meta property="og:image" content="/gone.jpg">'),
    '/gone.jpg': (_request, response) => void response.destroy(),
    '/forbidden': (_request, response) => void response.writeHead(403, 'Keep out of here').end('<title>No</title>'),
    '/inside': (_request, response) => void response.writeHead(302, { location: 'http://192.168.0.1/' }).end(),
    '/round': (_request, response) => void response.writeHead(302, { location: '/round' }).end(),
    '/half': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Half a page</title><p>'),
    '/silent': () => undefined,
    '/broken-off': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '9999' });
      response.write('<title>Broken off</title>', () => response.destroy());
    },
    '/packed': (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed),
    '/endless': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Without an end</title>');
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x ')));
      };
      response.on('drain', more);
      more();
    },
  });
  site = await startSite(pages);
  secure = await startSite(html(article), { secure: true });
  const resolveName = async (name: string) => {
    if (name === 'nowhere.test') throw Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' });
    return ['127.0.0.1'];
  };
  // The clock stands still, so that the whole page is read even on a busy machine.
  const { clock } = new ManualClock();
  product = await startProduct({}, { outside: { loopbackPorts: sitePorts, resolveName, clock } });
  ({ client } = await product.make.administrator());
});
afterAll(() => Promise.all([product?.stop(), site?.stop(), secure?.stop()]));
beforeEach(async () => {
  await query(product, 'delete from rate_limits');
  ({ workspace, project } = await product.make.project(client));
});

const capture = (url: string, options: { create?: boolean; public?: boolean } = {}, by = client) =>
  by.call('POST /v1/projects/{id}/captures', { params: { id: project }, body: { url, ...options } });

async function captured(path: string): Promise<CaptureAttributes> {
  const answer = await capture(site.at(path));
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.attributes;
}

async function refusal(url: string, by = client) {
  const { status, errors } = await capture(url, {}, by);
  return { status, code: errors[0]?.code, detail: errors[0]?.detail };
}

const cards = async () =>
  (await client.call('GET /v1/projects/{id}/cards', { params: { id: project }, query: {} })).body.data;

describe('a page', () => {
  it('is described by its metadata, and no card is created', async () => {
    expect(await captured('/moved')).toEqual({
      url: site.at('/article?utm_source=feed'),
      source_url: site.at('/moved'),
      kind: 'html',
      title: 'Bricks that store heat',
      description: 'A *battery* of clay_bricks.',
      site_name: 'The Scanner',
      author: 'Ada Example',
      published_at: '2026-01-14T09:30:00.000Z',
      image_url: site.at('/brick.jpg'),
      complete: true,
      card_slug: null,
      duplicates: [],
    });
    expect(await cards()).toEqual([]);
  });

  it.each(['/japanese', '/japanese-by-itself'])('is read in its own encoding: %s', async (path) => {
    expect((await captured(path)).title).toBe('日本語');
  });

  it('without a title is named by its address', async () => {
    expect(await captured('/heat-pumps_2026')).toMatchObject({ title: 'heat pumps 2026', site_name: '127.0.0.1' });
    expect(await captured('/empty')).toMatchObject({ title: 'empty', description: null });
  });

  it('of fifty megabytes is only read at its beginning, whether compressed or not', async () => {
    expect(await captured('/endless')).toMatchObject({ title: 'Without an end', complete: false });
    expect(await captured('/packed')).toMatchObject({ title: 'Fifty megabytes', complete: false });
  });

  it('whose structured data is nested 45,000 levels deep is read without this data', async () => {
    expect(await captured('/nested')).toMatchObject({ title: 'Nested', complete: true });
  });

  it('that breaks off is read up to that point', async () => {
    expect(await captured('/broken-off')).toMatchObject({ title: 'Broken off', complete: false });
  });
});

describe('an address that is not a page', () => {
  it('may be a PDF, named by its largest letters', async () => {
    expect(await captured('/paper.pdf')).toMatchObject({
      kind: 'pdf',
      title: 'Cities that cool themselves',
      description: 'Shade is old.',
      author: 'Bo Sample',
    });
  });

  it('may be a broken PDF, named by its file', async () => {
    expect(await captured('/broken-paper.pdf')).toMatchObject({
      kind: 'pdf',
      title: 'broken paper',
      description: null,
    });
  });

  it('may be a picture, which is then used as the picture', async () => {
    expect(await captured('/brick.png')).toMatchObject({
      kind: 'image',
      title: 'brick',
      image_url: site.at('/brick.png'),
    });
  });

  it('may be anything else', async () => {
    expect(await captured('/film.mp4')).toMatchObject({ kind: 'other', title: 'film.mp4', image_url: null });
  });
});

describe('an address', () => {
  it.each([
    ['of a page that is not there', () => site.at('/nothing'), 'page_failed', 'The site answered «404 Not Found».'],
    ['of a page that is not given', () => site.at('/forbidden'), 'page_failed', 'The site answered «403 Forbidden».'],
    ['that leads into a network of one’s own', () => site.at('/inside'), 'address_refused', undefined],
    ['that leads to itself', () => site.at('/round'), 'too_many_redirects', undefined],
    ['of loopback', () => 'http://127.0.0.1/', 'address_refused', undefined],
    ['of the cloud’s own data', () => 'http://169.254.169.254/latest/meta-data/', 'address_refused', undefined],
    ['with a password', () => 'https://user:secret@example.org/', 'invalid_attribute', undefined],
    [
      'of a name that does not exist',
      () => 'https://nowhere.test/',
      'address_unknown',
      'There is no site at this address.',
    ],
    ['of a site whose certificate nobody vouches for', () => secure.at('/', 'site.test'), 'site_insecure', undefined],
  ])('%s is refused with a message', async (_, url, code, detail) => {
    const told = await refusal(url());
    expect(told).toMatchObject({ status: 422, code });
    expect(told.detail).toMatch(detail ? /./ : /^[A-Z].*\.$/);
    if (detail) expect(told.detail).toBe(detail);
  });

  it('that is invalid is a fault of the body', async () => {
    for (const url of [
      '',
      'bricks',
      'ftp://example.org/',
      'javascript:alert(1)',
      `https://example.org/${'x'.repeat(2100)}`,
    ]) {
      const answer = await capture(url);
      expect([answer.status, answer.errors[0]?.source?.pointer], url).toEqual([422, '/url']);
    }
  });

  it('of a site that does not answer in time is too slow; content that arrived in time is used', async () => {
    const hand = new ManualClock();
    const slow = await startProduct({}, { outside: { loopbackPorts: sitePorts, clock: hand.clock } });
    const { client: by } = await slow.make.administrator();
    const { project: id } = await slow.make.project(by);
    const start = (path: string) =>
      by.call('POST /v1/projects/{id}/captures', { params: { id }, body: { url: site.at(path) } });

    const silent = start('/silent');
    // The timers of the capture and of the silence.
    await hand.armed(2);
    hand.fire(2000);
    expect((await silent).errors[0]).toMatchObject({ status: '422', code: 'site_too_slow' });

    const half = start('/half');
    // And the timer of the silence after half of the page.
    await hand.armed(3);
    hand.fire(2000);
    expect((await half).body.data.attributes).toMatchObject({ title: 'Half a page', complete: false });
    await slow.stop();
  });
});

describe('making a card', () => {
  it('makes a draft with the texts of the page, unchanged even if they look like Markdown', async () => {
    const answer = await capture(site.at('/article'), { create: true });
    expect(answer.status).toBe(201);
    const { card_slug, duplicates } = answer.body.data.attributes;
    expect(duplicates).toEqual([]);
    const card = await client.call('GET /v1/cards/{id}', { params: { id: card_slug ?? '' } });
    expect(card.body.data.attributes).toMatchObject({
      title: 'Bricks that store heat',
      description: 'A \\*battery\\* of clay\\_bricks.',
      source_url: site.at('/article'),
      public: false,
      ai_assistant: false,
      tags: [],
    });
    const activity = await client.call('GET /v1/projects/{id}/activity', { params: { id: project } });
    expect(activity.body.data[0]?.attributes).toMatchObject({
      kind: 'card_created',
      subject: { slug: card_slug, title: 'Bricks that store heat' },
    });
  });

  it('publishes the card on request', async () => {
    await capture(site.at('/article'), { create: true, public: true });
    expect((await cards()).map((card) => card.attributes.public)).toEqual([true]);
  });

  it('makes none if a card of the project has the address, in any spelling, and names that card', async () => {
    const first = await capture(site.at('/article'), { create: true });
    for (const path of ['/moved', '/article?utm_campaign=x#part', '/article']) {
      const again = await capture(site.at(path), { create: true });
      expect(again.status, path).toBe(200);
      expect(again.body.data.attributes.card_slug).toBeNull();
      expect(again.body.data.attributes.duplicates).toMatchObject([
        { id: first.body.data.attributes.card_slug, attributes: { reason: 'url', similarity: 1, public: false } },
      ]);
    }
    expect(await cards()).toHaveLength(1);
  });

  it('lists cards with the same title, and makes the card nevertheless', async () => {
    const slug = await product.make.card(client, project, {
      title: 'Bricks that store heat!',
      source_url: 'https://elsewhere.example/',
    });
    const answer = await capture(site.at('/article'), { create: true });
    expect(answer.status).toBe(201);
    expect(answer.body.data.attributes.duplicates).toMatchObject([
      { type: 'duplicates', id: slug, attributes: { reason: 'title', source_url: 'https://elsewhere.example/' } },
    ]);
  });

  it('ignores cards in the trash or in other projects', async () => {
    const slug = await product.make.card(client, project, { title: 'Gone', source_url: site.at('/article') });
    await client.call('DELETE /v1/cards/{id}', { params: { id: slug } });
    const other = await product.make.project(client);
    await product.make.card(client, other.project, { title: 'Elsewhere', source_url: site.at('/article') });
    const answer = await capture(site.at('/article'), { create: true });
    expect([answer.status, answer.body.data.attributes.duplicates]).toEqual([201, []]);
  });

  it('makes nothing if the page cannot be read', async () => {
    expect((await capture(site.at('/nothing'), { create: true })).status).toBe(422);
    expect(await cards()).toEqual([]);
  });
});

describe('the picture of a created card', () => {
  const made = async (path: string) => {
    const answer = await capture(site.at(path), { create: true });
    expect(answer.status, answer.text).toBe(201);
    return answer.body.data.attributes.card_slug ?? '';
  };
  const read = async (slug: string) =>
    (await client.call('GET /v1/cards/{id}', { params: { id: slug } })).body.data.attributes;

  it('is that of the page, with the site as its credit, and appears once it was fetched', async () => {
    const slug = await made('/article');
    await product.jobsDone();
    const { attachment } = await read(slug);
    expect(attachment).toMatchObject({
      attachment_type: 'image',
      width: 800,
      height: 600,
      meta: { image_alt_text: null, image_credit: 'The Scanner' },
    });
    const shown = await fetch(new URL(attachment?.thumbnails.small.url ?? '', product.address));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is the captured file if that is a picture', async () => {
    const slug = await made('/brick.png');
    await product.jobsDone();
    expect((await read(slug)).attachment).toMatchObject({ width: 40, height: 30 });
  });

  it.each(['/with-text', '/with-nothing', '/with-inside'])('is missing if the page has none: %s', async (path) => {
    const slug = await made(path);
    const before = (await storedFiles(product)).length;
    await product.jobsDone();
    expect((await read(slug)).attachment).toBeNull();
    expect((await storedFiles(product)).length).toBe(before);
    expect((await jobStates(product.database, 'attach-picture')).at(-1)).toBe('completed');
  });

  it('is requested again later if the site breaks off', async () => {
    await made('/with-silence');
    await product.jobsDone();
    expect((await jobStates(product.database, 'attach-picture')).at(-1)).toBe('retry');
  });

  it('does not replace a picture that was chosen in the meantime, and leaves no files', async () => {
    const { slug, release, stop } = await madeWithLatePicture();
    const chosen = (await attach(client, product.address, picture)).body.data.id;
    const attributes = { attachment_id: chosen };
    await client.call('PATCH /v1/cards/{id}', { params: { id: slug }, body: { data: { type: 'cards', attributes } } });
    const before = await storedFiles(product);
    release();
    await product.jobsDone();
    expect((await read(slug)).attachment?.slug).toBe(chosen);
    expect(await storedFiles(product)).toEqual(before);
    await stop();
  });

  it.each(['fetched', 'stored'])(
    'follows a card that is moved before it is %s, and is in lists there',
    async (moment) => {
      const { slug, release, stop } = await madeWithLatePicture();
      const attributes = { title: 'Target', workspace_slug: workspace };
      const made = await client.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
      const target = made.body.data.id;
      const list = () => client.call('GET /v1/projects/{id}/cards', { params: { id: target } });
      const moved = async () => {
        const body = { card_slugs: [slug], project_slug: target };
        expect((await client.call('POST /v1/cards/bulk-move', { body })).status).toBe(200);
        expect((await list()).body.data[0]?.attributes.attachment).toBeNull();
      };
      if (moment === 'fetched') await moved();
      else beforeNextWrite(moved);
      release();
      await product.jobsDone();
      expect((await read(slug)).project.slug).toBe(target);
      expect((await list()).body.data[0]?.attributes.attachment).toMatchObject({ width: 40, height: 30 });
      await stop();
    },
  );

  /** A card whose picture is being fetched, until it is released. */
  async function madeWithLatePicture() {
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const slow = await startSite((request, response) => {
      if (request.url === '/')
        return html('<title>Late</title><meta property="og:image" content="/late.png">')(request, response);
      asked.resolve();
      void held.promise.then(() => html(picture, 'image/png')(request, response));
    });
    const answer = await capture(slow.at('/'), { create: true });
    await asked.promise;
    return {
      slug: answer.body.data.attributes.card_slug ?? '',
      release: held.resolve,
      stop: () => slow.stop(),
    };
  }

  /** Lets something happen right before the next write locks its projects. */
  function beforeNextWrite(happens: () => Promise<void>): void {
    const write = vi.spyOn(ProjectWriter.prototype, 'write').mockImplementationOnce(async function (
      this: ProjectWriter,
      ...given
    ) {
      write.mockRestore();
      await happens();
      return this.write(...given);
    });
  }
});

describe('who may capture', () => {
  it('needs the right to create cards; for others nothing is fetched', async () => {
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
    const { client: stranger } = await product.make.person();
    const { client: collaborator } = await product.make.projectMember(project, 'project_collaborator');
    const before = site.requests.length;
    expect((await capture(site.at('/article'), {}, viewer)).status).toBe(403);
    expect((await capture(site.at('/article'), {}, stranger)).status).toBe(404);
    expect((await capture(site.at('/article'), {}, product.anonymous)).status).toBe(401);
    expect(site.requests.length).toBe(before);
    expect((await capture(site.at('/article'), {}, collaborator)).status).toBe(200);
  });

  it('has to wait after many captures', async () => {
    expect((await capture(site.at('/article'))).status).toBe(200);
    await query(product, `update rate_limits set points = 300 where key like 'capture:%'`);
    const answer = await capture(site.at('/article'));
    expect([answer.status, answer.errors[0]?.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
