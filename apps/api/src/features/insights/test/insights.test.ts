import type { InsightAttributes } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let person: Person;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  person = await product.make.administrator();
  ada = person.client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const create = (attributes: object) =>
  ada.call('POST /v1/projects/{id}/insights', {
    params: { id: project },
    body: { data: { type: 'insights', attributes: attributes as never } },
  });
const change = (insightId: string, attributes: object) =>
  ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
    params: { id: project, conclusionId: insightId },
    body: { data: { type: 'insights', id: insightId, attributes } },
  });
const read = (reader: Client, insightId: string, id = project) =>
  reader.call('GET /v1/projects/{id}/insights/{conclusionId}', { params: { id, conclusionId: insightId } });
const list = async (query = {}): Promise<InsightAttributes[]> => {
  const answer = await ada.call('GET /v1/projects/{id}/insights', { params: { id: project }, query });
  return answer.body.data.map(({ attributes }) => attributes);
};
const titles = async (query = {}) => (await list(query)).map(({ title }) => title);
const tagCounts = async () => {
  const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
  return new Map(tags.body.data.map(({ attributes }) => [attributes.name, attributes]));
};

describe('an insight', () => {
  it('keeps its cards in the given order, each once', async () => {
    const first = await product.make.card(ada, project, { title: 'First' });
    const second = await product.make.card(ada, project, { title: 'Second', public: false });
    const attachment = await product.make.attachment(person);
    const created = await create({
      title: '  Heat   moves work ',
      description: 'Into the **night**',
      tags: [{ name: 'Labour' }],
      card_slugs: [second, first, second],
      attachment_id: attachment,
    });
    expect(created.status, created.text).toBe(201);
    expect(created.body.data.attributes).toMatchObject({
      title: 'Heat moves work',
      description: 'Into the **night**',
      tags: [{ name: 'Labour', sticky: false }],
      card_slugs: [second, first],
      cards: [
        { slug: second, title: 'Second', public: false, removed_at: null },
        { slug: first, title: 'First', public: true, removed_at: null },
      ],
      attachment: { slug: attachment },
      trends: [],
    });
    const { id } = created.body.data;
    expect((await read(ada, id)).body).toEqual(created.body);
    const changed = await change(id, { description: null, card_slugs: [first] });
    expect(changed.body.data.attributes).toMatchObject({ title: 'Heat moves work', description: null });
    expect(changed.body.data.attributes.card_slugs).toEqual([first]);
    expect(changed.body.data.attributes.attachment?.slug).toBe(attachment);
  });

  it('shows no draft to a viewer', async () => {
    const shown = await product.make.card(ada, project);
    const draft = await product.make.card(ada, project, { public: false });
    const insight = await product.make.insight(ada, project, { card_slugs: [draft, shown] });
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const seen = (await read(viewer.client, insight)).body.data;
    expect(seen.attributes.card_slugs).toEqual([shown]);
    expect(seen.attributes.cards).toHaveLength(1);
    expect(seen.relationships.cards.data).toEqual([{ type: 'cards', id: shown }]);
    expect((await read(ada, insight)).body.data.attributes.card_slugs).toEqual([draft, shown]);
  });

  it('is sent with its cards on request, each once in a list, and without drafts for a viewer', async () => {
    const shared = await product.make.card(ada, project, { title: 'Shared' });
    const draft = await product.make.card(ada, project, { title: 'Draft', public: false });
    await create({ title: 'One', card_slugs: [shared, draft] });
    await create({ title: 'Other', card_slugs: [shared] });
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const includedFor = async (reader: Client) => {
      const asked = { params: { id: project }, query: { include: 'cards,project' } };
      const { included = [] } = (await reader.call('GET /v1/projects/{id}/insights', asked)).body;
      return included.map(({ type, id }) => [type, id]);
    };
    expect((await includedFor(ada)).sort()).toEqual(
      [
        ['cards', draft],
        ['cards', shared],
        ['projects', project],
      ].sort(),
    );
    expect((await includedFor(viewer.client)).sort()).toEqual(
      [
        ['cards', shared],
        ['projects', project],
      ].sort(),
    );
  });

  it('is only found at the address of its project', async () => {
    const insight = await product.make.insight(ada, project);
    const other = await product.make.project(ada);
    expect((await read(ada, insight)).status).toBe(200);
    expect((await read(ada, insight, other.project)).status).toBe(404);
  });

  it('is not changed by a person who did not see the last change of another', async () => {
    const insight = await product.make.insight(ada, project);
    const before = (await read(ada, insight)).body.data.attributes.updated_at;
    expect((await change(insight, { title: 'Theirs', based_on: before })).status).toBe(200);
    const late = await change(insight, { title: 'Mine', based_on: before });
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'edited_meanwhile']);
    expect((await read(ada, insight)).body.data.attributes.title).toBe('Theirs');
  });

  it('is not changed with another id than in its address', async () => {
    const insight = await product.make.insight(ada, project);
    const answer = await ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
      params: { id: project, conclusionId: insight },
      body: { data: { type: 'insights', id: project, attributes: { title: 'Other' } } },
    });
    expect(answer.errors[0]?.code).toBe('wrong_type');
  });
});

describe('cards that cannot belong to an insight', () => {
  it('are each reported, whether they exist elsewhere or not, and nothing is stored', async () => {
    const own = await product.make.card(ada, project);
    const elsewhere = await product.make.card(ada, (await product.make.project(ada)).project);
    const trashed = await product.make.card(ada, project);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    const refused = await create({
      title: 'Never made',
      tags: [{ name: 'Never made' }],
      card_slugs: [own, own, elsewhere, 'nowhere', trashed],
    });
    expect(refused.status).toBe(422);
    expect(refused.errors.map(({ source }) => source?.pointer)).toEqual(
      [2, 3, 4].map((at) => `/data/attributes/card_slugs/${at}`),
    );
    expect(new Set(refused.errors.map(({ code, detail }) => `${code} ${detail}`)).size).toBe(1);
    expect(await list()).toEqual([]);
    expect((await tagCounts()).has('Never made')).toBe(false);
  });

  it('are reported together with a picture that it cannot have', async () => {
    const insight = await product.make.insight(ada, project, { title: 'As before' });
    const wrong = { title: 'Never stored', attachment_id: 'nowhere', card_slugs: ['nowhere'] };
    const changed = await ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
      params: { id: project, conclusionId: insight },
      body: { data: { type: 'insights', attributes: wrong } },
    });
    for (const refused of [changed, await create(wrong)]) {
      expect(refused.status).toBe(422);
      expect(refused.errors.map(({ source }) => source?.pointer)).toEqual([
        '/data/attributes/attachment_id',
        '/data/attributes/card_slugs/0',
      ]);
    }
    expect(await titles()).toEqual(['As before']);
  });
});

describe('a list of insights', () => {
  it('is filtered by tag, searched in texts and tags, and put in order', async () => {
    await create({ title: 'bees leave', tags: [{ name: 'Food' }] });
    await create({ title: 'Algae arrive', description: 'For 100% of the **FO**OD chain' });
    await create({ title: 'Cities cool down', tags: [{ name: 'Water' }] });
    expect(await titles()).toEqual(['Cities cool down', 'Algae arrive', 'bees leave']);
    expect(await titles({ sort: 'title' })).toEqual(['Algae arrive', 'bees leave', 'Cities cool down']);
    expect(await titles({ 'filter[tags]': 'food,unknown' })).toEqual(['bees leave']);
    expect(await titles({ 'filter[tags]': 'unknown' })).toEqual([]);
    expect(await titles({ 'filter[search]': ' food ', sort: 'title' })).toEqual(['Algae arrive', 'bees leave']);
    expect(await titles({ 'filter[search]': '0%' })).toEqual(['Algae arrive']);
    const page = await ada.call('GET /v1/projects/{id}/insights', {
      params: { id: project },
      query: { 'page[size]': '2', 'page[number]': '2', sort: 'title' },
    });
    expect(page.body.data.map(({ attributes }) => attributes.title)).toEqual(['Cities cool down']);
    expect(page.body.meta).toMatchObject({ total_record_count: 3, total_page_count: 2 });
  });
});

describe('tags of insights', () => {
  it('are a separate taxonomy: counted, renamed, merged and deleted there', async () => {
    await product.make.card(ada, project, { tags: [{ name: 'Energy' }] });
    const both = await product.make.insight(ada, project, { tags: [{ name: 'Energy' }, { name: 'Power' }] });
    const one = await product.make.insight(ada, project, { tags: [{ name: 'Power' }] });
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
    const find = (taxonomy: string, name: string) =>
      tags.body.data.find(({ attributes }) => attributes.taxonomy === taxonomy && attributes.name === name);
    const [ofCards, energy, power] = [find('cards', 'Energy'), find('insights', 'Energy'), find('insights', 'Power')];
    expect([ofCards, energy, power].map((tag) => tag?.attributes.count)).toEqual([1, 1, 2]);
    const merge = (a: string, b: string) => ({ params: { a, b } });
    const across = await ada.call('POST /v1/tags/merge/{a}/{b}', merge(power?.id ?? '', ofCards?.id ?? ''));
    expect([across.status, across.errors[0]?.code]).toEqual([409, 'conflict']);
    const pair = merge(power?.id ?? '', energy?.id ?? '');
    const preview = await ada.call('GET /v1/tags/merge/{a}/{b}', pair);
    expect(preview.body.data.attributes).toEqual({ cards_with_a: 2, cards_with_both: 1 });
    expect((await ada.call('POST /v1/tags/merge/{a}/{b}', pair)).body.data.attributes.count).toBe(2);
    for (const slug of [both, one]) {
      expect((await read(ada, slug)).body.data.attributes.tags.map(({ name }) => name)).toEqual(['Energy']);
    }
    await ada.call('PATCH /v1/tags/{id}', {
      params: { id: energy?.id ?? '' },
      body: { data: { type: 'tags', attributes: { name: 'Electricity' } } },
    });
    expect((await read(ada, one)).body.data.attributes.tags).toMatchObject([{ name: 'Electricity' }]);
    const gone = await ada.call('DELETE /v1/tags/{id}', { params: { id: energy?.id ?? '' } });
    expect(gone.body.meta.count).toBe(2);
    expect((await read(ada, one)).body.data.attributes.tags).toEqual([]);
    expect((await tagCounts()).get('Energy')?.count).toBe(1);
  });
});
