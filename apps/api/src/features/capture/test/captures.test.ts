import { gzipSync } from 'node:zlib';
import type { CaptureAttributes } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { article } from '#test/support/article.ts';
import type { Client } from '#test/support/client.ts';
import { ManualClock } from '#test/support/manual-clock.ts';
import { makePdf } from '#test/support/pdf.ts';
import { plainPicture } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';
import { answerWith, byPath, type Site, sitePorts, startSite } from '#test/support/site.ts';

const megabyte = 1024 * 1024;

let product: Product;
let client: Client;
let project: string;
let site: Site;
let secure: Site;

beforeAll(async () => {
  const packed = gzipSync(
    Buffer.concat([Buffer.from('<title>Fifty megabytes</title>'), Buffer.alloc(50 * megabyte, 'x ')]),
  );
  const pages = byPath({
    '/article': answerWith(article),
    '/moved': (_request, response) => void response.writeHead(301, { location: '/article?utm_source=feed' }).end(),
    '/japanese': answerWith(
      Buffer.from('3c7469746c653e93fa967b8cea3c2f7469746c653e', 'hex'),
      'text/html; charset=Shift_JIS',
    ),
    '/japanese-by-itself': answerWith(
      Buffer.concat([
        Buffer.from('<meta charset=shift_jis><title>'),
        Buffer.from('93fa967b8cea', 'hex'),
        Buffer.from('</title>'),
      ]),
      'text/html',
    ),
    '/nested': answerWith(
      `<title>Nested</title><script type="application/ld+json">{"@type":"Article","headline":${'{"@value":'.repeat(45_000)}"x"${'}'.repeat(45_000)}}</script>`,
    ),
    '/heat-pumps_2026': answerWith('<p>Nothing says what this is called.</p>'),
    '/empty': answerWith(''),
    '/paper.pdf': answerWith(
      makePdf(
        [
          { text: 'Cities that cool themselves', size: 24 },
          { text: 'Shade is old.', size: 11 },
        ],
        { Author: 'Bo Sample' },
      ),
      'application/octet-stream',
    ),
    '/broken-paper.pdf': answerWith('%PDF-1.7 and then nothing', 'application/pdf'),
    '/brick.png': answerWith(await plainPicture(40, 30).png().toBuffer(), 'image/png'),
    '/film.mp4': answerWith('not really a film', 'video/mp4'),
    '/forbidden': (_request, response) => void response.writeHead(403, 'Keep out of here').end('<title>No</title>'),
    '/leads-on': answerWith(
      '<meta http-equiv="refresh" content="0; url=/moved"><title>Redirecting...</title><a href="/moved">Click</a>',
    ),
    '/leads-on-without-scripts': answerWith(
      '<noscript><META http-equiv="Refresh" content="0;URL=/article"></noscript><title>/article</title>',
    ),
    '/leads-on-by-header': (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', refresh: '0;url=article' })
        .end('<title>Wait</title>'),
    '/leads-inside': answerWith('<meta http-equiv=refresh content="0;url=http://192.168.0.1/">'),
    '/leads-round': answerWith('<meta http-equiv=refresh content="0;url=/leads-back">'),
    '/leads-back': (_request, response) => void response.writeHead(302, { location: '/leads-round' }).end(),
    '/later': answerWith('<title>A front page</title><meta http-equiv=refresh content="600;url=/article">'),
    '/again': answerWith('<title>Live</title><meta http-equiv=refresh content="5">'),
    '/for-readers-without-scripts': answerWith(
      '<title>A story</title><noscript><meta http-equiv=refresh content="0;url=/article"></noscript><h1>A story</h1>',
    ),
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
  secure = await startSite(answerWith(article), { secure: true });
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
  ({ project } = await product.make.project(client));
});

const capture = (url: string, by = client) =>
  by.call('POST /v1/projects/{id}/captures', { params: { id: project }, body: { url } });

async function captured(path: string): Promise<CaptureAttributes> {
  const answer = await capture(site.at(path));
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.attributes;
}

async function refusal(url: string) {
  const { status, errors } = await capture(url);
  return { status, code: errors[0]?.code, detail: errors[0]?.detail };
}

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
      unread: null,
      card_slug: null,
      duplicates: [],
    });
    expect((await client.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.data).toEqual([]);
  });

  it.each(['/japanese', '/japanese-by-itself'])('is read in its own encoding: %s', async (path) => {
    expect((await captured(path)).title).toBe('日本語');
  });

  it.each(['/leads-on', '/leads-on-without-scripts', '/leads-on-by-header'])(
    'that leads on by itself is the page it leads to: %s',
    async (path) => {
      expect(await captured(path)).toMatchObject({
        title: 'Bricks that store heat',
        url: expect.stringContaining(site.at('/article')),
        source_url: site.at(path),
      });
    },
  );

  it.each([
    ['/later', 'A front page'],
    ['/again', 'Live'],
    ['/for-readers-without-scripts', 'A story'],
  ])('that only reloads, or leads on for others, is read itself: %s', async (path, title) => {
    expect(await captured(path)).toMatchObject({ title, url: site.at(path) });
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
    ['of a page that leads there by itself', () => site.at('/leads-inside'), 'address_refused', undefined],
    ['of pages that lead to each other', () => site.at('/leads-round'), 'too_many_redirects', undefined],
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

describe('who may capture', () => {
  it('needs the right to create cards; for others nothing is fetched', async () => {
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
    const { client: stranger } = await product.make.person();
    const { client: collaborator } = await product.make.projectMember(project, 'project_collaborator');
    const before = site.requests.length;
    expect((await capture(site.at('/article'), viewer)).status).toBe(403);
    expect((await capture(site.at('/article'), stranger)).status).toBe(404);
    expect((await capture(site.at('/article'), product.anonymous)).status).toBe(401);
    expect(site.requests.length).toBe(before);
    expect((await capture(site.at('/article'), collaborator)).status).toBe(200);
  });

  it('has to wait after many captures', async () => {
    expect((await capture(site.at('/article'))).status).toBe(200);
    await query(product, `update rate_limits set points = 300 where key like 'capture:%'`);
    const answer = await capture(site.at('/article'));
    expect([answer.status, answer.errors[0]?.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
