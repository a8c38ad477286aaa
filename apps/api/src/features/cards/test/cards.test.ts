import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

describe('a card', () => {
  it('is created with its tags, which are created if needed, sticky ones first', async () => {
    await product.make.pin(ada, project, 'Technological');
    const created = await ada.call('POST /v1/cards', {
      body: {
        data: {
          type: 'cards',
          attributes: {
            project_slug: project,
            title: 'Bricks that store heat',
            tags: [{ name: 'kiln' }, { name: 'technological' }, { name: 'KILN' }],
          },
        },
      },
    });
    expect(created.status).toBe(201);
    expect(created.headers.get('location')).toBe(`/v1/cards/${created.body.data.id}`);
    expect(created.body.data.attributes.tags).toMatchObject([
      { name: 'Technological', sticky: true },
      { name: 'kiln', sticky: false },
    ]);
  });

  it('keeps fields that a change does not name, and clears those set to null', async () => {
    const slug = await product.make.card(ada, project, { title: 'Kept', subtitle: 'Cleared', relevance: 'Kept too' });
    const changed = await ada.call('PATCH /v1/cards/{id}', {
      params: { id: slug },
      body: { data: { type: 'cards', id: slug, attributes: { subtitle: null, public: false } } },
    });
    expect(changed.body.data.attributes).toMatchObject({
      title: 'Kept',
      subtitle: null,
      relevance: 'Kept too',
      public: false,
    });
  });

  it('is refused completely, with all invalid fields', async () => {
    const refused = await ada.call('POST /v1/cards', {
      body: {
        data: {
          type: 'cards',
          attributes: { project_slug: project, title: 'x'.repeat(300), source_url: 'javascript:alert(1)' },
        },
      },
    });
    expect(refused.status).toBe(422);
    expect(refused.errors.map((error) => error.source?.pointer)).toEqual([
      '/data/attributes/title',
      '/data/attributes/source_url',
    ]);
  });
});
