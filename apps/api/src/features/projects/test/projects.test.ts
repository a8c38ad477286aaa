import { firstTags, limits } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let workspace: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ workspace } = await product.make.project(ada));
});
afterAll(() => product?.stop());

async function made(title: string, home = workspace, subtitle?: string): Promise<string> {
  const answer = await ada.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title, subtitle, workspace_slug: home } } },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data.id;
}

describe('a project', () => {
  it('starts in its workspace with six tags and no cards', async () => {
    const id = await made('New ground', workspace, 'Soil');
    const read = await ada.call('GET /v1/projects/{id}', { params: { id }, query: { include: 'workspace' } });
    expect(read.body.data.attributes).toMatchObject({
      title: 'New ground',
      subtitle: 'Soil',
      workspace_slug: workspace,
      card_count: 0,
      tag_count: 6,
      insight_count: 0,
      trend_count: 0,
    });
    expect(read.body.data.relationships.workspace.data).toEqual({ type: 'workspaces', id: workspace });
    expect(read.body.included).toMatchObject([{ type: 'workspaces', id: workspace }]);
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id } });
    const given = tags.body.data.map(({ attributes: { name, color, sticky } }) => ({ name, color, sticky }));
    expect(given).toHaveLength(6);
    expect(given).toEqual(expect.arrayContaining(firstTags.map((tag) => ({ ...tag, sticky: false }))));
  });

  it('starts with tags in German, and a radar with German rings, for a person who uses German', async () => {
    const body = { data: { type: 'users', attributes: { locale: 'de' } } } as const;
    const heidi = await product.make.administrator();
    await heidi.client.call('PATCH /v1/me', { body });
    const { project: id } = await product.make.project(heidi.client);
    const tags = await heidi.client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id } });
    expect(tags.body.data.map(({ attributes: { name } }) => name).sort()).toEqual(
      ['Gesellschaft', 'Technologie', 'Wirtschaft', 'Umwelt', 'Politik', 'Werte'].sort(),
    );
    const radar = await heidi.client.call('POST /v1/projects/{id}/radars', {
      params: { id },
      body: { data: { type: 'radars', attributes: { title: 'What moves?', domains: ['Homes', 'Streets'] } } },
    });
    expect(radar.body.data.attributes.rings).toEqual(['Jetzt', 'Bald', 'Später']);
  });

  it('starts with its question as the first version of its brief', async () => {
    const create = (challenge: string | null) =>
      ada.call('POST /v1/projects', {
        body: {
          data: { type: 'projects', attributes: { title: 'Asked', challenge, workspace_slug: workspace } },
        },
      });
    const { id } = (await create(' How do cities\n stay cool? ')).body.data;
    const brief = await ada.call('GET /v1/projects/{id}/brief', { params: { id } });
    const challenge = 'How do cities stay cool?';
    expect(brief.body.data.attributes).toMatchObject({ challenge, purpose: null, version: 1 });
    const versions = await ada.call('GET /v1/projects/{id}/brief/versions', { params: { id } });
    expect(versions.body.data).toMatchObject([{ attributes: { number: 1, changed: ['challenge'] } }]);
    const activity = await ada.call('GET /v1/projects/{id}/activity', { params: { id } });
    expect(activity.body.data.map(({ attributes }) => attributes.kind)).toEqual(['brief_changed', 'project_created']);

    const without = await create(null);
    const empty = await ada.call('GET /v1/projects/{id}/brief', { params: { id: without.body.data.id } });
    expect(empty.body.data.attributes.version).toBe(0);
  });

  it('is not created when its question is too long for a brief', async () => {
    const attributes = {
      title: 'Too much',
      challenge: 'x'.repeat(limits.challengeLength + 1),
      workspace_slug: workspace,
    };
    const refused = await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('/data/attributes/challenge');
    const listed = await ada.call('GET /v1/projects', { query: { 'filter[workspace]': workspace } });
    expect(listed.body.data.map(({ attributes: { title } }) => title)).not.toContain('Too much');
  });

  it('keeps fields that a change does not name, and clears those set to null', async () => {
    const id = await made('Old', workspace, 'Cleared');
    const change = (attributes: object) =>
      ada.call('PATCH /v1/projects/{id}', { params: { id }, body: { data: { type: 'projects', id, attributes } } });
    expect((await change({ title: 'New' })).body.data.attributes).toMatchObject({ title: 'New', subtitle: 'Cleared' });
    expect((await change({ subtitle: null })).body.data.attributes).toMatchObject({ title: 'New', subtitle: null });
    expect((await change({})).body.data.attributes).toMatchObject({ slug: id, title: 'New', subtitle: null });
  });

  it('tells when anything in it was last changed', async () => {
    const id = await made('Busy');
    const long = '2020-01-01T00:00:00.000Z';
    const age = () => query(product, `update projects set changed_at = $2 where slug = $1`, [id, long]);
    const times = async () => (await ada.call('GET /v1/projects/{id}', { params: { id } })).body.data.attributes;
    await age();
    const { updated_at, changed_at } = await times();
    expect(changed_at).toBe(long);
    for (const write of [() => product.make.card(ada, id, { title: 'One more' }), () => product.make.trend(ada, id)]) {
      await age();
      await write();
      const now = await times();
      expect(now.changed_at > long).toBe(true);
      expect(now.updated_at).toBe(updated_at);
    }
  });

  it('hides with its cards when it is trashed', async () => {
    const id = await made('Trashed');
    const card = await product.make.card(ada, id, { title: 'Inside' });
    expect((await ada.call('DELETE /v1/projects/{id}', { params: { id } })).status).toBe(204);
    expect((await ada.call('GET /v1/projects/{id}', { params: { id } })).status).toBe(404);
    expect((await ada.call('GET /v1/cards/{id}', { params: { id: card } })).status).toBe(404);
    const repository = await ada.call('POST /v1/workspaces/{id}/cards', { params: { id: workspace }, body: {} });
    expect(repository.text).not.toContain(card);
    const home = await ada.call('GET /v1/workspaces/{id}', { params: { id: workspace } });
    expect(home.text).not.toContain(id);
    const written = await ada.send('POST', '/v1/cards', {
      body: JSON.stringify({ data: { type: 'cards', attributes: { title: 'Late', project_slug: id } } }),
    });
    expect(written.status).toBe(404);
  });

  it('is not created in a workspace that does not exist', async () => {
    const answer = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Lost', workspace_slug: 'no-such-workspace' } } },
    });
    expect(answer.status).toBe(404);
  });
});

describe('moving a project', () => {
  it('moves its cards and changes who may see it', async () => {
    const other = (await product.make.project(ada)).workspace;
    const id = await made('Moved');
    const card = await product.make.card(ada, id);
    const before = (await product.make.workspaceMember(workspace, 'workspace_admin')).client;
    const after = (await product.make.workspaceMember(other, 'workspace_admin')).client;
    const sees = async (client: Client) => (await client.call('GET /v1/cards/{id}', { params: { id: card } })).status;
    expect([await sees(before), await sees(after)]).toEqual([200, 404]);
    const moved = await ada.call('POST /v1/projects/{id}/{workspaceId}/move', {
      params: { id, workspaceId: other },
    });
    expect(moved.status).toBe(200);
    expect(moved.body.data.attributes.workspace_slug).toBe(other);
    expect([await sees(before), await sees(after)]).toEqual([404, 200]);
    const inRepository = async (home: string) =>
      (await ada.call('POST /v1/workspaces/{id}/cards', { params: { id: home }, body: {} })).text.includes(card);
    expect([await inRepository(workspace), await inRepository(other)]).toEqual([false, true]);
  });

  it('needs a target workspace in which the caller may create projects', async () => {
    const foreign = (await product.make.project(ada)).workspace;
    const id = await made('Staying');
    const { client } = await product.make.workspaceMember(workspace, 'workspace_admin');
    for (const workspaceId of ['no-such-workspace', foreign]) {
      const answer = await client.call('POST /v1/projects/{id}/{workspaceId}/move', { params: { id, workspaceId } });
      expect(answer.status).toBe(404);
    }
    const read = await ada.call('GET /v1/projects/{id}', { params: { id } });
    expect(read.body.data.attributes.workspace_slug).toBe(workspace);
  });
});

describe('the list of projects', () => {
  it('contains the projects of one workspace, in the requested order, in pages', async () => {
    const home = (await product.make.project(ada, 'Cedar')).workspace;
    for (const title of ['Alder', 'Birch']) await made(title, home);
    const titles = async (query: Record<string, string>) => {
      const answer = await ada.call('GET /v1/projects', { query: { 'filter[workspace]': home, ...query } });
      return answer.body.data.map(({ attributes }) => attributes.title);
    };
    expect(await titles({})).toEqual(['Birch', 'Alder', 'Cedar']);
    expect(await titles({ sort: 'title' })).toEqual(['Alder', 'Birch', 'Cedar']);
    expect(await titles({ sort: '-title', 'page[size]': '2', 'page[number]': '2' })).toEqual(['Alder']);
    const paged = await ada.call('GET /v1/projects', {
      query: { 'filter[workspace]': home, 'page[size]': '2', include: 'workspace' },
    });
    expect(paged.body.meta).toEqual({
      current_page: 1,
      page_record_count: 2,
      total_page_count: 2,
      total_record_count: 3,
    });
    const next = new URL(paged.body.links.next ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(next)).toMatchObject({ 'filter[workspace]': home, include: 'workspace' });
    expect(paged.body.included?.map(({ id }) => id)).toEqual([home]);
  });

  it('of shared projects contains the caller’s projects in workspaces they do not belong to', async () => {
    const shared = await made('Shared');
    const own = await product.make.project(ada, 'Own');
    const person = await product.make.projectMember(shared, 'project_viewer');
    await (product.database.pool as { query(text: string, values: unknown[]): Promise<unknown> }).query(
      `insert into workspace_members (workspace_id, user_id, role)
       select id, $2, 'workspace_collaborator' from workspaces where slug = $1`,
      [own.workspace, person.id],
    );
    const titles = async (query: Record<string, 'true' | 'false'>) =>
      (await person.client.call('GET /v1/projects', { query })).body.data.map(({ attributes }) => attributes.title);
    expect(await titles({ 'filter[shared]': 'true' })).toEqual(['Shared']);
    expect((await titles({})).sort()).toEqual(['Own', 'Shared']);
    const administrator = await ada.call('GET /v1/projects', { query: { 'filter[shared]': 'true' } });
    expect(administrator.body.meta.total_record_count).toBe(0);
  });
});

describe('the tags of a project', () => {
  const tagged = (id: string, attributes: { name: string } & Record<string, unknown>) =>
    ada.call('POST /v1/projects/{id}/tags', { params: { id }, body: { data: { type: 'tags', attributes } } });

  it('are listed by their use in content that the reader may see, highest first', async () => {
    const id = await made('Tagged');
    await product.make.card(ada, id, { tags: [{ name: 'Political' }, { name: 'kiln' }] });
    await product.make.card(ada, id, { tags: [{ name: 'kiln' }], public: false });
    const counts = async (client: Client) => {
      const answer = await client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id } });
      return answer.body.data.slice(0, 2).map(({ attributes }) => [attributes.name, attributes.count]);
    };
    const { client: viewer } = await product.make.projectMember(id, 'project_viewer');
    expect(await counts(ada)).toEqual([
      ['kiln', 2],
      ['Political', 1],
    ]);
    expect((await counts(viewer)).map(([, count]) => count)).toEqual([1, 1]);
  });

  it('are created with a colour and a taxonomy, once for each name in any case', async () => {
    const id = await made('Own tags');
    const created = await tagged(id, { name: ' Deep   sea ', color: 'teal', sticky: true });
    expect(created.status).toBe(201);
    expect(created.body.data.attributes).toMatchObject({
      name: 'Deep sea',
      color: 'teal',
      sticky: true,
      taxonomy: 'cards',
      count: 0,
    });
    const again = await tagged(id, { name: 'DEEP SEA' });
    expect([again.status, again.errors[0]?.code]).toEqual([409, 'conflict']);
    expect((await tagged(id, { name: 'Deep sea', taxonomy: 'trends' })).status).toBe(201);
  });

  it('of one name are created once by people at the same time', async () => {
    const id = await made('Raced tags');
    const answers = await Promise.all([1, 2, 3, 4].map(() => tagged(id, { name: 'race' })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('cannot contain a comma', async () => {
    const refused = await tagged(await made('Commas'), { name: 'sea, deep' });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/name']);
  });
});
