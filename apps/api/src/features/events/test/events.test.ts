import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { OpenStreams, stateId } from '#test/support/live.ts';
import { withdraw } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
const open = new OpenStreams();

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
});
afterEach(() => open.closeAll());
afterAll(() => product?.stop());

const follow = (reader: Person, scope: string, lastId?: string) => open.follow(product.address, reader, scope, lastId);
const viewer = () => product.make.projectMember(project, 'project_viewer');
const card = (attributes: object = {}) => product.make.card(ada, project, attributes);

describe('a stream of a project', () => {
  it('tells a reader immediately that another person made a card, without its content', async () => {
    const reader = await viewer();
    const { live, first } = await follow(reader, `project=${project}`);
    expect([first, live.headers.get('content-type'), live.headers.get('cache-control')]).toEqual([
      'ready',
      'text/event-stream',
      'no-store',
    ]);
    await card({ title: 'A secret' });
    expect(await live.next()).toEqual({
      id: await stateId(reader.client, `project=${project}`),
      type: 'cards',
      project_slug: project,
      version: 1,
    });
  });

  it('reports every kind of change once and in order', async () => {
    const { live } = await follow(await viewer(), `project=${project}`);
    const id = await card({ tags: [{ name: 'heat' }] });
    await ada.call('PATCH /v1/cards/{id}', {
      params: { id },
      body: { data: { type: 'cards', attributes: { title: 'Changed' } } },
    });
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
    await ada.call('DELETE /v1/tags/{id}', { params: { id: tags.body.data[0]?.id ?? '' } });
    await ada.call('PATCH /v1/projects/{id}', {
      params: { id: project },
      body: { data: { type: 'projects', attributes: { title: 'Renamed' } } },
    });
    const member = await viewer();
    await withdraw(ada, member, { project_slug: project });
    const { slug } = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    await ada.call('POST /v1/permissions', {
      body: {
        data: {
          type: 'permissions',
          attributes: { user_id: slug, workspace_slug: workspace, role: 'workspace_creator' },
        },
      },
    });
    await ada.call('POST /v1/projects/{id}/imports', { params: { id: project }, body: 'title\nOne\nTwo' });
    const told = [];
    for (let at = 0; at < 7; at += 1) told.push(await live.next());
    expect(told.map((event) => [event?.type, event?.project_slug, event?.version])).toEqual([
      ['cards', project, 1],
      ['cards', project, 2],
      ['tags', project, 3],
      ['project', project, 2],
      ['members', project, 3],
      ['members', null, 1],
      ['cards', project, 4],
    ]);
    expect(new Set(told.map((event) => event?.id)).size).toBe(7);
  });

  it('reports nothing about other projects', async () => {
    const { live } = await follow(await viewer(), `project=${project}`);
    const other = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Other', workspace_slug: workspace } } },
    });
    await product.make.card(ada, other.body.data.id);
    await product.make.card(ada, (await product.make.project(ada)).project);
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards', project_slug: project });
  });

  it('reports no changes that were not committed', async () => {
    const { live } = await follow(await viewer(), `project=${project}`);
    const id = await card();
    await live.until('cards');
    // This call fails after the change was recorded in its transaction.
    const refused = await ada.call('PATCH /v1/cards/{id}', {
      params: { id },
      body: { data: { type: 'cards', attributes: { title: 'x', based_on: '2000-01-01T00:00:00Z' } } },
    });
    expect(refused.status).toBe(409);
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards', version: 2 });
  });

  it('continues without a gap after the last received event', async () => {
    const reader = await viewer();
    const { live, id } = await follow(reader, `project=${project}`);
    await card();
    const seen = (await live.until('cards')).id;
    await live.close();
    // Nothing was missed.
    expect(await follow(reader, `project=${project}`, seen)).toMatchObject({ first: 'ready', id: seen });
    await card();
    for (const lastId of [seen, id, 'nonsense']) {
      const again = await follow(reader, `project=${project}`, lastId);
      expect([again.first, again.id]).toEqual(['changed', await stateId(reader.client, `project=${project}`)]);
    }
  });

  it('misses no change between its opening and its first event', async () => {
    const reader = await viewer();
    const writers = Array.from({ length: 12 }, () => card());
    const streams = await Promise.all(Array.from({ length: 6 }, () => follow(reader, `project=${project}`)));
    await Promise.all(writers);
    const last = await stateId(reader.client, `project=${project}`);
    for (const { live, id } of streams) {
      let seen = id;
      while (seen !== last) seen = (await live.next())?.id ?? last;
      expect(seen).toBe(last);
    }
  });
});

describe('a stream of a workspace', () => {
  it('reports changes of all its projects, including new and removed ones', async () => {
    const reader = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const { live } = await follow(reader, `workspace=${workspace}`);
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards', project_slug: project });
    const made = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Second', workspace_slug: workspace } } },
    });
    expect(await live.next()).toMatchObject({ type: 'project', project_slug: made.body.data.id });
    await product.make.card(ada, made.body.data.id);
    expect(await live.next()).toMatchObject({ type: 'cards', project_slug: made.body.data.id });
    const elsewhere = await product.make.project(ada);
    await ada.call('POST /v1/projects/{id}/{workspaceId}/move', {
      params: { id: project, workspaceId: elsewhere.workspace },
    });
    expect(await live.next()).toMatchObject({ type: 'changed', project_slug: null });
    const seen = await stateId(reader.client, `workspace=${workspace}`);
    await card();
    await product.make.card(ada, made.body.data.id);
    const next = await live.next();
    expect(next).toMatchObject({ type: 'cards', project_slug: made.body.data.id });
    expect(next?.id).not.toBe(seen);
  });

  it('reports every change of the list of its invitations', async () => {
    const { live } = await follow(
      await product.make.workspaceMember(workspace, 'workspace_admin'),
      `workspace=${workspace}`,
    );
    const params = { id: workspace };
    const expectTold = async () => expect(await live.next()).toMatchObject({ type: 'members', project_slug: null });
    const invited = await ada.call('POST /v1/workspaces/{id}/invitations', {
      params,
      body: { invitations: [{ email: 'new@example.org', role: 'workspace_collaborator' }] },
    });
    await expectTold();
    const invitation = { params: { id: invited.body.data[0]?.id ?? '' } };
    await ada.call('PATCH /v1/invitations/{id}/renew', invitation);
    await expectTold();
    await ada.call('DELETE /v1/invitations/{id}', invitation);
    await expectTold();
    await ada.call('POST /v1/workspaces/{id}/global-invitation', { params, body: { role: 'workspace_collaborator' } });
    await expectTold();
    // Nothing else was reported in between.
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards' });
  });
});

describe('the state of a project', () => {
  it('can be requested by clients that cannot follow events, and has another id after every change', async () => {
    const reader = await viewer();
    const answer = await reader.client.call('GET /v1/events', { query: { project } });
    expect(answer.body.data.attributes).toEqual({ workspace_slug: workspace, project_slug: project });
    expect(await stateId(reader.client, `project=${project}`)).toBe(answer.body.data.id);
    await card();
    expect(await stateId(reader.client, `project=${project}`)).not.toBe(answer.body.data.id);
  });
});
