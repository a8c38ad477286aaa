import { limits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';

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
async function related(slug: string, client = ada): Promise<string[]> {
  const answer = await client.call('GET /v1/cards/{id}/related', { params: { id: slug } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.map(({ attributes }) => attributes.title);
}

it('cards that share rare words or tags are related, and others are not', async () => {
  const sand = await card({
    title: 'Sand batteries warm Tampere',
    description: 'A silo of sand.',
    tags: [{ name: 'Storage' }],
  });
  await card({ title: 'District heating in Tampere', tags: [{ name: 'Social' }] });
  await card({ title: 'Salt caverns for hydrogen', tags: [{ name: 'Storage' }] });
  for (const title of ['Robots pick fruit', 'Deep-sea cables', 'Quiet airports', 'Night trains return']) {
    await card({ title });
  }
  expect((await related(sand)).sort()).toEqual(['District heating in Tampere', 'Salt caverns for hydrogen']);
  expect(await related(await card({ title: 'Nothing alike' }))).toEqual([]);
});

it('a viewer sees no drafts among them, and nobody what is in the trash', async () => {
  const shown = await card({ title: 'Octopus farming begins' });
  await card({ title: 'Octopus farming banned', public: false });
  const gone = await card({ title: 'Octopus farming, thrown away' });
  await ada.call('DELETE /v1/cards/{id}', { params: { id: gone } });
  for (const title of ['Robots pick fruit', 'Deep-sea cables', 'Quiet airports']) await card({ title });
  const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
  expect(await related(shown)).toEqual(['Octopus farming banned']);
  expect(await related(shown, viewer)).toEqual([]);
});

it('there are only so many, and those of other projects are not among them', async () => {
  const one = await card({ title: 'Lighthouse keepers wanted' });
  const other = await product.make.project(ada);
  await product.make.card(ada, other.project, { title: 'Lighthouse elsewhere' });
  for (let at = 0; at <= limits.relatedCards; at += 1) await card({ title: `Lighthouse number ${at}` });
  for (let at = 0; at < 12; at += 1) await card({ title: `Something else ${at}` });
  const found = await related(one);
  expect(found).toHaveLength(limits.relatedCards);
  expect(found).not.toContain('Lighthouse elsewhere');
});
