import { serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;
let card: string;
const description = `${'🔥'.repeat(700)} and **more**`;

beforeAll(async () => {
  product = await startProduct();
  const person = await product.make.administrator();
  ada = person.client;
  ({ project } = await product.make.project(ada));
  card = await product.make.card(ada, project, {
    title: 'Kiln',
    description,
    relevance: 'Heat pays.',
    source_url: 'https://example.org/kiln',
    tags: [{ name: 'heat' }],
    attachment_id: await product.make.attachment(person),
  });
});
afterAll(() => product?.stop());

const list = async (query: Record<string, string> = {}) =>
  (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project }, query })).body;

describe('a list of cards that names fields', () => {
  it('has only these attributes, with their usual values', async () => {
    const [usual] = (await list()).data;
    for (const [field, value] of Object.entries(usual?.attributes ?? {})) {
      expect((await list({ 'fields[cards]': field })).data[0]?.attributes).toEqual({ [field]: value });
    }
    expect((await list({ 'fields[cards]': 'title,public,title' })).data).toEqual([
      { type: 'cards', id: card, attributes: { title: 'Kiln', public: true }, links: { self: `/v1/cards/${card}` } },
    ]);
    expect((await list({ 'fields[cards]': '' })).data[0]?.attributes).toEqual({});
  });

  it('contains the beginning of a description only if it names it', async () => {
    const excerpt = '🔥'.repeat(serverLimits.descriptionExcerptLength);
    const brief = await list({ 'fields[cards]': 'description_excerpt' });
    expect(brief.data[0]?.attributes).toEqual({ description_excerpt: excerpt });
    const both = await list({ 'fields[cards]': 'description_excerpt,description' });
    expect(both.data[0]?.attributes).toEqual({ description_excerpt: excerpt, description });
    expect((await list()).data[0]?.attributes).not.toHaveProperty('description_excerpt');
  });

  it('names the publisher of a source, or else its site, only if it names the field', async () => {
    const nameOf = async () => (await list({ 'fields[cards]': 'source_name' })).data[0]?.attributes;
    expect(await nameOf()).toEqual({ source_name: 'example.org' });
    const change = (publisher: string | null, source_url?: null) =>
      ada.call('PATCH /v1/cards/{id}', {
        params: { id: card },
        body: { data: { type: 'cards', attributes: { publisher, ...(source_url === null && { source_url }) } } },
      });
    await change('The Kiln Gazette');
    expect(await nameOf()).toEqual({ source_name: 'The Kiln Gazette' });
    await change(null, null);
    expect(await nameOf()).toEqual({ source_name: null });
    expect((await list()).data[0]?.attributes).not.toHaveProperty('source_name');
  });

  it('has all of a description that is as long as its beginning may be, whatever characters it contains', async () => {
    const length = serverLimits.descriptionExcerptLength;
    for (const [text, expected] of [
      ['a'.repeat(length), 'a'.repeat(length)],
      [`${'a'.repeat(length)}b`, 'a'.repeat(length)],
      ['ä'.repeat(length), 'ä'.repeat(length)],
      [`${'ä'.repeat(length)}b`, 'ä'.repeat(length)],
      [`${'a'.repeat(length - 1)}👍🏽`, 'a'.repeat(length - 1)],
      [`${'🔥'.repeat(length - 1)}e\u0301`, '🔥'.repeat(length - 1)],
      [null, null],
    ]) {
      const slug = await product.make.card(ada, project, { title: 'Length', description: text });
      const { data } = await list({ 'fields[cards]': 'description_excerpt' });
      expect(data.find(({ id }) => id === slug)?.attributes).toEqual({ description_excerpt: expected });
    }
  });

  it('has the relationships that it includes', async () => {
    const { data, included } = await list({ 'fields[cards]': 'title', include: 'tags' });
    expect(Object.keys(data[0]?.relationships ?? {})).toEqual(['tags']);
    expect(included?.map(({ type }) => type)).toEqual(['tags']);
  });

  it('keeps the fields in the links to other pages', async () => {
    const { links } = await list({ 'fields[cards]': 'title,tags', 'page[size]': '1' });
    expect(new URL(links.last ?? '', 'http://localhost').searchParams.get('fields[cards]')).toBe('title,tags');
  });
});

it('refuses fields that cards do not have, and lists the existing ones', async () => {
  for (const fields of ['title,nothing', '__proto__', 'password']) {
    const refused = await ada.send('GET', `/v1/projects/${project}/cards?fields[cards]=${fields}`);
    expect(refused.status).toBe(400);
    expect((refused.body as { errors: unknown }).errors).toMatchObject([
      { source: { parameter: 'fields[cards]' }, detail: expect.stringMatching(/title.*description_excerpt/) },
    ]);
  }
});
