import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ workspace, project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const create = (attributes: object) =>
  ada.call('POST /v1/cards', {
    body: { data: { type: 'cards', attributes: { title: 'A signal', project_slug: project, ...attributes } } },
  });
const change = (id: string, attributes: object) =>
  ada.call('PATCH /v1/cards/{id}', { params: { id }, body: { data: { type: 'cards', id, attributes } } });
const read = async (id: string) => (await ada.call('GET /v1/cards/{id}', { params: { id } })).body.data.attributes;
const tagNames = async () =>
  (await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } })).body.data.map(
    ({ attributes }) => attributes.name,
  );

describe('people who write at the same time', () => {
  it('both succeed if they change different fields of one card', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await product.make.card(ada, project, { title: 'Before' });
      const given = {
        title: `Title ${round}`,
        subtitle: `Subtitle ${round}`,
        description: `Description ${round}`,
        relevance: `Relevance ${round}`,
        source_url: `https://example.org/${round}`,
        public: false,
        ai_assistant: true,
      };
      const answers = await Promise.all(Object.entries(given).map(([name, value]) => change(id, { [name]: value })));
      expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(200));
      expect(await read(id)).toMatchObject(given);
    }
  });

  it('make one tag if they use the same new name', async () => {
    const spellings = ['Tidal power', 'tidal power', 'TIDAL POWER', ' Tidal   Power ', 'Tidal Power', 'tidal Power'];
    const answers = await Promise.all(spellings.map((name) => create({ tags: [{ name }] })));
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(201));
    expect((await tagNames()).filter((name) => name.toLowerCase() === 'tidal power')).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.data.attributes.tags.map((tag) => tag.name))).size).toBe(1);
  });

  it('in two projects do not wait for each other forever', async () => {
    const other = (await product.make.project(ada)).project;
    const mine = await product.make.card(ada, project);
    const theirs = await product.make.card(ada, other);
    const both = (card_slugs: string[]) => ada.call('POST /v1/cards/bulk-duplicate', { body: { card_slugs } });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => both(n % 2 === 0 ? [mine, theirs] : [theirs, mine])),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(201));
  });
});

describe('the tags of a card', () => {
  it('are existing tags of the project, in any case, and otherwise new tags', async () => {
    const before = await tagNames();
    const first = await create({ tags: [{ name: 'sOCIAL' }, { name: 'Zürich' }] });
    const second = await create({ tags: [{ name: 'ZÜRICH' }, { name: 'Zu\u0308rich' }] });
    expect(first.body.data.attributes.tags.map((tag) => tag.name)).toEqual(['Social', 'Zürich']);
    expect(second.body.data.attributes.tags.map((tag) => tag.name)).toEqual(['Zürich']);
    expect((await tagNames()).length).toBe(before.length + 1);
  });

  it('are only replaced by a change that names them', async () => {
    const id = await product.make.card(ada, project, { tags: [{ name: 'Social' }] });
    await change(id, { title: 'Other' });
    expect((await read(id)).tags.map((tag) => tag.name)).toEqual(['Social']);
    await change(id, { tags: [{ name: 'Values' }] });
    expect((await read(id)).tags.map((tag) => tag.name)).toEqual(['Values']);
    await change(id, { tags: [] });
    expect((await read(id)).tags).toEqual([]);
  });

  it('are all reported if they are invalid, and none is created', async () => {
    const before = await tagNames();
    const answer = await create({ tags: [{ name: 'fresh' }, { name: '' }, { name: 'a,b' }, { name: 'x'.repeat(61) }] });
    expect(answer.status).toBe(422);
    expect(answer.errors.map((error) => error.source?.pointer)).toEqual(
      [1, 2, 3].map((at) => `/data/attributes/tags/${at}/name`),
    );
    expect(await tagNames()).toEqual(before);
  });
});

describe('the source of a card', () => {
  it.each(['https://example.org/a?b=c#d', 'http://example.org:8080/', 'https://müller.example/ü'])(
    'can be %s',
    async (source_url) => {
      expect((await create({ source_url })).body.data.attributes.source_url).toBe(source_url);
    },
  );

  it.each([
    'javascript:alert(1)',
    'ftp://example.org',
    'example.org',
    '//example.org',
    'https://',
    'data:text/html,x',
    'http://user@example.org/',
  ])('cannot be %s', async (source_url) => {
    const answer = await create({ source_url });
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/source_url']);
  });

  it('is cleared by null and by an empty text', async () => {
    for (const source_url of [null, '', '  ']) {
      const { body } = await create({ source_url: 'https://example.org' });
      expect((await change(body.data.id, { source_url })).body.data.attributes.source_url).toBeNull();
    }
  });
});

describe('a list read right after a write', () => {
  it('has the new totals, counts and words', async () => {
    const { project: home } = await product.make.project(ada);
    const total = async (query: Record<string, string> = {}) =>
      (await ada.call('GET /v1/projects/{id}/cards', { params: { id: home }, query })).body.meta.total_record_count;
    const count = async () =>
      (await ada.call('GET /v1/projects/{id}', { params: { id: home } })).body.data.attributes.card_count;
    expect([await total(), await count()]).toEqual([0, 0]);
    const id = await product.make.card(ada, home, { title: 'Comet' });
    expect([await total(), await count(), await total({ 'filter[search]': 'comet' })]).toEqual([1, 1, 1]);
    await change(id, { title: 'Meteor', tags: [{ name: 'sky' }] });
    expect([await total({ 'filter[search]': 'comet' }), await total({ 'filter[search]': 'me' })]).toEqual([0, 1]);
    expect([await total({ 'filter[tags]': 'SKY' }), await total({ 'filter[tags]': 'sea' })]).toEqual([1, 0]);
    await ada.call('DELETE /v1/cards/{id}', { params: { id } });
    expect([await total(), await count(), await total({ 'filter[search]': 'meteor' })]).toEqual([0, 0, 0]);
    await ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [id] } });
    expect([await total(), await count()]).toEqual([1, 1]);
    await ada.call('POST /v1/projects/{id}/imports', { params: { id: home }, body: 'title\nComet\nAsteroid' });
    expect([await total(), await count(), await total({ 'filter[search]': 'comet' })]).toEqual([3, 3, 1]);
  });
});

describe('the relationships of a card', () => {
  it('are included on request, each object once', async () => {
    const { project: home } = await product.make.project(ada);
    const id = await product.make.card(ada, home, { tags: [{ name: 'Social' }] });
    await product.make.card(ada, home, { tags: [{ name: 'Social' }] });
    const list = await ada.call('GET /v1/projects/{id}/cards', {
      params: { id: home },
      query: { include: 'project,creator,tags' },
    });
    expect(list.body.included?.map(({ type }) => type).sort()).toEqual(['projects', 'tags', 'users']);
    const named = new Set(list.body.included?.map((resource) => `${resource.type} ${resource.id}`));
    for (const { relationships } of list.body.data) {
      const related = [relationships.project.data, relationships.creator.data, ...relationships.tags.data];
      for (const { type, id: other } of related) expect(named).toContain(`${type} ${other}`);
    }
    const one = await ada.call('GET /v1/cards/{id}', { params: { id }, query: { include: 'creator' } });
    expect(one.body.included?.map(({ type }) => type)).toEqual(['users']);
    const without = await ada.call('GET /v1/cards/{id}', { params: { id } });
    expect(without.body.included).toBeUndefined();
  });
});

describe('the repository', () => {
  it('lists the cards of all projects, or of some, filtered, searched and in pages', async () => {
    const { workspace: home, project: first } = await product.make.project(ada);
    const made = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Second', workspace_slug: home } } },
    });
    const second = made.body.data.id;
    await product.make.pin(ada, second, 'Values');
    await product.make.card(ada, first, { title: 'Alpha one' });
    await product.make.card(ada, second, { title: 'Beta two', tags: [{ name: 'Values' }] });
    await product.make.card(ada, first, { title: 'Gamma one', public: false });
    await product.make.card(ada, second, { title: 'Delta two', ai_assistant: true });
    await product.make.card(ada, project, { title: 'Elsewhere' });
    const ask = async (body: object) => {
      const answer = await ada.call('POST /v1/workspaces/{id}/cards', { params: { id: home }, body });
      expect(answer.status, answer.text).toBe(200);
      return [answer.body.meta.total_record_count, ...answer.body.data.map(({ attributes }) => attributes.title)];
    };
    expect(await ask({})).toEqual([4, 'Beta two', 'Delta two', 'Gamma one', 'Alpha one']);
    expect(await ask({ sort: 'created_at' })).toEqual([4, 'Alpha one', 'Beta two', 'Gamma one', 'Delta two']);
    expect(await ask({ filters: { projects: [first] } })).toEqual([2, 'Gamma one', 'Alpha one']);
    expect(await ask({ filters: { projects: ['no-such-project'] } })).toEqual([0]);
    expect(await ask({ filters: { projects: [project] } })).toEqual([0]);
    expect(await ask({ filters: { showDrafts: false, showAISignals: false } })).toEqual([2, 'Beta two', 'Alpha one']);
    expect(await ask({ filters: { tags: ['values'] }, search: ' TWO ' })).toEqual([1, 'Beta two']);
    expect(await ask({ search: 'ta' })).toEqual([2, 'Beta two', 'Delta two']);
    const page = (pageIndex: number) => ask({ sort: 'created_at', pagination: { pageSize: 3, pageIndex } });
    expect(await page(0)).toEqual([4, 'Alpha one', 'Beta two', 'Gamma one']);
    expect(await page(1)).toEqual([4, 'Delta two']);
    expect(await page(2)).toEqual([4]);
    // Every card stands between its neighbours, in the same order.
    const order = (await ada.call('POST /v1/workspaces/{id}/cards', { params: { id: home }, body: { search: 'a' } }))
      .body;
    const slugs = order.data.map(({ id }) => id);
    expect(slugs).toHaveLength(4);
    for (const [at, card_slug] of slugs.entries()) {
      const asked = { params: { id: home }, body: { card_slug, search: 'a' } };
      const { data } = (await ada.call('POST /v1/workspaces/{id}/card-neighbours', asked)).body;
      expect(data.attributes).toEqual({
        previous_slug: slugs[at - 1] ?? null,
        next_slug: slugs[at + 1] ?? null,
        position: at + 1,
        total: 4,
      });
    }
  });

  it('has no place for a card of another workspace, and tells nothing of it', async () => {
    const { client: member } = await product.make.workspaceMember(workspace, 'workspace_admin');
    const other = await product.make.project(ada);
    const theirs = await product.make.card(ada, other.project, { title: 'Elsewhere' });
    const ask = async (client: Client, id: string, card_slug: string) => {
      const asked = { params: { id }, body: { card_slug } };
      const { status, errors } = await client.call('POST /v1/workspaces/{id}/card-neighbours', asked);
      return [status, ...errors.map(({ code, detail, source }) => ({ code, detail, source }))];
    };
    const missing = await ask(member, workspace, 'no-such-card');
    expect(missing[0]).toBe(404);
    expect(await ask(member, workspace, theirs)).toEqual(missing);
    expect((await ask(ada, workspace, theirs))[0]).toBe(404);
    expect((await ask(member, other.workspace, theirs))[0]).toBe(404);
  });

  it('is not readable for a person who belongs only to one of its projects', async () => {
    const { client } = await product.make.projectMember(project, 'project_admin');
    const answer = await client.call('POST /v1/workspaces/{id}/cards', { params: { id: workspace }, body: {} });
    expect(answer.status).toBe(404);
  });
});
