import { limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let target: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ workspace, project } = await product.make.project(ada));
  const made = await ada.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Target', workspace_slug: workspace } } },
  });
  target = made.body.data.id;
});
afterAll(() => product?.stop());

const whole = {
  title: 'Bricks that store heat',
  subtitle: 'Kilns',
  description: 'A **brick**',
  relevance: 'Heat',
  source_url: 'https://example.org/bricks',
  ai_assistant: true,
  public: false,
  tags: [{ name: 'kiln' }, { name: 'Social' }],
};
const titlesIn = async (id: string) => {
  const { body } = await ada.call('GET /v1/projects/{id}/cards', { params: { id }, query: { 'page[size]': '100' } });
  return body.data.map(({ attributes }) => attributes.title);
};

describe('a duplicate', () => {
  it('has everything of its original but the slug, the creator and the date', async () => {
    await product.make.pin(ada, project, 'Social');
    const original = await product.make.card(ada, project, whole);
    const copier = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const copy = await copier.client.call('POST /v1/cards/{id}/duplicate', { params: { id: original } });
    expect(copy.status).toBe(201);
    const { attributes } = copy.body.data;
    expect(attributes).toMatchObject({
      ...whole,
      tags: [
        { name: 'Social', sticky: true },
        { name: 'kiln', sticky: false },
      ],
      project: { slug: project },
      creator: { email: copier.email },
    });
    expect(attributes.slug).not.toBe(original);
    const first = await ada.call('GET /v1/cards/{id}', { params: { id: original } });
    expect(Date.parse(attributes.created_at)).toBeGreaterThanOrEqual(Date.parse(first.body.data.attributes.created_at));
    expect(first.body.data.attributes.creator.email).not.toBe(copier.email);
  });

  it('in another project has tags with the same names, which are created there if missing', async () => {
    const original = await product.make.card(ada, project, { tags: [{ name: 'KILN' }, { name: 'Values' }] });
    await ada.call('POST /v1/projects/{id}/tags', {
      params: { id: target },
      body: { data: { type: 'tags', attributes: { name: 'Kiln', sticky: true, color: 'plum' } } },
    });
    const copy = await ada.call('POST /v1/cards/{id}/duplicate', {
      params: { id: original },
      body: { project_slug: target },
    });
    expect(copy.body.data.attributes).toMatchObject({
      project: { slug: target },
      tags: [
        { name: 'Kiln', sticky: true, color: 'plum' },
        { name: 'Values', sticky: false },
      ],
    });
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: target } });
    expect(tags.body.data).toHaveLength(7);
  });

  it('of several cards are in the order of the originals, each in its project', async () => {
    const slugs: string[] = [];
    for (const [at, home] of [project, target, project, target].entries()) {
      slugs.push(await product.make.card(ada, home, { title: `Ordered ${at}` }));
    }
    const order = [slugs[2], slugs[1], slugs[3], slugs[0]].filter((slug) => slug !== undefined);
    const copies = await ada.call('POST /v1/cards/bulk-duplicate', { body: { card_slugs: order } });
    expect(copies.body.data.map(({ attributes }) => [attributes.title, attributes.project.slug])).toEqual([
      ['Ordered 2', project],
      ['Ordered 1', target],
      ['Ordered 3', target],
      ['Ordered 0', project],
    ]);
    const moved = await ada.call('POST /v1/cards/bulk-duplicate', {
      body: { card_slugs: order, project_slug: target },
    });
    expect(new Set(moved.body.data.map(({ attributes }) => attributes.project.slug))).toEqual(new Set([target]));
    expect(moved.body.data.map(({ attributes }) => attributes.title)).toEqual(
      copies.body.data.map(({ attributes }) => attributes.title),
    );
  });
});

describe('cards with long texts', () => {
  const description = 'warm '.repeat(limits.textLength / 5);
  const copy = (client: Client, card_slugs: readonly string[]) =>
    client.call('POST /v1/cards/bulk-duplicate', { body: { card_slugs: [...card_slugs] } });

  it('are copied together up to a number of bytes; beyond it nothing is copied', async () => {
    const { project: own } = await product.make.project(ada);
    const slugs: string[] = [];
    while (slugs.length <= serverLimits.bulkTextBytes / description.length) {
      slugs.push(await product.make.card(ada, own, { description }));
    }
    const refused = await copy(ada, slugs);
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/card_slugs']);
    expect(refused.errors[0]?.detail).toContain('Choose fewer cards at a time.');
    expect(await titlesIn(own)).toHaveLength(slugs.length);
    // Control: one fewer is within the limit.
    const copied = await copy(ada, slugs.slice(1));
    expect(copied.status).toBe(201);
    expect(copied.body.data.map(({ attributes }) => attributes.description)).toEqual(
      slugs.slice(1).map(() => description.trim()),
    );
  });

  it('are found by a search of their copies', async () => {
    const { project: own } = await product.make.project(ada);
    const original = await product.make.card(ada, own, { title: 'Kiln', relevance: 'An **unusual** brick' });
    const copied = (await copy(ada, [original])).body.data.map(({ id }) => id);
    const found = await ada.call('GET /v1/projects/{id}/cards', {
      params: { id: own },
      query: { 'filter[search]': 'unusual', sort: 'created_at' },
    });
    expect(found.body.data.map(({ id }) => id)).toEqual([original, ...copied]);
  });
});

describe('many cards in one call', () => {
  let home: string;
  let slugs: string[];
  beforeAll(async () => {
    const made = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Many', workspace_slug: workspace } } },
    });
    home = made.body.data.id;
    slugs = [];
    for (const title of ['One', 'Two', 'Three']) slugs.push(await product.make.card(ada, home, { title }));
  });

  const bulk = (verb: 'delete' | 'restore', card_slugs: string[]) =>
    ada.call(`POST /v1/cards/bulk-${verb}`, { body: { card_slugs } });

  it('go to the trash and come back, all of them', async () => {
    expect((await bulk('delete', slugs)).body).toEqual({ meta: { count: 3 } });
    expect(await titlesIn(home)).toEqual([]);
    expect((await bulk('restore', slugs)).body).toEqual({ meta: { count: 3 } });
    expect(await titlesIn(home)).toEqual(['Three', 'Two', 'One']);
  });

  it('are not changed when one of them does not exist, and the answer points at it', async () => {
    for (const call of [bulk('delete', [...slugs, 'no-such-card']), bulk('restore', [...slugs, 'no-such-card'])]) {
      const answer = await call;
      expect(answer.status).toBe(404);
      expect(answer.errors.at(-1)?.source?.pointer).toBe('/card_slugs/3');
    }
    const copied = await ada.call('POST /v1/cards/bulk-duplicate', {
      body: { card_slugs: [...slugs, 'no-such-card'] },
    });
    expect(copied.status).toBe(404);
    expect(await titlesIn(home)).toHaveLength(3);
  });

  it('count once when they are named twice', async () => {
    const [slug = ''] = slugs;
    expect((await bulk('delete', [slug, slug])).body).toEqual({ meta: { count: 1 } });
    expect((await bulk('restore', [slug, slug])).body).toEqual({ meta: { count: 1 } });
  });

  it('cannot be brought back after 30 days', async () => {
    const slug = await product.make.card(ada, home, { title: 'Long gone' });
    await bulk('delete', [slug]);
    const trashedAgo = (days: number) =>
      query(product, `update cards set deleted_at = now() - make_interval(days => $2) where slug = $1`, [slug, days]);
    await trashedAgo(31);
    expect((await bulk('restore', [slug])).status).toBe(404);
    await trashedAgo(29);
    expect((await bulk('restore', [slug])).status).toBe(200);
  });

  it('are deleted once by two people at the same time, and nothing fails', async () => {
    const slug = await product.make.card(ada, home, { title: 'Contested' });
    const statuses = (await Promise.all([bulk('delete', [slug]), bulk('delete', [slug])])).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
  });

  it(`are ${limits.bulkCards} at most, and one at least`, async () => {
    const named = (count: number) => Array.from({ length: count }, (_, n) => `card-${n}`);
    for (const verb of ['delete', 'restore'] as const) {
      const answers = [await bulk(verb, named(limits.bulkCards + 1)), await bulk(verb, [])];
      for (const { status, errors } of answers) {
        expect([status, errors[0]?.source?.pointer]).toEqual([422, '/card_slugs']);
      }
      // Control: the allowed number is only refused because the cards do not exist.
      expect((await bulk(verb, named(limits.bulkCards))).status).toBe(404);
    }
  });
});
