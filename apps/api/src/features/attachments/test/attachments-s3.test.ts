import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverLimits } from '@foreglow/contract';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { attach, download, plainPicture, send } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let folder: string;
let store: S3rver;
let endpoint: string;
let product: Product;
let client: Client;
let picture: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-s3-'));
  store = newStore(0);
  endpoint = `http://127.0.0.1:${(await store.run()).port}`;
  product = await startProduct({
    files: {
      kind: 's3',
      endpoint,
      bucket: 'pictures',
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      forcePathStyle: true,
    },
  });
  client = (await product.make.administrator()).client;
  picture = await plainPicture(800, 400).png().toBuffer();
});
afterAll(async () => {
  await product?.stop();
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

const newStore = (port: number) =>
  new S3rver({ address: '127.0.0.1', port, silent: true, directory: folder, configureBuckets: [{ name: 'pictures' }] });

/** The keys of the objects in the bucket, as the S3 server stores them on disk, without that which names its owner. */
async function objects(): Promise<string[]> {
  const entries = await readdir(join(folder, 'pictures'), { recursive: true });
  return entries
    .filter((name) => name.endsWith('._S3rver_object'))
    .map((name) => name.replace('._S3rver_object', ''))
    .filter((key) => key !== 'owner');
}

describe('pictures in a store that speaks S3', () => {
  it('are uploaded to the store, processed, and read from it, at presigned addresses', async () => {
    const made = await attach(client, product.address, picture);
    expect(made.status, made.text).toBe(201);
    const { small } = made.body.data.attributes.thumbnails;
    expect(small.url.startsWith(`${endpoint}/pictures/images/`)).toBe(true);
    const { response, bytes } = await download(made, product.address, 'small');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(bytes).metadata()).width).toBe(640);
    const { path } = made.body.data.attributes;
    expect((await objects()).sort()).toEqual([`${path}/large.webp`, `${path}/small.webp`, `${path}/tile.webp`]);
    const again = await client.call('GET /v1/attachments/{id}', { params: { id: made.body.data.id } });
    expect(again.body.data.attributes.thumbnails.small.url, 'the address stays the same').toBe(small.url);
  });

  it('are bound to their announced length and type by the address’s signature', async () => {
    const { url } = await send(client, product.address, picture);
    const { searchParams } = new URL(url);
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect(Number(searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(900);
  });

  it('are refused if the store accepted another file than was announced', async () => {
    const longer = Buffer.concat([picture, Buffer.from('more')]);
    const { filename, put } = await send(client, product.address, picture, 'image/png', { body: longer });
    // This S3 server does not check signed headers, so this tests the product's check of the file.
    expect(put.status).toBe(200);
    const answer = await client.call('POST /v1/attachments', {
      body: { file: { filename, mime_type: 'image/png', bytes: picture.length, original_name: 'a.png' } },
    });
    expect([answer.status, answer.errors[0]?.code]).toEqual([422, 'upload_mismatch']);
    expect(await objects()).not.toContain(`uploads/${filename}`);
  });

  it('are missing if they were not uploaded', async () => {
    const announced = await client.call('POST /v1/attachments/upload-url', {
      body: { bytes: 10, mime_type: 'image/png' },
    });
    const { filename } = announced.body.data.attributes;
    const answer = await client.call('POST /v1/attachments', {
      body: { file: { filename, mime_type: 'image/png', bytes: 10, original_name: 'a.png' } },
    });
    expect([answer.status, answer.errors[0]?.code]).toEqual([409, 'upload_missing']);
  });

  it('are limited by the bytes of announced uploads that have not arrived', async () => {
    const bytes = 25 * 1024 * 1024;
    const other = (await product.make.administrator()).client;
    const announce = () => other.call('POST /v1/attachments/upload-url', { body: { bytes } });
    const answers = await Promise.all(Array.from({ length: serverLimits.openUploads + 1 }, announce));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(serverLimits.openUploads);
  });

  it('may be loaded from the store and uploaded to it by the page’s policy', async () => {
    const policy = (await product.anonymous.send('GET', '/healthz')).headers.get('content-security-policy') ?? '';
    const sources = (directive: string) =>
      policy
        .split('; ')
        .find((part) => part.startsWith(`${directive} `))
        ?.split(' ');
    expect(sources('img-src')).toContain(endpoint);
    expect(sources('connect-src')).toContain(endpoint);
  });

  it('are removed from the store if nothing uses them', async () => {
    const made = await attach(client, product.address, picture);
    await query(product, `update attachments set unused_since = now() - interval '2 days'`);
    await query(product, `update uploads set expires_at = now() - interval '2 days'`);
    await product.composition.orphans.removeOrphans(new Date());
    expect((await objects()).filter((key) => key.startsWith(made.body.data.attributes.path))).toEqual([]);
    // The age of the other stray files is that reported by the bucket.
    await product.composition.orphans.removeOrphans(new Date(Date.now() + 25 * 3_600_000));
    expect(await objects()).toEqual([]);
  });

  it('are reported as unavailable while the store is, and can be uploaded when it is back', async () => {
    const { filename } = await send(client, product.address, picture);
    const body = { file: { filename, mime_type: 'image/png' as const, bytes: picture.length, original_name: 'a.png' } };
    const { port } = store.httpServer.address() as AddressInfo;
    await store.close();
    const refused = await client.call('POST /v1/attachments', { body });
    expect([refused.status, refused.errors[0]?.code]).toEqual([503, 'unavailable']);
    store = newStore(port);
    await store.run();
    expect((await client.call('POST /v1/attachments', { body })).status).toBe(201);
  });
});
