import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const create = (client: Client, attributes: { title: string } & Record<string, unknown>) =>
  client.call('POST /v1/workspaces', { body: { data: { type: 'workspaces', attributes } } });

async function made(title: string): Promise<string> {
  return (await create(ada, { title })).body.data.id;
}

describe('a workspace', () => {
  it('is created with the given values, and its creator becomes its administrator', async () => {
    const answer = await create(ada, { title: '  Coast   watch ', subtitle: 'Sea and shore', company_name: 'ACME' });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      type: 'workspaces',
      id: answer.body.data.attributes.slug,
      attributes: {
        title: 'Coast watch',
        subtitle: 'Sea and shore',
        company_name: 'ACME',
        image: null,
        projects: [],
        project_count: 0,
        card_count: 0,
        member_count: 1,
      },
    });
    const me = await ada.call('GET /v1/me');
    expect(me.body.data.attributes.permissions.workspaces).toContainEqual({
      slug: answer.body.data.id,
      role: 'workspace_admin',
    });
  });

  it('keeps fields that a change does not name, and clears those set to null', async () => {
    const { id } = (await create(ada, { title: 'Old', subtitle: 'Cleared', company_name: 'Kept' })).body.data;
    const changed = await ada.call('PATCH /v1/workspaces/{id}', {
      params: { id },
      body: { data: { type: 'workspaces', id, attributes: { title: 'New', subtitle: null } } },
    });
    expect(changed.body.data.attributes).toMatchObject({
      slug: id,
      title: 'New',
      subtitle: null,
      company_name: 'Kept',
    });
    const read = await ada.call('GET /v1/workspaces/{id}', { params: { id } });
    expect(read.body.data).toEqual(changed.body.data);
  });

  it('hides with everything in it when it is trashed', async () => {
    const { workspace, project } = await product.make.project(ada);
    const card = await product.make.card(ada, project);
    const { client: member } = await product.make.workspaceMember(workspace, 'workspace_admin');
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
    expect((await ada.call('DELETE /v1/workspaces/{id}', { params: { id: workspace } })).status).toBe(204);
    for (const client of [ada, member, viewer]) {
      const statuses = [
        await client.call('GET /v1/workspaces/{id}', { params: { id: workspace } }),
        await client.call('GET /v1/projects/{id}', { params: { id: project } }),
        await client.call('GET /v1/projects/{id}/cards', { params: { id: project } }),
        await client.call('GET /v1/cards/{id}', { params: { id: card } }),
        await client.call('POST /v1/workspaces/{id}/cards', { params: { id: workspace }, body: {} }),
      ].map((answer) => answer.status);
      expect(statuses).toEqual([404, 404, 404, 404, 404]);
      const workspaces = await client.call('GET /v1/workspaces', { query: { 'page[size]': '100' } });
      const projects = await client.call('GET /v1/projects', { query: { 'page[size]': '100' } });
      expect(workspaces.text).not.toContain(workspace);
      expect(projects.text).not.toContain(project);
    }
    const me = await member.call('GET /v1/me');
    expect(me.body.data.attributes.permissions.workspaces).toEqual([]);
    const again = await ada.call('DELETE /v1/workspaces/{id}', { params: { id: workspace } });
    expect(again.status).toBe(404);
  });

  it('counts its projects, its cards with drafts, and its members', async () => {
    const { workspace, project } = await product.make.project(ada, 'Counted');
    await product.make.card(ada, project);
    await product.make.card(ada, project, { public: false });
    const trashed = await product.make.card(ada, project);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const read = await ada.call('GET /v1/workspaces/{id}', {
      params: { id: workspace },
      query: { include: 'projects' },
    });
    expect(read.body.data.attributes).toMatchObject({
      project_count: 1,
      card_count: 2,
      member_count: 2,
      projects: [{ slug: project, title: 'Counted', card_count: 2 }],
    });
    expect(read.body.data.relationships.projects.data).toEqual([{ type: 'projects', id: project }]);
    expect(read.body.included).toMatchObject([{ type: 'projects', id: project, attributes: { title: 'Counted' } }]);
    const without = await ada.call('GET /v1/workspaces/{id}', { params: { id: workspace } });
    expect(without.body.included).toBeUndefined();
  });
});

describe('the list of workspaces', () => {
  let reader: Client;
  let slugs: string[];

  beforeAll(async () => {
    const titles = ['Cedar', 'Alder', 'Elm', 'Birch', 'Dogwood'];
    slugs = [];
    for (const title of titles) slugs.push(await made(title));
    const person = await product.make.workspaceMember(slugs[0] ?? '', 'workspace_collaborator');
    reader = person.client;
    const { pool } = product.database;
    for (const slug of slugs.slice(1)) {
      await (pool as { query(text: string, values: unknown[]): Promise<unknown> }).query(
        `insert into workspace_members (workspace_id, user_id, role)
         select id, $2, 'workspace_collaborator' from workspaces where slug = $1`,
        [slug, person.id],
      );
    }
  });

  const titles = async (query: Record<string, string>) =>
    (await reader.call('GET /v1/workspaces', { query })).body.data.map(({ attributes }) => attributes.title);

  it('has the newest first, or the requested order', async () => {
    expect(await titles({})).toEqual(['Dogwood', 'Birch', 'Elm', 'Alder', 'Cedar']);
    expect(await titles({ sort: 'created_at' })).toEqual(['Cedar', 'Alder', 'Elm', 'Birch', 'Dogwood']);
    expect(await titles({ sort: 'title' })).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm']);
    expect(await titles({ sort: '-title' })).toEqual(['Elm', 'Dogwood', 'Cedar', 'Birch', 'Alder']);
  });

  it('is divided into pages with figures, whose links lead through the whole list', async () => {
    const seen: string[] = [];
    let path: string | null | undefined = '/v1/workspaces?sort=title&page%5Bsize%5D=2';
    const figures: unknown[] = [];
    while (path) {
      const answer = await reader.send('GET', path);
      const { data, meta, links } = answer.body as Awaited<ReturnType<typeof first>>['body'];
      seen.push(...data.map(({ attributes }) => attributes.title));
      figures.push(meta);
      path = links.next;
    }
    expect(seen).toEqual(['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm']);
    const totals = { total_page_count: 3, total_record_count: 5 };
    expect(figures).toEqual([
      { current_page: 1, page_record_count: 2, ...totals },
      { current_page: 2, page_record_count: 2, ...totals },
      { current_page: 3, page_record_count: 1, ...totals },
    ]);
  });

  const first = () => reader.call('GET /v1/workspaces');

  it('has 48 items on a page by default, and is empty beyond its end', async () => {
    expect((await first()).body.links.self).toContain('page%5Bsize%5D=48');
    const beyond = await reader.call('GET /v1/workspaces', { query: { 'page[number]': '900000' } });
    expect(beyond.body.data).toEqual([]);
    expect(beyond.body.meta).toMatchObject({ current_page: 900_000, page_record_count: 0, total_record_count: 5 });
  });

  it('contains everything for a global administrator, and nothing for a person without a role', async () => {
    const all = await ada.call('GET /v1/workspaces', { query: { 'page[size]': '100' } });
    for (const slug of slugs) expect(all.text).toContain(slug);
    const nobody = (await product.make.person()).client;
    expect((await nobody.call('GET /v1/workspaces')).body.meta.total_record_count).toBe(0);
  });
});

describe('the people and tags of a workspace', () => {
  it('are its members and the creators of its cards, with their counts', async () => {
    const { workspace, project } = await product.make.project(ada);
    const member = await product.make.workspaceMember(workspace, 'workspace_creator');
    const guest = await product.make.projectMember(project, 'project_collaborator');
    const viewer = await product.make.projectMember(project, 'project_viewer');
    await product.make.card(guest.client, project);
    await product.make.card(guest.client, project, { public: false });
    const of = async (route: 'GET /v1/workspaces/{id}/users' | 'GET /v1/projects/{id}/users', id: string) =>
      new Map(
        (await ada.call(route, { params: { id } })).body.data.map(({ attributes }) => [
          attributes.email,
          [attributes.role, attributes.card_count],
        ]),
      );
    const people = await of('GET /v1/workspaces/{id}/users', workspace);
    expect(people.get(member.email)).toEqual(['workspace_creator', 0]);
    expect(people.get(guest.email)).toEqual([null, 2]);
    expect(people.has(viewer.email)).toBe(false);
    const inProject = await of('GET /v1/projects/{id}/users', project);
    expect(inProject.get(guest.email)).toEqual(['project_collaborator', 2]);
    expect(inProject.get(viewer.email)).toEqual(['project_viewer', 0]);
    expect(inProject.get(member.email)).toEqual(['workspace_creator', 0]);
  });

  it('are the tags of all projects, combined by name, highest count first', async () => {
    const { workspace, project } = await product.make.project(ada);
    const second = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Second', workspace_slug: workspace } } },
    });
    await product.make.card(ada, project, { tags: [{ name: 'Tidal' }, { name: 'Values' }] });
    await product.make.card(ada, second.body.data.id, { tags: [{ name: 'TIDAL' }] });
    const tags = await ada.call('GET /v1/workspaces/{id}/tags', { params: { id: workspace } });
    expect(tags.body.data).toHaveLength(7);
    expect(tags.body.data.slice(0, 2).map(({ attributes }) => [attributes.name, attributes.count])).toEqual([
      ['Tidal', 2],
      ['Values', 1],
    ]);
  });
});
