import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { attach, plainPicture, send, storedFiles } from '#test/support/pictures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

const hour = 3_600_000;

let product: Product;
let client: Client;
let project: string;
let picture: Buffer;

beforeAll(async () => {
  product = await startProduct();
  client = (await product.make.administrator()).client;
  ({ project } = await product.make.project(client));
  picture = await plainPicture(20, 20).png().toBuffer();
});
afterAll(() => product?.stop());

const remove = (hoursLater: number) =>
  product.composition.orphans.removeOrphans(new Date(Date.now() + hoursLater * hour));
const make = async () => (await attach(client, product.address, picture)).body.data;
const exists = async (id: string) => (await client.call('GET /v1/attachments/{id}', { params: { id } })).status === 200;
const filesIn = async (path: string) => (await storedFiles(product)).filter((key) => key.startsWith(path)).length;
const pictureOf = (card: string, attachment_id: string | null) =>
  client.call('PATCH /v1/cards/{id}', {
    params: { id: card },
    body: { data: { type: 'cards', attributes: { attachment_id } } },
  });

describe('an unused attachment', () => {
  it('is removed with its files after a day, and not before', async () => {
    const { id, attributes } = await make();
    await remove(23);
    expect([await exists(id), await filesIn(attributes.path)]).toEqual([true, 3]);
    expect((await remove(25)).attachments).toBeGreaterThan(0);
    expect([await exists(id), await filesIn(attributes.path)]).toEqual([false, 0]);
  });

  it('remains while a card, also one in the trash, a workspace or a user shows it', async () => {
    const [ofCard, ofTrashed, ofWorkspace, ofUser] = [await make(), await make(), await make(), await make()];
    await product.make.card(client, project, { attachment_id: ofCard.id });
    const trashed = await product.make.card(client, project, { attachment_id: ofTrashed.id });
    await client.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    await client.call('POST /v1/workspaces', {
      body: { data: { type: 'workspaces', attributes: { title: 'W', image_attachment_id: ofWorkspace.id } } },
    });
    const setPicture = 'update users set picture_id = (select id from attachments where slug = $1)';
    await query(product, `${setPicture} where id = (select min(id) from users)`, [ofUser.id]);
    for (const hours of [25, 50, 75]) await remove(hours);
    for (const { id, attributes } of [ofCard, ofTrashed, ofWorkspace, ofUser]) {
      expect([await exists(id), await filesIn(attributes.path)]).toEqual([true, 3]);
    }
  });

  it('has an age that counts from its last use, not from its upload', async () => {
    const { id } = await make();
    const card = await product.make.card(client, project, { attachment_id: id });
    await query(product, `update attachments set created_at = now() - interval '9 days'`);
    await remove(0);
    await pictureOf(card, null);
    await remove(25);
    expect(await exists(id)).toBe(true);
    await remove(50);
    expect(await exists(id)).toBe(false);
  });

  it('is not marked as used by a change that is refused', async () => {
    const { id } = await make();
    const card = await product.make.card(client, project);
    await remove(0);
    const unusedSince = () => query(product, 'select unused_since from attachments where slug = $1', [id]);
    const before = await unusedSince();
    const refused = await client.call('PATCH /v1/cards/{id}', {
      params: { id: card },
      body: { data: { type: 'cards', attributes: { attachment_id: id, based_on: '2000-01-01T00:00:00Z' } } },
    });
    expect([refused.status, await unusedSince()]).toEqual([409, before]);
    // Control: the same change succeeds when it is based on the stored version.
    expect((await pictureOf(card, id)).status).toBe(200);
    expect(await unusedSince()).toEqual([{ unused_since: null }]);
  });

  it('keeps its files while a copy uses them, and loses them with the last copy', async () => {
    const { id, attributes } = await make();
    const card = await product.make.card(client, project, { attachment_id: id });
    const copy = (await client.call('POST /v1/cards/{id}/duplicate', { params: { id: card } })).body.data;
    await pictureOf(card, null);
    for (const hours of [0, 25]) await remove(hours);
    expect([await exists(id), await filesIn(attributes.path)]).toEqual([false, 3]);
    await pictureOf(copy.id, null);
    for (const hours of [0, 25]) await remove(hours);
    expect(await filesIn(attributes.path)).toBe(0);
  });
});

describe('an upload that never became an attachment', () => {
  it('is removed a day after its address expired, and not while it may still become one', async () => {
    const { filename } = await send(client, product.address, picture);
    await remove(23);
    expect(await filesIn(`uploads/${filename}`)).toBe(1);
    await remove(25);
    expect(await filesIn(`uploads/${filename}`)).toBe(0);
    const late = await client.call('POST /v1/attachments', {
      body: { file: { filename, mime_type: 'image/png', bytes: picture.length, original_name: 'a.png' } },
    });
    expect(late.status).toBe(404);
  });

  it('is removed as an unknown file when it is old', async () => {
    const strays = ['images/0000/small.webp', 'images/0000/large.webp', 'uploads/aa.png', 'uploads/aa.png.00ff.part'];
    const { mkdir, writeFile } = await import('node:fs/promises');
    for (const key of strays) {
      await mkdir(join(product.filesFolder, key, '..'), { recursive: true });
      await writeFile(join(product.filesFolder, key), 'stray');
    }
    const used = await make();
    await product.make.card(client, project, { attachment_id: used.id });
    expect((await remove(0)).files).toBe(0);
    const old = new Date(Date.now() - 25 * hour);
    for (const key of [...strays, `${used.attributes.path}/small.webp`])
      await utimes(join(product.filesFolder, key), old, old);
    expect((await remove(0)).files).toBe(strays.length);
    expect(await filesIn(used.attributes.path), 'control').toBe(3);
    for (const key of strays) expect(await filesIn(key)).toBe(0);
  });
});

it('never removes a picture from a card that is being saved at the same time', async () => {
  for (let round = 0; round < 15; round += 1) {
    const { id, attributes } = await make();
    const [saved] = await Promise.all([
      client.send('POST', '/v1/cards', {
        body: JSON.stringify({
          data: { type: 'cards', attributes: { title: 'Racing', project_slug: project, attachment_id: id } },
        }),
      }),
      remove(25),
      remove(25),
    ]);
    // Either the save came first, and everything is there; or the save is refused because the picture is gone.
    expect([201, 422], saved.text).toContain(saved.status);
    expect(await exists(id)).toBe(saved.status === 201);
    expect(await filesIn(attributes.path)).toBe(saved.status === 201 ? 3 : 0);
  }
});
