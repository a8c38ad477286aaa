import { limits } from '@foreglow/contract';
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

const card = (attributes: object) => product.make.card(ada, project, attributes);
const named = (...names: string[]) => names.map((name) => ({ name }));
const merge = (a: string, b: string, client = ada) => client.call('POST /v1/cards/merge/{a}/{b}', { params: { a, b } });
const find = (id: string) => ada.call('GET /v1/cards/{id}', { params: { id } });
const read = async (id: string) => (await find(id)).body.data.attributes;

describe('merging a card into another', () => {
  it('unites their tags, texts, sources and pictures, and moves the first to the trash', async () => {
    const picture = await product.make.attachment(person);
    const a = await card({
      title: 'Sand tower',
      subtitle: 'In Tampere',
      description: 'Stores heat.',
      relevance: 'Winters are long.',
      source_url: 'https://example.org/a',
      tags: named('heat', 'Social'),
      attachment_id: picture,
      public: false,
    });
    const b = await card({
      title: 'Sand battery',
      description: 'A battery of sand.',
      source_url: 'https://example.org/b',
      tags: named('HEAT', 'kiln'),
    });
    const before = await read(a);
    const answer = await merge(a, b);
    expect(answer.status, answer.text).toBe(200);
    const merged = answer.body.data.attributes;
    expect(merged).toMatchObject({
      slug: b,
      title: 'Sand battery',
      subtitle: 'In Tampere',
      description: 'A battery of sand.\n\n### Sand tower\n\nStores heat.\n\n[example.org](https://example.org/a)',
      relevance: 'Winters are long.',
      source_url: 'https://example.org/b',
      public: true,
    });
    expect(merged.tags.map(({ name }) => name)).toEqual(['heat', 'kiln', 'Social']);
    expect(merged.attachment?.slug).toBeDefined();
    expect(merged.attachment?.slug).not.toBe(picture);
    expect((await find(a)).status).toBe(404);
    // After the merge is undone, the first card is as it was, and the second card keeps what it got.
    await ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [a] } });
    expect([await read(a), await read(b)]).toEqual([before, merged]);
  });

  it('keeps the picture of the remaining card and its place among cards with sticky tags', async () => {
    await product.make.pin(ada, project, 'Values');
    const a = await card({ title: 'A', attachment_id: await product.make.attachment(person), tags: named('Values') });
    const kept = await product.make.attachment(person);
    const b = await card({ title: 'B', attachment_id: kept });
    await card({ title: 'Newer' });
    const merged = await merge(a, b);
    expect(merged.body.data.attributes.attachment?.slug).toBe(kept);
    const list = await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } });
    expect(list.body.data.map(({ attributes }) => attributes.title)).toEqual(['B', 'Newer']);
  });

  it('is refused if it makes no sense or exceeds limits, and changes nothing', async () => {
    const b = await card({ title: 'B', description: 'b'.repeat(limits.textLength - 10), tags: named('own') });
    const long = await card({ title: 'Long', description: 'a different text' });
    const tagged = await card({ title: 'Tagged', tags: named(...Array.from({ length: 30 }, (_, at) => `tag ${at}`)) });
    ({ project } = await product.make.project(ada));
    const foreign = await card({ title: 'Foreign' });
    const before = await read(b);
    for (const [a, sentence] of [
      [b, /into itself/],
      [foreign, /of one project/],
      [long, /too long for one/],
      [tagged, /would have 31 tags/],
    ] as const) {
      const answer = await merge(a, b);
      expect([answer.status, answer.errors[0]?.code], answer.text).toEqual([409, 'conflict']);
      expect(answer.errors[0]?.detail).toMatch(sentence);
      expect((await find(a)).status).toBe(200);
    }
    expect(await read(b)).toEqual(before);
  });

  it('needs the right to change both, and reveals nothing about an invisible card', async () => {
    const mine = await card({ title: 'Mine' });
    const writer = await product.make.projectMember(project, 'project_collaborator');
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const draft = await card({ title: 'Draft', public: false });
    const other = await card({ title: 'Other' });
    expect((await merge(other, mine, viewer.client)).status).toBe(403);
    expect((await merge(draft, mine, viewer.client)).status).toBe(404);
    ({ project } = await product.make.project(ada));
    const foreign = await card({ title: 'Foreign' });
    for (const [a, b] of [
      [foreign, mine],
      [mine, foreign],
    ] as const) {
      const answer = await merge(a, b, writer.client);
      expect([answer.status, answer.text.includes('Foreign')]).toEqual([404, false]);
    }
    expect((await merge(draft, mine, writer.client)).status).toBe(200);
  });

  it('by two people at the same time happens once', async () => {
    const a = await card({ title: 'A', description: 'From a.' });
    const b = await card({ title: 'B', description: 'From b.' });
    const answers = await Promise.all([merge(a, b), merge(a, b), merge(b, a)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const list = await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } });
    expect(list.body.data.map(({ attributes }) => attributes.description?.match(/From [ab]\./g)?.sort())).toEqual([
      ['From a.', 'From b.'],
    ]);
  });
});
