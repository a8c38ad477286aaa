import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const create = (language: 'en' | 'de') =>
  ada.call('POST /v1/samples', { body: { data: { type: 'samples', attributes: { language } } } });

describe.each(['en', 'de'] as const)('a sample in %s', (language) => {
  it('has a brief, cards with sources and pictures, insights, trends with ratings, and comments', async () => {
    const answer = await create(language);
    expect(answer.status).toBe(201);
    const { project_slug: id, workspace_slug } = answer.body.data.attributes;
    const project = (await ada.call('GET /v1/projects/{id}', { params: { id } })).body.data.attributes;
    expect(project).toMatchObject({ sample: true, workspace_slug, card_count: 40, insight_count: 6, trend_count: 6 });
    const brief = (await ada.call('GET /v1/projects/{id}/brief', { params: { id } })).body.data.attributes;
    expect(brief).toMatchObject({ version: 1, challenge: expect.stringContaining('2040') });

    const cards = (
      await ada.call('GET /v1/projects/{id}/cards', { params: { id }, query: { 'page[size]': '100' } })
    ).body.data.map(({ attributes }) => attributes);
    expect(cards.every(({ source_url, tags }) => source_url && tags.length >= 2)).toBe(true);
    expect(cards.filter(({ attachment }) => attachment).length).toBe(15);
    expect(cards.filter((card) => !card.public).length).toBe(2);
    const trends = (await ada.call('GET /v1/projects/{id}/trends', { params: { id } })).body.data;
    expect(trends.every(({ attributes }) => attributes.card_slugs.length >= 2)).toBe(true);
    expect(trends.filter(({ attributes }) => attributes.my_rating).length).toBe(4);
    const insights = (await ada.call('GET /v1/projects/{id}/insights', { params: { id } })).body.data;
    expect(insights.every(({ attributes }) => attributes.card_slugs.length >= 4)).toBe(true);
    const bakery = cards.find(({ source_url }) => source_url?.endsWith('/bakery-heat'))?.slug ?? '';
    const comments = await ada.call('GET /v1/projects/{id}/comments', {
      params: { id },
      query: { 'filter[on]': 'cards', 'filter[slug]': bakery },
    });
    expect(comments.body.data).toMatchObject([{ attributes: { replies: [{}] } }]);
  });
});

it('is marked as a sample, other workspaces are not', async () => {
  const { workspace_slug } = (await create('en')).body.data.attributes;
  const { workspace: own } = await product.make.project(ada);
  const isSample = async (id: string) =>
    (await ada.call('GET /v1/workspaces/{id}', { params: { id } })).body.data.attributes.sample;
  expect(await isSample(workspace_slug)).toBe(true);
  expect(await isSample(own)).toBe(false);
});

it('that fails leaves nothing behind', async () => {
  const count = async () =>
    (await query<{ count: number }>(product, 'select count(*)::int as count from workspaces'))[0];
  const before = await count();
  await query(product, 'alter table comments add constraint broken check (false) not valid');
  expect((await create('en')).status).toBe(500);
  expect(await count()).toEqual(before);
  // Control: the sample would have been created.
  await query(product, 'alter table comments drop constraint broken');
  expect((await create('en')).status).toBe(201);
});
