import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBlurhashValid } from 'blurhash';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renditionNames } from '#platform/images/rendition.rules.ts';
import type { Client } from '#test/support/client.ts';
import {
  animatedGif,
  attach,
  blue,
  download,
  noisyPicture,
  plainPicture,
  red,
  storedFiles,
} from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let client: Client;
let address: string;

beforeAll(async () => {
  product = await startProduct();
  ({ client } = await product.make.administrator());
  address = product.address;
});
afterAll(() => product?.stop());

const near = (pixel: Buffer, { r, g, b }: typeof red) =>
  Math.abs((pixel[0] ?? 0) - r) + Math.abs((pixel[1] ?? 0) - g) + Math.abs((pixel[2] ?? 0) - b) < 40;

describe('an uploaded picture', () => {
  it('has the point that stays in sight when it is cropped where there is something to see', async () => {
    const focusOf = async (left: number) => {
      const thing = { create: { width: 120, height: 200, channels: 3, background: '#d6456b' } } as const;
      const picture = sharp({ create: { width: 1200, height: 400, channels: 3, background: '#e8e8e8' } });
      const bytes = await picture
        .composite([{ input: thing, left, top: 100 }])
        .png()
        .toBuffer();
      return (await attach(client, address, bytes, 'image/png')).body.data.attributes.focus;
    };
    // A frame of 3:2 shows half of the width, so that the point is a quarter from an edge at least.
    expect(await focusOf(20)).toEqual({ x: 25, y: 50 });
    expect(await focusOf(1060)).toEqual({ x: 75, y: 50 });
  });

  it('becomes an attachment with proportional WebP renditions, a blurhash, and no texts yet', async () => {
    const made = await attach(client, address, await noisyPicture(2000, 1000).jpeg().toBuffer(), 'image/jpeg');
    expect(made.status).toBe(201);
    const { attributes } = made.body.data;
    expect(attributes).toMatchObject({
      attachment_type: 'image',
      width: 2000,
      height: 1000,
      animated: false,
      thumbnails: {
        tile: { width: 480, height: 240 },
        small: { width: 640, height: 320 },
        large: { width: 1600, height: 800 },
      },
      meta: { image_alt_text: null, image_credit: null },
    });
    expect(attributes.focus).toEqual({ x: expect.any(Number), y: 50 });
    expect(isBlurhashValid(attributes.blurhash).result).toBe(true);
    for (const name of renditionNames) {
      const { response, bytes } = await download(made, address, name);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({
        format: 'webp',
        width: attributes.thumbnails[name].width,
        height: attributes.thumbnails[name].height,
      });
    }
  });

  it('may be a stock photo, which it names, as do its copies', async () => {
    const photo = {
      id: 'unsplash:Ab_3-x',
      urls: { small: 'https://images.unsplash.com/a?w=400', raw: 'https://images.unsplash.com/a?w=1080&dpr=2' },
      blur_hash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
      alt_description: 'Fog over a field',
    };
    const file = await plainPicture(20, 10).png().toBuffer();
    const made = await attach(client, address, file, 'image/png', photo);
    const told = { attachment_type: 'stock_photo', meta: { ...photo, image_alt_text: null, image_credit: null } };
    expect(made.body.data.attributes).toMatchObject(told);

    const { project } = await product.make.project(client);
    const card = await product.make.card(client, project, { attachment_id: made.body.data.id });
    const copy = await client.call('POST /v1/cards/{id}/duplicate', { params: { id: card }, body: {} });
    expect(copy.body.data.attributes.attachment).toMatchObject(told);
    expect(copy.body.data.attributes.attachment?.slug).not.toBe(made.body.data.id);
  });

  it('cannot be a stock photo of an unknown service', async () => {
    const nowhere = {
      id: 'elsewhere:1',
      urls: { small: 'a.png', raw: 'javascript:alert(1)' },
      blur_hash: null,
      alt_description: null,
    };
    const answer = await attach(client, address, await plainPicture(20, 10).png().toBuffer(), 'image/png', nowhere);
    expect(answer.status).toBe(422);
    expect(answer.errors.map(({ source }) => source?.pointer)).toEqual([
      '/stock_photo/id',
      '/stock_photo/urls/small',
      '/stock_photo/urls/raw',
    ]);
  });

  it('keeps its size when it is small', async () => {
    const made = await attach(client, address, await plainPicture(20, 10).png().toBuffer());
    expect(made.body.data.attributes.thumbnails.large).toMatchObject({ width: 20, height: 10 });
  });

  it.each(['jpeg', 'jpg', 'png', 'gif', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await plainPicture(64, 48)[format === 'jpg' ? 'jpeg' : format]().toBuffer();
    const made = await attach(client, address, bytes, `image/${format}`);
    expect(made.status, made.text).toBe(201);
    expect(
      near(
        await sharp((await download(made, address, 'small')).bytes)
          .removeAlpha()
          .raw()
          .toBuffer(),
        red,
      ),
    ).toBe(true);
  });

  it('is shown the right way up and without the metadata of the camera', async () => {
    // The upright picture is tall, and red at the top.
    const lying = await plainPicture(60, 40)
      .composite([{ input: await plainPicture(30, 40, blue).png().toBuffer(), left: 30, top: 0 }])
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(lying).metadata()).orientation).toBe(6);
    const made = await attach(client, address, lying, 'image/jpeg');
    expect(made.body.data.attributes).toMatchObject({ width: 40, height: 60 });
    const { bytes } = await download(made, address, 'large');
    const metadata = await sharp(bytes).metadata();
    expect([metadata.exif, metadata.orientation, metadata.width, metadata.height]).toEqual([
      undefined,
      undefined,
      40,
      60,
    ]);
    expect(bytes.includes('secret place')).toBe(false);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(near(data.subarray(0, 3), red)).toBe(true);
    expect(near(data.subarray(data.length - 3), blue)).toBe(true);
  });

  it.each([
    ['gif', async () => animatedGif(5, 60)],
    [
      'webp',
      async () =>
        sharp(await animatedGif(5, 60), { animated: true })
          .webp()
          .toBuffer(),
    ],
  ] as const)('stays animated when it is an animated %s', async (format, make) => {
    const made = await attach(client, address, await make(), `image/${format}`);
    expect(made.status, made.text).toBe(201);
    expect(made.body.data.attributes).toMatchObject({ animated: true, width: 60, height: 60 });
    for (const name of renditionNames) {
      const { pages, width, pageHeight, delay } = await sharp((await download(made, address, name)).bytes, {
        animated: true,
      }).metadata();
      expect({ pages, width, pageHeight }).toEqual({ pages: 5, width: 60, pageHeight: 60 });
      expect(delay).toEqual([50, 50, 50, 50, 50]);
    }
  });

  it('keeps its transparency', async () => {
    const clear = await sharp({
      create: { width: 30, height: 30, channels: 4, background: { ...red, alpha: 0 } },
    }).png();
    const made = await attach(client, address, await clear.toBuffer());
    expect((await sharp((await download(made, address, 'small')).bytes).metadata()).hasAlpha).toBe(true);
  });

  it('is not stored in its original form, and nothing remains at the place of the upload', async () => {
    const before = await storedFiles(product);
    const made = await attach(client, address, await plainPicture(30, 30).png().toBuffer());
    const path = made.body.data.attributes.path;
    const added = (await storedFiles(product)).filter((file) => !before.includes(file));
    expect(added.sort()).toEqual([`${path}/large.webp`, `${path}/small.webp`, `${path}/tile.webp`]);
  });
});

describe('a picture from before there were tiles', () => {
  /** Removes the tiles of all pictures, as if none had ever been made. */
  const forgetTiles = async (paths: readonly string[]) => {
    await query(product, 'update attachments set has_tile = false where path = any($1)', [paths]);
    for (const path of paths) await rm(join(product.filesFolder, path, 'tile.webp'));
  };
  const read = (id: string) => client.call('GET /v1/attachments/{id}', { params: { id } });
  const widthOf = (answer: Awaited<ReturnType<typeof read>>) => answer.body.data.attributes.thumbnails.tile.width;

  it('is shown as the small picture until its tile is made, which is not tried again if its files are broken', async () => {
    const photo = await attach(client, address, await noisyPicture(1000, 500).png().toBuffer());
    const animation = await attach(client, address, await animatedGif(3, 700), 'image/gif');
    const broken = await attach(client, address, await plainPicture(900, 900).png().toBuffer());
    const made = [photo, animation, broken].map((answer) => answer.body.data);
    await forgetTiles(made.map(({ attributes }) => attributes.path));
    await writeFile(join(product.filesFolder, made[2]?.attributes.path ?? '', 'small.webp'), 'broken');
    const shown = () => Promise.all(made.map(({ id }) => read(id)));
    expect((await shown()).map(widthOf)).toEqual([640, 640, 640]);
    expect(await product.composition.tiles.makeSome()).toBe(3);
    const after = await shown();
    expect(after.map(widthOf)).toEqual([480, 480, 640]);
    const pages = after.slice(0, 2).map(async (answer) => {
      const { width, pages = 1 } = await sharp((await download(answer, address, 'tile')).bytes).metadata();
      return [width, pages];
    });
    expect(await Promise.all(pages)).toEqual([
      [480, 1],
      [480, 3],
    ]);
    expect(await product.composition.tiles.makeSome()).toBe(0);
  });

  it('gets its tile noted if a run was interrupted after storing the file, and later pictures get theirs', async () => {
    const interrupted = await attach(client, address, await noisyPicture(1000, 500).png().toBuffer());
    const later = await attach(client, address, await noisyPicture(800, 600).png().toBuffer());
    const paths = [interrupted, later].map((answer) => answer.body.data.attributes.path);
    const [stored = '', missing = ''] = paths.map((path) => join(product.filesFolder, path, 'tile.webp'));
    await query(product, 'update attachments set has_tile = false where path = any($1)', [paths]);
    await rm(missing);
    expect((await stat(stored)).size).toBeGreaterThan(0);
    expect(await product.composition.tiles.makeSome()).toBe(2);
    const shown = await Promise.all([interrupted, later].map((answer) => read(answer.body.data.id)));
    expect(shown.map(widthOf)).toEqual([480, 480]);
    expect((await stat(missing)).size).toBeGreaterThan(0);
    expect(await product.composition.tiles.makeSome()).toBe(0);
  });
});
