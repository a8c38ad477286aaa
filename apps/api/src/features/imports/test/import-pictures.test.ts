import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tableTypes } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signedPath } from '#platform/files/signed-path.rules.ts';
import type { Client } from '#test/support/client.ts';
import { attach, plainPicture } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let source: string;
let target: string;
/** The address of the picture of a card, as an export contains it. */
let picture: URL;
const logged: string[] = [];

beforeAll(async () => {
  const log = { write: (line: string) => void logged.push(line) };
  // The product listens at 127.0.0.1, which it must not call.
  product = await startProduct({}, undefined, { logLevel: 'info', log });
  ada = (await product.make.administrator()).client;
  ({ project: source } = await product.make.project(ada));
  const file = await plainPicture(800, 600).png().toBuffer();
  const { attributes } = (await attach(ada, product.address, file)).body.data;
  await product.make.card(ada, source, { title: 'Bricks', attachment_id: attributes.slug });
  picture = new URL(attributes.thumbnails.large.url, product.address);
});
afterAll(() => product?.stop());
beforeEach(async () => {
  ({ project: target } = await product.make.project(ada));
  logged.length = 0;
});

/** Imports a file, and returns the pictures of its cards. */
async function pictures(body: Uint8Array<ArrayBuffer> | string, type: string = tableTypes[0]) {
  const answer = await ada.send('POST', `/v1/projects/${target}/imports`, { body, type });
  expect(answer.status, answer.text).toBe(201);
  await product.jobsDone();
  const list = await ada.call('GET /v1/projects/{id}/cards', { params: { id: target } });
  return list.body.data.map(({ attributes }) => attributes.attachment);
}
const pictureAt = async (address: string) => (await pictures(`title,image_url\nBricks,"${address}"`))[0];
const missing = () => logged.filter((line) => line.includes('a card stays without its picture'));

it.each([
  ['csv', tableTypes[0]],
  ['xlsx', tableTypes[1]],
] as const)('an export as %s keeps its pictures in another project', async (format, type) => {
  const { body } = await ada.call('POST /v1/projects/{id}/exports', {
    params: { id: source },
    query: {},
    body: { data: { type: 'exports', attributes: { format, content: 'cards' } } },
  });
  const file = await fetch(new URL(body.data.attributes.url ?? '', product.address));
  const [found] = await pictures(new Uint8Array(await file.arrayBuffer()), type);
  expect(found).toMatchObject({ width: 800, height: 600 });
  expect(found?.path).not.toBe(picture.pathname.slice('/files/'.length, -'/large.webp'.length));
  expect(missing()).toEqual([]);
});

/** An address of this installation that is signed correctly. */
async function signed(key: string, expires = Math.floor(Date.now() / 1000) + 3600): Promise<string> {
  const [secret] = await query<{ value: Buffer }>(
    product,
    `select value from installation_secrets where name = 'signed-paths'`,
  );
  return product.address + signedPath(secret?.value ?? Buffer.alloc(0), { method: 'GET', key, expires });
}

it('only a valid signature gives a picture, and only the signed one', async () => {
  const key = picture.pathname.slice('/files/'.length);
  // Control: the signature of this case is the one of the product.
  expect(await pictureAt(await signed(key))).toMatchObject({ width: 800 });

  const changed = new URL(picture);
  changed.searchParams.set(
    'signature',
    (changed.searchParams.get('signature') ?? '').replace(/^./, (a) => (a === 'A' ? 'B' : 'A')),
  );
  const otherFile = new URL(picture);
  otherFile.pathname = otherFile.pathname.replace('large', 'small');
  const otherSite = new URL(picture);
  otherSite.hostname = '10.0.0.1';
  // A file that is a picture, but none that is served as one.
  await mkdir(join(product.filesFolder, 'uploads'), { recursive: true });
  await writeFile(join(product.filesFolder, 'uploads', 'a'), await plainPicture(8, 8).png().toBuffer());
  const refused = [
    changed.href,
    await signed(key, Math.floor(Date.now() / 1000) - 1),
    otherFile.href,
    otherSite.href,
    picture.origin + picture.pathname,
    `${product.address}/cors?url=${encodeURIComponent(picture.href)}`,
    await signed('uploads/a'),
  ];
  for (const address of refused) {
    await query(product, 'delete from rate_limits');
    ({ project: target } = await product.make.project(ada));
    logged.length = 0;
    expect(await pictureAt(address), address).toBeNull();
    // The log has the reason, but not the address.
    expect(missing()).toEqual([expect.stringContaining('"code":"address_refused"')]);
    expect(missing()[0]).not.toContain('signature');
  }
});
