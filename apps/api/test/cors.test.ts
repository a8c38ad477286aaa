import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { ManualClock } from './support/manual-clock.ts';
import { noisyPicture, plainPicture } from './support/pictures.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';
import { byPath, type Site, sitePorts, startSite } from './support/site.ts';
import { siteCertificate } from './support/site-certificate.ts';

const unsupported = 'The URL does not link to a supported image format. Please try another URL.';
const maxBytes = 300_000;

let product: Product;
/** The same product as in real use: it may not reach the sites of this test. */
let strict: Product;
let client: Client;
let site: Site;
let secure: Site;
const pictures = new Map<string, Buffer>();

beforeAll(async () => {
  for (const format of ['jpeg', 'png', 'gif', 'webp', 'avif'] as const) {
    pictures.set(`/picture.${format}`, await plainPicture(40, 30)[format]().toBuffer());
  }
  pictures.set('/large.png', await noisyPicture(400, 300).png().toBuffer());
  site = await startSite((request, response) => {
    const picture = pictures.get(request.url ?? '');
    // The content type is wrong, since only the content is used.
    if (picture) response.writeHead(200, { 'content-type': 'text/plain', 'x-secret': 'of the site' }).end(picture);
    else pages(request, response);
  });
  secure = await startSite((_request, response) => void response.end(pictures.get('/picture.png')), { secure: true });
  const uploads = { maxBytes, maxPixels: 1_000_000 };
  product = await startProduct(
    { uploads },
    { outside: { loopbackPorts: sitePorts, resolveName: async () => ['127.0.0.1'], clock: new ManualClock().clock } },
  );
  strict = await startProduct({ uploads }, { outside: { resolveName: async () => ['127.0.0.1'] } });
  ({ client } = await product.make.administrator());
});
afterAll(() => Promise.all([product?.stop(), strict?.stop(), site?.stop(), secure?.stop()]));
beforeEach(() => query(product, 'delete from rate_limits'));

const pages = byPath({
  '/page': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html><title>No picture</title>'),
  '/drawing.svg': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg><script>alert(1)</script></svg>'),
  '/empty': (_request, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end(),
  '/inside': (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  '/round': (_request, response) => void response.writeHead(302, { location: '/round' }).end(),
  '/broken': (_request, response) => void response.writeHead(500, 'Out of order').end('no'),
  '/endless': (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' });
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  },
});

const fetchImage = (url: string, by = client) => by.call('GET /cors', { query: { url, blob: 'true' } });

async function refusal(url: string, by = client) {
  const { status, errors } = await fetchImage(url, by);
  return { status, code: errors[0]?.code, detail: errors[0]?.detail };
}

describe('a picture of another site', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'])('is returned unchanged, with its real type: %s', async (format) => {
    const answer = await fetchImage(site.at(`/picture.${format}`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    expect(answer.bytes).toEqual(pictures.get(`/picture.${format}`));
  });

  it.each(['jpeg', 'png', 'gif', 'webp'])('is not wider than requested, in its original format: %s', async (format) => {
    const url = site.at(`/picture.${format}`);
    const narrowed = await client.call('GET /cors', { query: { url, w: 10, dpr: 2 } });
    expect([narrowed.status, narrowed.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    expect(await sharp(narrowed.bytes).metadata()).toMatchObject({ format, width: 20, height: 15 });
    const asItIs = await client.call('GET /cors', { query: { url, w: 40 } });
    expect(asItIs.bytes).toEqual(pictures.get(`/picture.${format}`));
  });

  it('cannot be requested in a size that no screen has', async () => {
    for (const size of [{ w: 0 }, { w: 100_000 }, { w: 10, dpr: 50 }]) {
      const { status, errors } = await client.call('GET /cors', { query: { url: site.at('/picture.png'), ...size } });
      expect([status, errors[0]?.code]).toEqual([400, 'invalid_parameter']);
    }
  });

  it('cannot run anything in the page that shows it, and is not cached in between', async () => {
    const { headers } = await fetchImage(site.at('/picture.png'));
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-secret')).toBeNull();
  });

  it('is requested as a picture, or as anything that a browser accepts', async () => {
    const path = `/cors?url=${encodeURIComponent(site.at('/picture.png'))}&blob=true`;
    for (const accept of ['image/*', 'image/png', 'image/avif,image/webp,*/*;q=0.8', '*/*']) {
      expect((await client.send('GET', path, { headers: { accept } })).status, accept).toBe(200);
    }
    expect((await client.send('GET', path, { headers: { accept: 'text/html' } })).status).toBe(406);
  });

  it('is fetched by its host name, over a secure connection', async () => {
    const untrusting = await refusal(secure.at('/', 'site.test'));
    expect(untrusting).toMatchObject({ status: 422, code: 'site_insecure' });
    // Control: with a trusted certificate the picture is fetched.
    const trusting = await startProduct(
      {},
      {
        outside: { loopbackPorts: sitePorts, resolveName: async () => ['127.0.0.1'], certificate: siteCertificate },
      },
    );
    const { client: trusted } = await trusting.make.administrator();
    expect((await fetchImage(secure.at('/', 'site.test'), trusted)).status).toBe(200);
    await trusting.stop();
  });
});

describe('an address that is not a picture', () => {
  it.each(['/page', '/drawing.svg', '/empty', '/picture.avif'])(
    'is refused, whatever its declared type: %s',
    async (path) => {
      expect(await refusal(site.at(path))).toEqual({ status: 422, code: 'image_url_unsupported', detail: unsupported });
    },
  );

  it('because it is missing is reported with the status, not with the text of the site', async () => {
    expect(await refusal(site.at('/nothing'))).toEqual({
      status: 422,
      code: 'image_fetch_failed',
      detail: 'Failed to fetch image: Not Found',
    });
    expect(await refusal(site.at('/broken'))).toMatchObject({ detail: 'Failed to fetch image: Out of order' });
  });

  it('is refused if it could not be uploaded: too large, or endless', async () => {
    expect((pictures.get('/large.png') ?? []).length).toBeGreaterThan(maxBytes);
    expect(await refusal(site.at('/large.png'))).toMatchObject({ status: 422, code: 'answer_too_large' });
    expect(await refusal(site.at('/endless'))).toMatchObject({ status: 422, code: 'answer_too_large' });
  });
});

describe('an address', () => {
  it.each([
    ['http://10.0.0.1/a.png', 'address_refused'],
    ['http://127.0.0.1/a.png', 'address_refused'],
    ['http://2130706433/a.png', 'address_refused'],
    ['http://[::ffff:10.0.0.1]/a.png', 'address_refused'],
    ['http://localhost/a.png', 'address_refused'],
    ['http://example.org:22/a.png', 'address_refused'],
  ])('that is not public is refused: %s', async (url, code) => {
    expect(await refusal(url)).toMatchObject({ status: 422, code });
  });

  it('with a password is refused', async () => {
    expect(await refusal('http://user:secret@example.org/a.png')).toMatchObject({
      status: 400,
      code: 'invalid_parameter',
    });
  });

  it('of the test’s site is refused too, except by the product of the test', async () => {
    const { client: outsider } = await strict.make.administrator();
    const before = site.requests.length;
    expect(await refusal(site.at('/picture.png'), outsider)).toMatchObject({ status: 422, code: 'address_refused' });
    expect(await refusal(site.at('/picture.png', 'site.test'), outsider)).toMatchObject({ code: 'address_refused' });
    expect(site.requests.length).toBe(before);
    expect((await fetchImage(site.at('/picture.png'))).status).toBe(200);
  });

  it('that resolves to a private address is refused, as is one that cannot be resolved', async () => {
    expect(await refusal(site.at('/inside'))).toMatchObject({ status: 422, code: 'address_refused' });
    expect(await refusal(site.at('/round'))).toMatchObject({ status: 422, code: 'too_many_redirects' });
  });

  it('that is invalid is a fault of the parameter', async () => {
    for (const url of ['', 'picture.png', 'ftp://example.org/a.png', 'javascript:alert(1)']) {
      const answer = await client.send('GET', `/cors?url=${encodeURIComponent(url)}&blob=true`);
      expect([answer.status, answer.errors[0]?.source?.parameter], url).toEqual([400, 'url']);
    }
  });
});

describe('who may fetch', () => {
  it('is every signed-in person, and nobody else', async () => {
    expect((await fetchImage(site.at('/picture.png'), product.anonymous)).status).toBe(401);
    const { client: viewer } = await product.make.person();
    expect((await fetchImage(site.at('/picture.png'), viewer)).status).toBe(200);
  });

  it('is not kept from it by somebody who fetches many pictures of a site that does not answer', async () => {
    const silent = await startSite(() => undefined);
    const { client: greedy } = await product.make.administrator();
    const waiting = Array.from({ length: 60 }, () => fetchImage(silent.at('/picture.png'), greedy));
    // The first ones wait for the site, and those beyond the limit are refused.
    expect((await Promise.race(waiting)).status).toBe(503);
    expect((await fetchImage(site.at('/picture.png'))).status).toBe(200);
    await silent.stop();
    await Promise.all(waiting);
  });

  it('has to wait after many calls, earlier for a person who cannot edit anything', async () => {
    const { client: viewer } = await product.make.person();
    const { client: editor } = await product.make.administrator();
    const statuses = async (by: Client, count: number) => {
      const found: number[] = [];
      // Refused before anything is requested.
      for (let n = 0; n < count; n += 1) found.push((await fetchImage('http://10.0.0.1/a.png', by)).status);
      return new Set(found);
    };
    expect(await statuses(viewer, 20)).toEqual(new Set([422]));
    expect(await statuses(viewer, 1)).toEqual(new Set([429]));
    expect(await statuses(editor, 21)).toEqual(new Set([422]));
  });
});
