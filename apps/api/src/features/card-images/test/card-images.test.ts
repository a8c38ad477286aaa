import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let card: string;
let writer: Person;
let viewer: Person;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
  card = await product.make.card(ada, project, { title: 'A signal' });
  writer = await product.make.projectMember(project, 'project_collaborator', { password: 'a word before' });
  viewer = await product.make.projectMember(project, 'project_viewer');
  await allowViewerLinks(true);
});

const allowViewerLinks = (isAllowed: boolean) =>
  ada.call('PATCH /v1/workspaces/{id}', {
    params: { id: workspace },
    body: { data: { type: 'workspaces', attributes: { viewer_links_allowed: isAllowed } } },
  });

const read = (client: Client, path = `/card-image/${card}`, headers: Record<string, string> = {}) =>
  client.send('GET', path, { headers: { accept: 'image/png', ...headers } });
const edit = (attributes: object) =>
  ada.call('PATCH /v1/cards/{id}', { params: { id: card }, body: { data: { type: 'cards', attributes } } });
const makeLink = (client: Client, expires_in_days: number | null = null) =>
  client.call('POST /v1/cards/{id}/image-links', {
    params: { id: card },
    body: { data: { type: 'card-image-links', attributes: { expires_in_days } } },
  });
const addressOf = async (client: Client) => (await makeLink(client)).body.data.attributes.url ?? '';
const links = async (client: Client) =>
  (await client.call('GET /v1/cards/{id}/image-links', { params: { id: card } })).body.data;
const status = async (address: string) => (await read(product.anonymous, address)).status;

describe('the image of a card', () => {
  it.each([
    ['', 1200, 630],
    ['?size=slide', 1600, 900],
    ['?size=square', 1080, 1080],
    ['?size=feed', 1080, 1350],
  ])('%s is a PNG of %i × %i', async (query, width, height) => {
    const { bytes, headers } = await read(viewer.client, `/card-image/${card}${query}`);
    expect(headers.get('content-type')).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  });

  it('is revalidated each time, is not sent again unchanged, and shows an edit immediately', async () => {
    const first = await read(viewer.client);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await read(viewer.client, undefined, { 'if-none-match': tag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    await edit({ title: 'Another signal' });
    const edited = await read(viewer.client, undefined, { 'if-none-match': tag });
    expect(edited.status).toBe(200);
    expect(edited.bytes.equals(first.bytes)).toBe(false);
  });

  it('shows art if the file of its picture is gone', async () => {
    await edit({ attachment_id: await product.make.attachment(writer) });
    await rm(join(product.filesFolder, 'images'), { recursive: true, force: true });
    expect((await read(viewer.client)).status).toBe(200);
  });

  it('of a draft is only shown to writers', async () => {
    await edit({ public: false });
    expect((await read(writer.client)).status).toBe(200);
    expect((await read(viewer.client)).status).toBe(404);
  });

  it('of a card in the trash, or in an unknown size, is not found', async () => {
    expect((await read(viewer.client, `/card-image/${card}?size=huge`)).status).toBe(400);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: card } });
    expect((await read(ada)).status).toBe(404);
  });
});

describe('a public link', () => {
  it('shows the image without signing in, and is cached for a minute', async () => {
    const address = await addressOf(viewer.client);
    const answer = await read(product.anonymous, `${address}?size=square`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(await status(address.replace(card, 'another-card'))).toBe(404);
    expect(await status(address.slice(0, -3))).toBe(404);
  });

  it('is listed for its maker and for writers, without its address', async () => {
    await makeLink(writer.client);
    await makeLink(viewer.client);
    const own = (listed: Awaited<ReturnType<typeof links>>) => listed.map(({ attributes }) => attributes.own);
    expect(own(await links(writer.client))).toEqual([false, true]);
    expect(own(await links(viewer.client))).toEqual([true]);
    expect((await links(ada)).map(({ attributes }) => attributes.url)).toEqual([null, null]);
  });

  it('is revoked by its maker and by writers, not by other viewers', async () => {
    const made = await makeLink(viewer.client);
    const address = made.body.data.attributes.url ?? '';
    const params = { id: card, link: made.body.data.id };
    const other = await product.make.projectMember(project, 'project_viewer');
    expect((await other.client.call('DELETE /v1/cards/{id}/image-links/{link}', { params })).status).toBe(403);
    expect(await status(address)).toBe(200);
    expect((await writer.client.call('DELETE /v1/cards/{id}/image-links/{link}', { params })).status).toBe(204);
    expect(await status(address)).toBe(404);
    const own = (await makeLink(viewer.client)).body.data.id;
    const revoked = await viewer.client.call('DELETE /v1/cards/{id}/image-links/{link}', {
      params: { id: card, link: own },
    });
    expect(revoked.status).toBe(204);
  });

  it('is made by viewers, and works, only while the workspace allows it', async () => {
    const address = await addressOf(viewer.client);
    const byWriter = await addressOf(writer.client);
    await allowViewerLinks(false);
    const refused = await makeLink(viewer.client);
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, 'forbidden']);
    expect(await status(address)).toBe(404);
    expect(await links(viewer.client)).toEqual([]);
    expect(await status(byWriter), 'control').toBe(200);
    const fresh = await product.make.project(ada);
    const found = await ada.call('GET /v1/workspaces/{id}', { params: { id: fresh.workspace } });
    expect(found.body.data.attributes.viewer_links_allowed).toBe(false);
  });

  it('is not made for a draft, nor when there are too many', async () => {
    for (let made = 0; made < 20; made += 1) expect((await makeLink(ada)).status).toBe(201);
    expect((await makeLink(ada)).status).toBe(409);
    await edit({ public: false });
    expect((await makeLink(ada)).status).toBe(409);
  });

  it('ends when it expires', async () => {
    const made = await makeLink(writer.client, 1);
    expect(await status(made.body.data.attributes.url ?? '')).toBe(200);
    await query(product, `update card_image_links set expires_at = now() where slug = '${made.body.data.id}'`);
    expect(await status(made.body.data.attributes.url ?? '')).toBe(404);
    expect(await links(ada)).toEqual([]);
  });

  const membership = () => ({
    data: { type: 'permissions' as const, attributes: { user_id: writer.slug, project_slug: project } },
  });
  const withdraw = () => ada.call('DELETE /v1/permissions', { body: membership() });

  const endings: Readonly<Record<string, { end: () => Promise<unknown>; undo?: () => Promise<unknown> }>> = {
    'the card becomes a draft': { end: () => edit({ public: false }), undo: () => edit({ public: true }) },
    'the card goes to the trash': {
      end: () => ada.call('DELETE /v1/cards/{id}', { params: { id: card } }),
      undo: () => ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [card] } }),
    },
    'the card moves to another project': {
      async end() {
        const attributes = { title: 'Other', workspace_slug: workspace };
        const other = await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
        const body = { card_slugs: [card], project_slug: other.body.data.id };
        expect((await ada.call('POST /v1/cards/bulk-move', { body })).status).toBe(200);
      },
    },
    'the project moves to another workspace': {
      async end() {
        const other = (await product.make.project(ada)).workspace;
        const params = { id: project, workspaceId: other };
        expect((await ada.call('POST /v1/projects/{id}/{workspaceId}/move', { params })).status).toBe(200);
      },
    },
    'the project goes to the trash': { end: () => ada.call('DELETE /v1/projects/{id}', { params: { id: project } }) },
    'its maker is removed': {
      end: withdraw,
      undo: () => product.make.admit(writer, project, 'project_collaborator'),
    },
    'its maker gets a new password': {
      async end() {
        const body = { current_password: 'a word before', password: 'another word 2040' };
        expect((await writer.client.call('POST /v1/me/password', { body })).status).toBeLessThan(300);
      },
    },
  };
  it.each(Object.entries(endings))('ends when %s, for good', async (_name, { end, undo }) => {
    const address = await addressOf(writer.client);
    expect(await status(address)).toBe(200);
    await end();
    expect(await status(address)).toBe(404);
    await undo?.();
    expect(await status(address)).toBe(404);
  });
});
