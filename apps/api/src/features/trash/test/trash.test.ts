import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOldTrash } from '#features/trash/trash.jobs.ts';
import type { Client } from '#test/support/client.ts';
import { makeConclusions } from '#test/support/conclusions.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  admin = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

describe('a project in the trash', () => {
  it('is listed with the time of its removal, and is restored unchanged', async () => {
    const { workspace, project } = await product.make.project(admin, 'To and fro');
    const card = await product.make.card(admin, project, { tags: [{ name: 'Kept' }] });
    const before = await admin.call('GET /v1/projects/{id}', { params: { id: project } });
    await admin.call('DELETE /v1/projects/{id}', { params: { id: project } });
    expect((await admin.call('GET /v1/cards/{id}', { params: { id: card } })).status).toBe(404);
    const { client } = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const trash = await client.call('GET /v1/workspaces/{id}/trash', { params: { id: workspace } });
    const [listed] = trash.body.data;
    expect(listed).toMatchObject({ id: project, attributes: { kind: 'project', title: 'To and fro' } });
    const { deleted_at, removed_at } = listed?.attributes ?? { deleted_at: '', removed_at: '' };
    expect(Date.parse(removed_at) - Date.parse(deleted_at)).toBe(30 * day);
    expect((await client.call('POST /v1/projects/{id}/restore', { params: { id: project } })).status).toBe(204);
    const back = await admin.call('GET /v1/projects/{id}', { params: { id: project } });
    // Restoring is itself a change of the project.
    const { changed_at } = back.body.data.attributes;
    const { attributes } = before.body.data;
    expect(back.body).toEqual({ data: { ...before.body.data, attributes: { ...attributes, changed_at } } });
    expect((await admin.call('GET /v1/cards/{id}', { params: { id: card } })).status).toBe(200);
    const again = await client.call('POST /v1/projects/{id}/restore', { params: { id: project } });
    expect(again.status).toBe(404);
  });
});

describe('a workspace in the trash', () => {
  it('is restored with its projects and members, only by the administrators of the installation', async () => {
    const { workspace, project } = await product.make.project(admin);
    const member = await product.make.workspaceMember(workspace, 'workspace_admin');
    await admin.call('DELETE /v1/workspaces/{id}', { params: { id: workspace } });
    expect((await member.client.call('GET /v1/projects/{id}', { params: { id: project } })).status).toBe(404);
    const restore = (client: Client) => client.call('POST /v1/workspaces/{id}/restore', { params: { id: workspace } });
    expect((await restore(member.client)).status).toBe(404);
    const { body } = await admin.call('GET /v1/trash');
    expect(body.data.map(({ id }) => id)).toContain(workspace);
    expect((await restore(admin)).status).toBe(204);
    expect((await member.client.call('GET /v1/projects/{id}', { params: { id: project } })).status).toBe(200);
  });

  it('leaves a project in the trash that was there before', async () => {
    const { workspace, project } = await product.make.project(admin);
    await admin.call('DELETE /v1/projects/{id}', { params: { id: project } });
    await admin.call('DELETE /v1/workspaces/{id}', { params: { id: workspace } });
    expect((await admin.call('POST /v1/projects/{id}/restore', { params: { id: project } })).status).toBe(404);
    await admin.call('POST /v1/workspaces/{id}/restore', { params: { id: workspace } });
    expect((await admin.call('GET /v1/projects/{id}', { params: { id: project } })).status).toBe(404);
    expect((await admin.call('POST /v1/projects/{id}/restore', { params: { id: project } })).status).toBe(204);
  });
});

describe.each([
  ['insights', 'insight', 'deleteInsight', 'restoreInsight'],
  ['trends', 'trend', 'deleteTrend', 'restoreTrend'],
  ['radars', 'radar', 'deleteRadar', 'restoreRadar'],
] as const)('of two simultaneous calls about %s', (kind, singular, deleteOne, restoreOne) => {
  it('only one deletes, and only one restores', async () => {
    const { project } = await product.make.project(admin);
    const card = await product.make.card(admin, project);
    const { [singular]: slug } = await makeConclusions(admin, project, card, 'Twice');
    const path = `/v1/projects/${project}/${kind}/${slug}`;
    const calls = { [deleteOne]: ['DELETE', path], [restoreOne]: ['POST', `${path}/restore`] } as const;
    for (const [endpoint, [method, address]] of Object.entries(calls)) {
      const call = () => admin.send(method, address);
      let first: number | undefined;
      meanwhile(product, endpoint as typeof deleteOne, async () => {
        first = (await call()).status;
      });
      const second = await call();
      expect([first, second.status, second.errors[0]?.code], endpoint).toEqual([204, 404, 'not_found']);
    }
    const { body } = await admin.call('GET /v1/projects/{id}/activity', { params: { id: project } });
    const about = body.data.filter(({ attributes }) => attributes.subject?.slug === slug);
    expect(about.map(({ attributes }) => attributes.kind)).toEqual(
      ['restored', 'deleted', 'created'].map((done) => `${singular}_${done}`),
    );
  });
});

describe('cards in the trash', () => {
  it('are listed last deleted first, in pages, for people who may delete them', async () => {
    const { project } = await product.make.project(admin);
    const slugs: string[] = [];
    for (const title of ['One', 'Two', 'Three']) {
      const slug = await product.make.card(admin, project, { title });
      await admin.call('DELETE /v1/cards/{id}', { params: { id: slug } });
      slugs.unshift(slug);
    }
    await product.make.card(admin, project, { title: 'Not deleted' });
    const list = (client: Client, query = {}) =>
      client.call('GET /v1/projects/{id}/trash', { params: { id: project }, query });
    expect((await list(admin)).body.data.map(({ id }) => id)).toEqual(slugs);
    const page = await list(admin, { 'page[size]': '2', 'page[number]': '2' });
    expect(page.body.data.map(({ id }) => id)).toEqual(slugs.slice(2));
    const writer = await product.make.projectMember(project, 'project_collaborator');
    expect((await list(writer.client)).status).toBe(200);
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect((await list(viewer.client)).status).toBe(403);
  });
});

describe('after 30 days', () => {
  it('nothing can be restored, and the nightly job removes it permanently', async () => {
    const { db } = product.database;
    const old = await product.make.project(admin, 'Old');
    const kept = await product.make.project(admin, 'Kept');
    const oldCard = await product.make.card(admin, kept.project);
    const keptCard = await product.make.card(admin, kept.project);
    await admin.call('POST /v1/cards/bulk-delete', { body: { card_slugs: [oldCard, keptCard] } });
    await admin.call('DELETE /v1/projects/{id}', { params: { id: old.project } });
    await db
      .updateTable('projects')
      .set({ deleted_at: daysAgo(31) })
      .where('slug', '=', old.project)
      .execute();
    await db
      .updateTable('cards')
      .set({ deleted_at: daysAgo(31) })
      .where('slug', '=', oldCard)
      .execute();
    await db
      .updateTable('cards')
      .set({ deleted_at: daysAgo(29) })
      .where('slug', '=', keptCard)
      .execute();
    const gone = await admin.call('POST /v1/projects/{id}/restore', { params: { id: old.project } });
    expect(gone.status).toBe(404);
    const listed = await admin.call('GET /v1/projects/{id}/trash', { params: { id: kept.project } });
    expect(listed.body.data.map(({ id }) => id)).toEqual([keptCard]);
    const removed = await admin.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [oldCard] } });
    expect(removed.status).toBe(404);
    await removeOldTrash(db);
    const slugs = async (table: 'cards' | 'projects') =>
      (await db.selectFrom(table).select('slug').execute()).map(({ slug }) => slug);
    expect(await slugs('cards')).toContain(keptCard);
    expect(await slugs('cards')).not.toContain(oldCard);
    expect(await slugs('projects')).toContain(kept.project);
    expect(await slugs('projects')).not.toContain(old.project);
  });

  it('a large project is removed in steps, between which the embedded database answers others', async () => {
    const { workspace, project } = await product.make.project(admin, 'Large');
    const titles = Array.from({ length: 1100 }, (_, n) => `Card ${n}`);
    await admin.call('POST /v1/projects/{id}/imports', {
      params: { id: project },
      body: ['title', ...titles].join('\n'),
    });
    const trashed = await admin.call('GET /v1/projects/{id}/cards', { params: { id: project } });
    const card_slugs = trashed.body.data.slice(0, 20).map(({ id }) => id);
    await admin.call('POST /v1/cards/bulk-delete', { body: { card_slugs } });
    await admin.call('DELETE /v1/workspaces/{id}', { params: { id: workspace } });
    await query(product, 'update workspaces set deleted_at = $1 where slug = $2', [daysAgo(31), workspace]);
    await query(
      product,
      `create table removals (cards int);
       create function note_removal() returns trigger language plpgsql as
         $$ begin insert into removals select count(*) from removed; return null; end $$;
       create trigger note_removal after delete on cards referencing old table as removed
         for each statement execute function note_removal()`,
    );
    await removeOldTrash(product.database.db);
    const removals = await query<{ cards: number }>(product, 'select cards from removals where cards > 0');
    await query(product, 'drop trigger note_removal on cards; drop function note_removal; drop table removals');
    expect(removals.map(({ cards }) => cards)).toEqual([1000, 100]);
    expect(await query(product, 'select from projects where slug = $1', [project])).toEqual([]);
  });
});
