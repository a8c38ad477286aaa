import { crc32, deflateSync } from 'node:zlib';
import type { UploadType } from '@foreglow/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { animatedGif, attach, noisyPicture, plainPicture, send, storedFiles } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let client: Client;
let address: string;

beforeAll(async () => {
  product = await startProduct();
  client = (await product.make.administrator()).client;
  address = product.address;
});
afterAll(() => product?.stop());

const attachmentCount = async () =>
  (await query<{ n: number }>(product, 'select count(*) as n from attachments'))[0]?.n;

/** A handmade PNG of black-and-white pixels: the header can declare any size, and the data can be anything. */
function handmadePng(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(content.length, 0);
    framed.set(body, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** All rows of a black picture, one bit a pixel, each with its filter byte. */
const blackRows = (width: number, height: number) => Buffer.alloc((Math.ceil(width / 8) + 1) * height);

const hostile: [name: string, type: UploadType, code: string, sentence: RegExp, make: () => Promise<Buffer>][] = [
  [
    'a text file named .png',
    'image/png',
    'not_an_image',
    /not a picture/,
    async () => Buffer.from('Dear reader,\n'.repeat(20)),
  ],
  [
    'an SVG with a script',
    'image/png',
    'not_an_image',
    /not a picture/,
    async () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
  ],
  [
    'a decompression bomb that claims 3,600 megapixels',
    'image/png',
    'image_too_large',
    /at most 100 million/,
    async () => handmadePng(60_000, 60_000, Buffer.alloc(1000)),
  ],
  [
    'a decompression bomb that holds 200 megapixels',
    'image/png',
    'image_too_large',
    /at most 100 million/,
    async () => handmadePng(20_000, 10_000, blackRows(20_000, 10_000)),
  ],
  [
    'a JPEG of 200 megapixels',
    'image/jpeg',
    'image_too_large',
    /at most 100 million/,
    async () => plainPicture(20_000, 10_000).jpeg().toBuffer(),
  ],
  [
    'a truncated JPEG',
    'image/jpeg',
    'not_an_image',
    /damaged or cut off/,
    async () => {
      const whole = await noisyPicture(400, 400).jpeg().toBuffer();
      return whole.subarray(0, whole.length / 2);
    },
  ],
  [
    'the first bytes of a PNG',
    'image/png',
    'not_an_image',
    /damaged/,
    async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  ],
  ['a GIF of 1,000 frames', 'image/gif', 'image_too_large', /1000 frames; at most 300/, () => animatedGif(1000, 4)],
  [
    'an animation whose frames together have too many pixels',
    'image/gif',
    'image_too_large',
    /at most 100 million/,
    async () => manyFrames(await animatedGif(60, 30)),
  ],
];

/** The GIF with a screen size, and so a frame size, of 2,000 × 2,000. */
function manyFrames(gif: Buffer): Buffer {
  const changed = Buffer.from(gif);
  changed.writeUInt16LE(2000, 6);
  changed.writeUInt16LE(2000, 8);
  return changed;
}

describe('a file that cannot be shown as a picture', () => {
  it.each(hostile)(
    '%s is refused with a sentence, and nothing of it stays',
    async (_name, type, code, sentence, make) => {
      const before = [await attachmentCount(), await storedFiles(product)];
      const file = await make();
      const sent = await send(client, address, file, type);
      expect(sent.put.status).toBe(200);
      const upload = { filename: sent.filename, mime_type: type, bytes: file.length, original_name: 'holiday.png' };
      const answer = await client.call('POST /v1/attachments', { body: { file: upload } });
      expect([answer.status, answer.errors[0]?.code]).toEqual([422, code]);
      expect(answer.errors[0]?.detail).toMatch(sentence);
      expect([await attachmentCount(), await storedFiles(product)]).toEqual(before);
      // The upload is removed as well.
      expect((await client.call('POST /v1/attachments', { body: { file: upload } })).status).toBe(404);
    },
  );

  it.each([
    ['PNG by hand', 'image/png', async () => handmadePng(5000, 2000, blackRows(5000, 2000))],
    ['JPEG in full', 'image/jpeg', async () => noisyPicture(400, 400).jpeg().toBuffer()],
    ['GIF of 200 frames', 'image/gif', () => animatedGif(200, 4)],
  ] as const)('a %s within the limits is taken (control)', async (_name, type, make) => {
    const made = await attach(client, address, await make(), type);
    expect(made.status, made.text).toBe(201);
  });
});

describe('announcing', () => {
  const announce = (body: unknown) =>
    client.send('POST', '/v1/attachments/upload-url', { body: JSON.stringify(body), type: 'application/json' });

  it.each([
    [
      'a file larger than the limit',
      { bytes: 25 * 1024 * 1024 + 1, mime_type: 'image/png' },
      '/bytes',
      /at most 25 MB/,
    ],
    ['an empty file', { bytes: 0, mime_type: 'image/png' }, '/bytes', /empty/],
    ['half a byte', { bytes: 1.5, mime_type: 'image/png' }, '/bytes', /whole number/],
    ['an SVG', { bytes: 10, mime_type: 'image/svg+xml' }, '/mime_type', /image\/jpeg, image\/png/],
    ['a web page', { bytes: 10, mime_type: 'text/html' }, '/mime_type', /image\/jpeg/],
  ])('%s is refused and says why', async (_name, body, pointer, sentence) => {
    const before = await query(product, 'select name from uploads');
    const answer = await announce(body);
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, pointer]);
    expect(answer.errors[0]?.detail).toMatch(sentence);
    expect(await query(product, 'select name from uploads')).toEqual(before);
  });

  it('a file at the limit, or an empty body, is accepted (control)', async () => {
    expect((await announce({ bytes: 25 * 1024 * 1024, mime_type: 'image/png' })).status).toBe(201);
    const byDefault = await client.call('POST /v1/attachments/upload-url', { body: {} });
    expect(byDefault.body.data.attributes.headers).toEqual({ 'Content-Type': 'image/jpg' });
    const [upload] = await query(product, 'select bytes from uploads where name = $1', [
      byDefault.body.data.attributes.filename,
    ]);
    expect(upload).toEqual({ bytes: 128 });
  });

  it('has limits that the client can read before: bytes, pixels and types', async () => {
    const { uploads } = (await product.anonymous.call('GET /config')).body;
    expect(uploads).toMatchObject({ max_bytes: 25 * 1024 * 1024, max_pixels: 100_000_000 });
    expect(uploads.types).toEqual(
      expect.arrayContaining(['image/jpeg', 'image/png', 'image/gif', 'image/jpg', 'image/webp']),
    );
  });
});

describe('making an attachment', () => {
  let filename: string;
  let bytes: number;
  const make = (file: object, who = client) =>
    who.send('POST', '/v1/attachments', {
      body: JSON.stringify({ file: { filename, mime_type: 'image/png', bytes, original_name: 'a.png', ...file } }),
      type: 'application/json',
    });
  const prepare = async () => {
    const file = await plainPicture(20, 20).png().toBuffer();
    bytes = file.length;
    ({ filename } = await send(client, address, file));
  };
  afterEach(async () => {
    // Control: without the tested fault the attachment is made.
    expect((await make({})).status).toBe(201);
  });

  it('from another person’s upload is not possible, and does not use it up', async () => {
    await prepare();
    const stranger = (await product.make.administrator()).client;
    expect((await make({}, stranger)).status).toBe(404);
  });

  it('from a name that leads elsewhere finds nothing', async () => {
    await prepare();
    for (const name of [
      '../../etc/passwd',
      `../uploads/${filename}`,
      `/${filename}`,
      '%2e%2e/x.png',
      '',
      'x\u0000.png',
    ]) {
      const answer = await make({ filename: name });
      expect([404, 422, 400], name).toContain(answer.status);
    }
  });

  it('from a file of another length or type than announced is refused', async () => {
    await prepare();
    const longer = await make({ bytes: bytes + 1 });
    expect([longer.status, longer.errors[0]?.source?.pointer]).toEqual([422, '/file/bytes']);
    const other = await make({ mime_type: 'image/gif' });
    expect([other.status, other.errors[0]?.source?.pointer]).toEqual([422, '/file/mime_type']);
  });

  it('needs a plausible file name', async () => {
    await prepare();
    expect((await make({ original_name: '' })).status).toBe(422);
    expect((await make({ original_name: 'x'.repeat(256) })).status).toBe(422);
  });

  it('before the file was sent is refused with this reason', async () => {
    const file = await plainPicture(20, 20).png().toBuffer();
    bytes = file.length;
    const announced = await client.call('POST /v1/attachments/upload-url', { body: { bytes, mime_type: 'image/png' } });
    ({ filename } = announced.body.data.attributes);
    const early = await make({});
    expect([early.status, early.errors[0]?.code]).toEqual([409, 'upload_missing']);
    const { url } = announced.body.data.attributes;
    const put = await fetch(new URL(url, address), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(file),
    });
    expect(put.status).toBe(200);
  });
});
