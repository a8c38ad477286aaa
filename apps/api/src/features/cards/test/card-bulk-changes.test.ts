import { limits } from '@foreglow/contract';
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

const named = (...names: string[]) => names.map((name) => ({ name }));
const card = (names: string[], more: object = {}) =>
  product.make.card(ada, project, { tags: named(...names), ...more });
const read = async (id: string) => {
  const { attributes } = (await ada.call('GET /v1/cards/{id}', { params: { id } })).body.data;
  return { ...attributes, tags: attributes.tags.map(({ name }) => name) };
};
const change = (body: object, client = ada) =>
  client.send('POST', '/v1/cards/bulk-update', { body: JSON.stringify(body) });

describe('changing many cards alike', () => {
  it('adds tags, removes tags and publishes; each card keeps its other tags', async () => {
    const one = await card(['heat', 'kiln'], { public: false });
    const two = await card(['Social'], { public: false });
    const answer = await change({
      card_slugs: [one, two, one],
      add_tags: named('KILN', 'new'),
      remove_tags: ['Heat', 'unknown'],
      public: true,
    });
    expect([answer.status, answer.body]).toEqual([200, { meta: { count: 2 } }]);
    expect(await read(one)).toMatchObject({ tags: ['kiln', 'new'], public: true });
    expect(await read(two)).toMatchObject({ tags: ['kiln', 'new', 'Social'], public: true });
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
    expect(tags.body.data.some(({ attributes }) => attributes.name === 'unknown')).toBe(false);
  });

  it('moves cards among those with a sticky tag', async () => {
    await product.make.pin(ada, project, 'Values');
    const older = await card([], { title: 'Older' });
    await card([], { title: 'Newer' });
    const titles = async () =>
      (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project } })).body.data.map(
        ({ attributes }) => attributes.title,
      );
    await change({ card_slugs: [older], add_tags: named('Values') });
    expect(await titles()).toEqual(['Older', 'Newer']);
    await change({ card_slugs: [older], remove_tags: ['values'] });
    expect(await titles()).toEqual(['Newer', 'Older']);
  });

  it('works across projects, each with separate tags', async () => {
    const here = await card(['heat']);
    ({ project } = await product.make.project(ada));
    const there = await card(['heat', 'kiln']);
    await change({ card_slugs: [here, there], add_tags: named('both'), remove_tags: ['HEAT'] });
    expect([(await read(here)).tags, (await read(there)).tags]).toEqual([['both'], ['both', 'kiln']]);
  });

  it('does not touch a card, nor the time of its last change, if nothing changes', async () => {
    const id = await card(['heat']);
    const before = await read(id);
    await change({ card_slugs: [id], add_tags: named('heat'), remove_tags: ['heat'], public: true });
    expect(await read(id)).toEqual(before);
    await change({ card_slugs: [id], public: false });
    expect(Date.parse((await read(id)).updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
  });

  it('changes all cards or none', async () => {
    const full = await card(
      Array.from({ length: limits.tagsPerCard }, (_, at) => `tag ${at}`),
      { title: 'Full' },
    );
    const other = await card([]);
    const { client } = await product.make.projectMember(project, 'project_admin');
    ({ project } = await product.make.project(ada));
    const foreign = await card([]);
    const tooMany = await change({ card_slugs: [other, full], add_tags: named('one more') });
    expect([tooMany.status, tooMany.errors[0]?.source?.pointer]).toEqual([422, '/add_tags']);
    expect(tooMany.errors[0]?.detail).toBe('«Full» would have 31 tags, and a card can have at most 30.');
    expect((await change({ card_slugs: [other, foreign], add_tags: named('one more') }, client)).status).toBe(404);
    expect((await change({ card_slugs: [other, 'none'], add_tags: named('one more') })).status).toBe(404);
    expect((await read(other)).tags).toEqual([]);
    // A tag can be removed from a card with the maximum number of tags, and the card can be published.
    expect((await change({ card_slugs: [full], remove_tags: ['tag 3'], public: false })).status).toBe(200);
    expect((await read(full)).tags).toHaveLength(limits.tagsPerCard - 1);
  });

  it('points at every missing card, be it deleted, unknown or of another person', async () => {
    const [kept, deleted] = [await card([]), await card([])];
    const { client } = await product.make.projectMember(project, 'project_admin');
    ({ project } = await product.make.project(ada));
    const foreign = await card([]);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: deleted } });
    const answer = await change({ card_slugs: [deleted, kept, foreign, 'none'], public: false }, client);
    expect(answer.status).toBe(404);
    expect(answer.errors.map(({ source }) => source?.pointer)).toEqual([0, 2, 3].map((at) => `/card_slugs/${at}`));
    expect(new Set(answer.errors.map(({ code, detail }) => code + detail)).size).toBe(1);
    expect((await read(kept)).public).toBe(true);
  });

  it.each([
    [{}, ''],
    [{ add_tags: named('') }, '/add_tags/0/name'],
    [{ add_tags: named('a,b') }, '/add_tags/0/name'],
    [{ remove_tags: ['x'.repeat(61)] }, '/remove_tags/0'],
    [{ public: null }, '/public'],
    [{ public: true, card_slugs: [] }, '/card_slugs'],
  ])('refuses %o', async (given, pointer) => {
    const id = await card([]);
    const answer = await change({ card_slugs: [id], ...given });
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, pointer]);
  });

  it('by several people at the same time loses none of their tags', async () => {
    const ids = await Promise.all([card([]), card([]), card([])]);
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(names.map((name) => change({ card_slugs: ids, add_tags: named(name) })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    for (const id of ids) expect((await read(id)).tags).toEqual(names);
  });
});
