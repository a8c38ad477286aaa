import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const create = (attributes: object) =>
  ada.call('POST /v1/projects/{id}/trends', {
    params: { id: project },
    body: { data: { type: 'trends', attributes: attributes as never } },
  });
const change = (trendId: string, attributes: object) =>
  ada.call('PATCH /v1/projects/{id}/trends/{conclusionId}', {
    params: { id: project, conclusionId: trendId },
    body: { data: { type: 'trends', attributes } },
  });
const read = (reader: Client, trendId: string) =>
  reader.call('GET /v1/projects/{id}/trends/{conclusionId}', { params: { id: project, conclusionId: trendId } });
const titles = async (query = {}, reader = ada) => {
  const answer = await reader.call('GET /v1/projects/{id}/trends', { params: { id: project }, query });
  return answer.body.data.map(({ attributes }) => attributes.title);
};

describe('a trend', () => {
  it('is not judged at first, is changed field by field, and its judgement can be taken back', async () => {
    const created = await create({ title: 'Night work' });
    const { id, attributes } = created.body.data;
    const notJudged = { horizon: null, impact: null, certainty: null, direction: null };
    const start = { ...notJudged, subtitle: null, implications: null };
    expect(attributes).toMatchObject({ ...start, card_slugs: [], insight_slugs: [], my_rating: null });
    expect(attributes.ratings).toEqual({
      given: { impact: 0, certainty: 0 },
      impact: null,
      certainty: null,
      named: [],
    });
    const moved = await change(id, { horizon: 'later', impact: 5, direction: 'wild_card', implications: 'Sleep' });
    expect(moved.body.data.attributes).toEqual({
      ...attributes,
      horizon: 'later',
      impact: 5,
      direction: 'wild_card',
      implications: 'Sleep',
      updated_at: moved.body.data.attributes.updated_at,
    });
    expect((await change(id, notJudged)).body.data.attributes).toMatchObject(notJudged);
  });

  it.each([
    ['impact', 0],
    ['certainty', 2.5],
    ['horizon', 'soon'],
    ['direction', 'up'],
  ])('takes no %s of %j', async (name, value) => {
    const refused = await create({ title: 'A trend', [name]: value });
    expect(refused.errors.map(({ source }) => source?.pointer)).toEqual([`/data/attributes/${name}`]);
    expect(await titles()).toEqual([]);
  });

  it('is supported by cards and insights of its project in their order, and the insights list it', async () => {
    const card = await product.make.card(ada, project);
    const first = await product.make.insight(ada, project, { title: 'First' });
    const second = await product.make.insight(ada, project, { title: 'Second' });
    const elsewhere = await product.make.insight(ada, (await product.make.project(ada)).project);
    const trend = await product.make.trend(ada, project, { card_slugs: [card], insight_slugs: [second, first] });
    const { attributes, relationships } = (await read(ada, trend)).body.data;
    expect(attributes).toMatchObject({ card_slugs: [card], insight_slugs: [second, first] });
    expect(attributes.insights.map(({ title }) => title)).toEqual(['Second', 'First']);
    expect(relationships.insights.data.map(({ id }) => id)).toEqual([second, first]);
    const include = { params: { id: project, conclusionId: trend }, query: { include: 'insights,cards' } };
    const { included = [] } = (await ada.call('GET /v1/projects/{id}/trends/{conclusionId}', include)).body;
    expect(included.map(({ type, id }) => [type, id])).toEqual([
      ['cards', card],
      ['insights', second],
      ['insights', first],
    ]);
    expect(included[1]?.attributes).toEqual({ slug: second, title: 'Second', removed_at: null });
    const supporting = await ada.call('GET /v1/projects/{id}/insights/{conclusionId}', {
      params: { id: project, conclusionId: first },
    });
    expect(supporting.body.data.attributes.trends).toEqual([{ slug: trend, title: 'A trend', removed_at: null }]);
    const refused = await change(trend, { insight_slugs: [first, elsewhere] });
    expect(refused.errors).toMatchObject([{ status: '422', source: { pointer: '/data/attributes/insight_slugs/1' } }]);
    expect((await read(ada, trend)).body.data.attributes.insight_slugs).toEqual([second, first]);
  });

  it('names the cards behind its insights once each, without its own and those the reader may not see', async () => {
    const cards = [];
    for (const title of ['Own', 'Shared', 'Draft', 'Trashed', 'Last']) {
      cards.push(await product.make.card(ada, project, { title, public: title !== 'Draft' }));
    }
    const [own = '', shared = '', draft = '', trashed = '', last = ''] = cards;
    const first = await product.make.insight(ada, project, { card_slugs: [own, shared, trashed] });
    const second = await product.make.insight(ada, project, { card_slugs: [last, shared, draft] });
    const gone = await product.make.insight(ada, project, { card_slugs: [await product.make.card(ada, project)] });
    const trend = await product.make.trend(ada, project, { card_slugs: [own], insight_slugs: [second, first, gone] });
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    await ada.call('DELETE /v1/projects/{id}/insights/{conclusionId}', {
      params: { id: project, conclusionId: gone },
    });
    const behind = async (reader: Client) =>
      (await read(reader, trend)).body.data.attributes.cards_of_insights.map(({ title }) => title);
    expect(await behind(ada)).toEqual(['Last', 'Shared', 'Draft']);
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect(await behind(viewer.client)).toEqual(['Last', 'Shared']);
  });

  it('is refused with the picture and all cards and insights that it cannot have, and nothing is stored', async () => {
    const card = await product.make.card(ada, project);
    const trend = await product.make.trend(ada, project, { card_slugs: [card] });
    const wrong = {
      attachment_id: 'no-such-picture',
      card_slugs: [card, 'no-such-card'],
      insight_slugs: ['no-such-insight', 'nor-this-one'],
    };
    for (const refused of [await change(trend, wrong), await create({ title: 'Refused', ...wrong })]) {
      expect(refused.status).toBe(422);
      expect(refused.errors.map(({ source }) => source?.pointer)).toEqual([
        '/data/attributes/attachment_id',
        '/data/attributes/card_slugs/1',
        '/data/attributes/insight_slugs/0',
        '/data/attributes/insight_slugs/1',
      ]);
    }
    expect((await read(ada, trend)).body.data.attributes.card_slugs).toEqual([card]);
    expect(await titles()).not.toContain('Refused');
  });
});

describe('a list of trends', () => {
  it('is filtered by horizon, direction, tag and words, and put in order, what is not judged yet last', async () => {
    await create({ title: 'Heat', horizon: 'now', impact: 2, certainty: 5, direction: 'rising' });
    await create({ title: 'Rain', horizon: 'later', impact: 5, certainty: 1, tags: [{ name: 'Water' }] });
    await create({
      title: 'Wind',
      horizon: 'next',
      impact: 4,
      certainty: 3,
      direction: 'fading',
      subtitle: 'Dry air',
      implications: 'R\\&D',
    });
    await create({ title: 'Snow' });
    expect(await titles({ sort: 'horizon' })).toEqual(['Heat', 'Wind', 'Rain', 'Snow']);
    expect(await titles({ sort: '-impact' })).toEqual(['Rain', 'Wind', 'Heat', 'Snow']);
    expect(await titles({ sort: '-certainty' })).toEqual(['Heat', 'Wind', 'Rain', 'Snow']);
    expect(await titles({ sort: 'title', 'filter[horizon]': 'now,next' })).toEqual(['Heat', 'Wind']);
    expect(await titles({ 'filter[direction]': 'fading' })).toEqual(['Wind']);
    expect(await titles({ 'filter[search]': 'dry' })).toEqual(['Wind']);
    expect(await titles({ 'filter[search]': 'r&d' })).toEqual(['Wind']);
    expect(await titles({ 'filter[tags]': 'Water', 'filter[horizon]': 'now' })).toEqual([]);
    const wrong = await ada.send('GET', `/v1/projects/${project}/trends?filter[horizon]=soon`);
    expect(wrong.errors).toMatchObject([{ status: '400', source: { parameter: 'filter[horizon]' } }]);
  });

  it('can be restricted to trends without evidence, not counting evidence in the trash or hidden from the reader', async () => {
    const [trashed, draft] = [
      await product.make.card(ada, project),
      await product.make.card(ada, project, { public: false }),
    ];
    const insight = await product.make.insight(ada, project);
    await create({ title: 'By nothing' });
    await create({ title: 'By a trashed card', card_slugs: [trashed] });
    await create({ title: 'By a draft', card_slugs: [draft] });
    await create({ title: 'By an insight', insight_slugs: [insight] });
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    const query = { 'filter[evidence]': 'none', sort: 'title' } as const;
    expect(await titles(query)).toEqual(['By a trashed card', 'By nothing']);
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect(await titles(query, viewer.client)).toEqual(['By a draft', 'By a trashed card', 'By nothing']);
  });
});
