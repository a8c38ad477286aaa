import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedPath } from '#platform/files/signed-path.rules.ts';
import type { Client } from '#test/support/client.ts';
import { attach, download, plainPicture, send, storedFiles } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { RawCall } from '#test/support/raw-call.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let client: Client;
let address: string;
let file: Buffer;

beforeAll(async () => {
  product = await startProduct();
  client = (await product.make.administrator()).client;
  address = product.address;
  file = await plainPicture(40, 40).png().toBuffer();
});
afterAll(() => product?.stop());

const announce = async (bytes = file.length) =>
  (await client.call('POST /v1/attachments/upload-url', { body: { bytes, mime_type: 'image/png' } })).body.data
    .attributes;

async function put(url: string, body: Buffer = file, type = 'image/png') {
  const response = await fetch(new URL(url, address), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });
  const answer = response.ok ? undefined : ((await response.json()) as { errors: { code: string; detail: string }[] });
  return { status: response.status, code: answer?.errors[0]?.code, detail: answer?.errors[0]?.detail };
}

/** The secret that all processes sign with. */
const secretOf = async () =>
  (await query<{ value: Buffer }>(product, `select value from installation_secrets where name = 'signed-paths'`))[0]
    ?.value ?? Buffer.alloc(0);

const changed = (url: string, change: (query: URLSearchParams) => void) => {
  const parsed = new URL(url, address);
  change(parsed.searchParams);
  return parsed.pathname + parsed.search;
};

describe('an upload address', () => {
  it('accepts the file once, without a token', async () => {
    const { url } = await announce();
    expect((await put(url)).status).toBe(200);
    expect(await put(url)).toMatchObject({ status: 409, code: 'upload_used' });
  });

  it('accepts nothing after the file has become an attachment', async () => {
    const { url, filename } = await send(client, address, file);
    const upload = { filename, mime_type: 'image/png' as const, bytes: file.length, original_name: 'a.png' };
    expect((await client.call('POST /v1/attachments', { body: { file: upload } })).status).toBe(201);
    const before = await storedFiles(product);
    expect(await put(url)).toMatchObject({ status: 409, code: 'upload_used' });
    expect(await storedFiles(product)).toEqual(before);
  });

  it('accepts the file once when it is sent several times at the same time', async () => {
    const { url } = await announce();
    const statuses = (await Promise.all([put(url), put(url), put(url)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['larger', () => Buffer.concat([file, Buffer.from('x')])],
    ['smaller', () => file.subarray(1)],
  ])('refuses a file %s than announced, stores nothing, and still takes the right one', async (_name, make) => {
    const { url } = await announce();
    const before = await storedFiles(product);
    expect(await put(url, make())).toMatchObject({ status: 422, code: 'upload_mismatch' });
    expect(await storedFiles(product)).toEqual(before);
    expect((await put(url)).status).toBe(200);
  });

  describe('for a file in chunks, without its length', () => {
    /** Sends pieces, and the end of the body unless it stays open. Returns the answer, without a wait for more. */
    async function putInChunks(url: string, pieces: readonly Buffer[], isWhole = true) {
      const headers = { 'content-type': 'image/png', 'transfer-encoding': 'chunked', connection: 'close' };
      const call = await RawCall.begin(address, { method: 'PUT', path: url, headers });
      for (const piece of pieces) {
        call.socket.write(`${piece.length.toString(16)}\r\n`);
        call.socket.write(piece);
        call.socket.write('\r\n');
      }
      if (isWhole) call.socket.write('0\r\n\r\n');
      const { status, text } = await call.closed();
      return { status, code: /"code":"(\w+)"/.exec(text)?.[1] };
    }

    it('accepts it, and makes an attachment of it', async () => {
      const { url, filename } = await announce();
      expect(await putInChunks(url, [file.subarray(0, 7), file.subarray(7)])).toMatchObject({ status: 200 });
      const upload = { filename, mime_type: 'image/png' as const, bytes: file.length, original_name: 'a.png' };
      expect((await client.call('POST /v1/attachments', { body: { file: upload } })).status).toBe(201);
    });

    it.each([
      ['is larger than announced', () => [Buffer.concat([file, Buffer.from('x')])], true, 413, 'too_large'],
      ['is larger, before it ends', () => [file, Buffer.from('x')], false, 413, 'too_large'],
      ['is smaller', () => [file.subarray(1)], true, 422, 'upload_mismatch'],
      ['is empty', () => [], true, 422, 'upload_mismatch'],
    ])('refuses one that %s, and keeps nothing', async (_, pieces, isWhole, status, code) => {
      const { url } = await announce();
      const before = await storedFiles(product);
      expect(await putInChunks(url, pieces(), isWhole)).toEqual({ status, code });
      expect(await storedFiles(product)).toEqual(before);
      expect((await put(url)).status, 'control').toBe(200);
    });
  });

  it('refuses another content type, and treats both names of JPEG as the same', async () => {
    const { url } = await announce();
    expect(await put(url, file, 'text/html')).toMatchObject({ status: 415 });
    expect((await put(url)).status).toBe(200);
    const jpeg = await plainPicture(9, 9).jpeg().toBuffer();
    const sent = await send(client, address, jpeg, 'image/jpg', { type: 'image/jpeg' });
    expect(sent.put.status).toBe(200);
  });

  it('that has expired is refused', async () => {
    const { filename } = await announce();
    const at = (expires: number) => async () =>
      signedPath(await secretOf(), {
        method: 'PUT',
        key: `uploads/${filename}`,
        expires: Math.floor(Date.now() / 1000) + expires,
        bytes: file.length,
        type: 'image/png',
      });
    expect(await put(await at(-1)())).toMatchObject({ status: 403, code: 'upload_refused' });
    expect((await put(await at(60)())).status, 'control').toBe(200);
  });

  it('is refused if any part of it was tampered with', async () => {
    const { url, filename } = await announce();
    const other = await announce();
    const tampered = [
      changed(url, (query) => query.set('bytes', '999999')),
      changed(url, (query) => query.set('type', 'text/html')),
      changed(url, (query) => query.set('expires', '9999999999')),
      changed(url, (query) =>
        query.set(
          'signature',
          `${query.get('signature')}`.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')),
        ),
      ),
      changed(url, (query) => query.set('signature', '')),
      changed(url, (query) => query.delete('signature')),
      changed(url, (query) => query.append('signature', 'x')),
      url.replace(filename, other.filename),
      url.replace(`uploads/${filename}`, 'images/x/small.webp'),
      url.replace(`uploads/${filename}`, 'uploads/../../x.png'),
      url.replace(`uploads/${filename}`, 'uploads/%2e%2e%2f%2e%2e%2fx.png'),
    ];
    const before = await storedFiles(product);
    for (const path of tampered) expect([403, 404], path).toContain((await put(path)).status);
    expect(await storedFiles(product)).toEqual(before);
    expect((await put(url)).status, 'control').toBe(200);
  });

  it('stores nothing after an aborted upload, and can be used again', async () => {
    const large = await plainPicture(40, 40).png({ compressionLevel: 0 }).toBuffer();
    const { url } = await announce(large.length);
    const before = await storedFiles(product);
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const head = [
      `PUT ${url} HTTP/1.1`,
      `host: ${hostname}`,
      'content-type: image/png',
      `content-length: ${large.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(large.subarray(0, 100));
    await expect.poll(async () => (await storedFiles(product)).length).toBe(before.length + 1);
    socket.destroy();
    await closed;
    await expect.poll(() => storedFiles(product)).toEqual(before);
    expect((await put(url, large)).status).toBe(200);
  });

  it('cannot be used to read a file, nor an address for reading to upload one', async () => {
    const { url } = await send(client, address, file);
    expect((await fetch(new URL(url, address))).status).toBe(404);
    const made = await attach(client, address, file);
    const { url: shown } = made.body.data.attributes.thumbnails.small;
    expect((await put(shown)).status).toBe(403);
    expect((await download(made, address, 'small')).response.status, 'control').toBe(200);
  });
});

describe('a picture’s address', () => {
  it('needs no token, stays the same, and may be cached by the browser', async () => {
    const made = await attach(client, address, file);
    const again = await client.call('GET /v1/attachments/{id}', { params: { id: made.body.data.id } });
    expect(again.body.data.attributes.thumbnails).toEqual(made.body.data.attributes.thumbnails);
    const { response } = await download(made, address, 'small');
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    const url = new URL(made.body.data.attributes.thumbnails.small.url, address);
    const tag = response.headers.get('etag') ?? '';
    const known = await fetch(url, { headers: { 'if-none-match': tag } });
    expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
    expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status, 'control').toBe(200);
  });

  it('that has expired or was tampered with is not found', async () => {
    const made = await attach(client, address, file);
    const { url } = made.body.data.attributes.thumbnails.small;
    const key = `${made.body.data.attributes.path}/small.webp`;
    const expired = signedPath(await secretOf(), { method: 'GET', key, expires: Math.floor(Date.now() / 1000) - 1 });
    const other = url.replace('small.webp', 'large.webp');
    const longer = changed(url, (query) => query.set('expires', '9999999999'));
    const bare = `/files/${key}`;
    for (const path of [expired, other, longer, bare, `/files/${key}/`, '/files/', '/files/../database/x']) {
      expect((await fetch(new URL(path, address))).status, path).toBe(404);
    }
    expect((await fetch(new URL(url, address))).status, 'control').toBe(200);
  });
});

describe('an address whose parts are put together in another way', () => {
  it('is refused, although its parts make the same text', async () => {
    const made = await attach(client, address, file);
    const expires = Math.floor(Date.now() / 1000) + 60;
    const key = `${made.body.data.attributes.path}/small.webp`;
    const grant = { method: 'GET', key, expires, type: 'image/webp', name: 'a.webp' } as const;
    const path = signedPath(await secretOf(), grant);
    for (const end of ['\n', '\r\n', '\u0000']) {
      const divided = changed(path, (query) => {
        query.set('type', `image/webp${end}a.webp`);
        query.delete('name');
      });
      expect((await fetch(new URL(divided, address))).status).toBe(403);
      expect((await put(divided)).status).toBe(403);
    }
    expect((await fetch(new URL(path, address))).status, 'control').toBe(200);
  });
});

describe('a store that cannot be written to', () => {
  it('is reported as the cause, nothing is created, and uploads work again when it can be written to', async () => {
    const own = await startProduct();
    try {
      const { client: there } = await own.make.administrator();
      // A file in the place of the folder: no user can write there, not even root.
      await rm(own.filesFolder, { recursive: true, force: true });
      await writeFile(own.filesFolder, '');
      const refused = await send(there, own.address, file);
      expect(refused.put.status).toBe(503);
      expect(refused.put.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await refused.put.text()).toContain('Files cannot be stored');
      await rm(own.filesFolder);
      const { filename, put: sent } = await send(there, own.address, file);
      expect(sent.status, 'control').toBe(200);
      const body = { file: { filename, mime_type: 'image/png' as const, bytes: file.length, original_name: 'a.png' } };
      await rm(`${own.filesFolder}/images`, { recursive: true, force: true });
      await writeFile(`${own.filesFolder}/images`, '');
      const failed = await there.call('POST /v1/attachments', { body });
      expect(failed.status).toBe(503);
      expect(await query(own, 'select slug from attachments')).toEqual([]);
      await rm(`${own.filesFolder}/images`);
      // The uploaded file is still there.
      expect((await there.call('POST /v1/attachments', { body })).status).toBe(201);
    } finally {
      await own.stop();
    }
  });
});
