import { serverLimits } from '@foreglow/contract';
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

const card = (attributes: object) => product.make.card(ada, project, attributes);
async function lookUp(query: { title?: string; url?: string; text?: string; except?: string }, client = ada) {
  const answer = await client.call('GET /v1/projects/{id}/duplicates', { params: { id: project }, query });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.map(({ id, attributes }) => ({ id, ...attributes }));
}
const reasons = async (query: Parameters<typeof lookUp>[0], client = ada) =>
  (await lookUp(query, client)).map(({ title, reason }) => [title, reason]);

const article = `A start-up near Tampere stores summer heat in a tower filled with sand. The sand is heated to 600 degrees
with surplus electricity from wind and sun, and it gives the warmth back to the district heating network in winter.`;

describe('the search for duplicates', () => {
  it('finds the same address, ignoring parameters that only track visitors', async () => {
    await card({ title: 'Sand', source_url: 'https://www.example.org/sand/?utm_source=mail' });
    await card({ title: 'Elsewhere', source_url: 'https://example.org/other' });
    const [found, ...others] = await lookUp({ url: 'http://example.org/sand#top' });
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      title: 'Sand',
      subtitle: null,
      source_url: 'https://www.example.org/sand/?utm_source=mail',
      public: true,
      creator: { name: 'Ada' },
      reason: 'url',
      similarity: 1,
    });
  });

  it('tells the pages behind a fragment apart', async () => {
    await card({ title: 'Heat bricks', source_url: 'https://app.example.org/#/signals/41' });
    await card({ title: 'Night markets', source_url: 'https://app.example.org/#/signals/42' });
    expect(await reasons({ url: 'https://app.example.org/#/signals/42?utm_source=x' })).toEqual([
      ['Night markets', 'url'],
    ]);
  });

  it('finds the same title, nearly the same title, and its words in another order', async () => {
    await card({ title: 'Bricks that store the heat of summer' });
    expect(await reasons({ title: 'BRICKS, that store the heat of summer!' })).toEqual([
      ['Bricks that store the heat of summer', 'title'],
    ]);
    for (const title of [
      'Bricks that stored the heat of summer',
      'Brick that store the heat of summer',
      'The heat of summer that bricks store',
      'Bricks that store the heat of summ',
      'Bricks which store the heat of summer',
    ]) {
      const [found] = await lookUp({ title });
      expect([found?.reason, found?.title], title).toEqual(['similar_title', 'Bricks that store the heat of summer']);
      expect(found?.similarity).toBeGreaterThanOrEqual(0.6);
    }
    expect(await lookUp({ title: 'Trains that cross the heat of deserts' })).toEqual([]);
    expect(await lookUp({ title: 'B' })).toEqual([]);
  });

  it.each([
    ['Russian', 'Песок хранит летнее тепло до зимы', 'Песок хранит летние тепло до зимы'],
    ['Hindi', 'रेत गर्मी की ऊर्जा को सर्दियों तक बचाती है', 'रेत गर्मी की ऊर्जा को सर्दी तक बचाती है'],
    ['Thai', 'หอทรายเก็บความร้อนในฤดูร้อนไว้ใช้ในฤดูหนาว', 'หอทรายเก็บความร้อนฤดูร้อนไว้ใช้ในฤดูหนาว'],
    ['Chinese', '沙塔把夏天的热量储存到冬天', '沙塔将夏天的热量储存到冬天'],
    ['Japanese', '砂の塔が夏の熱を冬まで蓄える', '砂の塔は夏の熱を冬まで蓄える'],
  ])('finds nearly the same title in %s', async (_, stored, title) => {
    await card({ title: stored });
    expect(await reasons({ title })).toEqual([[stored, 'similar_title']]);
  });

  it('finds a copied text, but not one that only begins alike', async () => {
    await card({ title: 'Sand battery', description: `**${article.replace('summer', 'excess')}**\n\nSeen at a fair.` });
    await card({
      title: 'Other',
      description: 'A start-up near Tampere stores data on glass, it says on its web site.',
    });
    expect(await reasons({ text: article })).toEqual([['Sand battery', 'similar_text']]);
    expect(await lookUp({ text: 'A start-up near Tampere' })).toEqual([]);
  });

  it('lists each card once, with its strongest reason, the strongest first', async () => {
    const source_url = 'https://example.org/sand';
    await card({ title: 'Text', description: article });
    await card({ title: 'Sand towers store heat in Tampere' });
    await card({ title: 'Sand towers that store heat', description: article });
    await card({ title: 'Sand towers that store heat', description: article, source_url });
    const title = 'Sand towers that store heat';
    expect(await reasons({ title, text: article, url: source_url })).toEqual([
      [title, 'url'],
      [title, 'title'],
      ['Sand towers store heat in Tampere', 'similar_title'],
      ['Text', 'similar_text'],
    ]);
  });

  it('leaves out the edited card, cards in the trash, and other projects', async () => {
    const first = await card({ title: 'Sand towers' });
    const second = await card({ title: 'Sand towers' });
    expect((await lookUp({ title: 'Sand towers', except: first })).map(({ id }) => id)).toEqual([second]);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: second } });
    expect(await lookUp({ title: 'Sand towers', except: first })).toEqual([]);
    ({ project } = await product.make.project(ada));
    expect(await lookUp({ title: 'Sand towers' })).toEqual([]);
  });

  it('shows drafts only to people who may write', async () => {
    const source_url = 'https://example.org/draft';
    await card({ title: 'Hidden towers of sand', description: article, source_url, public: false });
    const every = { title: 'Hidden towers of sands', url: source_url, text: article };
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const writer = await product.make.projectMember(project, 'project_collaborator');
    for (const [name, value] of Object.entries(every)) {
      expect(await lookUp({ [name]: value }, viewer.client)).toEqual([]);
      expect(await lookUp({ [name]: value }, writer.client)).toHaveLength(1);
    }
  });

  it('lists ten at most, and nothing without input', async () => {
    for (let at = 0; at < serverLimits.duplicates + 2; at += 1) await card({ title: 'Sand towers' });
    expect(await lookUp({ title: 'sand towers' })).toHaveLength(serverLimits.duplicates);
    for (const query of [{}, { title: '' }, { title: ' ' }, { url: 'no address' }, { text: '' }, { title: '%_\\' }]) {
      expect(await lookUp(query)).toEqual([]);
    }
  });

  it('cuts texts that are too long instead of refusing them', async () => {
    await card({ title: 'Text', description: article });
    expect(await reasons({ text: `${article}\n\n${'and so on '.repeat(500)}` })).toEqual([['Text', 'similar_text']]);
    expect(await lookUp({ title: '🌅'.repeat(500), url: `https://example.org/${'x'.repeat(5000)}` })).toEqual([]);
  });
});
