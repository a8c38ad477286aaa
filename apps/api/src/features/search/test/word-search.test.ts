import type { CardSort } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { StoredProjectsReadModel } from '#features/projects/stored-projects.read-model.ts';
import { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';

/** The server that searches with words in memory. */
let product: Product;
/** A server that searches in the database, with the same cards. */
let plain: Awaited<ReturnType<Product['startAnotherServer']>>;
let ada: Person;
let viewer: Person;
let workspace: string;
let projects: string[];

const titles = [
  'Trade war over chips',
  'Trade winds and sails',
  'Post-trade warehouses',
  '日本語の兆し',
  'Glow 🌅 worms',
  '100 % wind_power',
  'An é and a ß',
  'İzmir’s full\u00a0moon — 2020–2030',
];
const terms = [
  'trade',
  'trade war',
  'trade  war',
  'e w',
  'wa',
  'a',
  'r',
  'of',
  '日本',
  '語',
  '🌅',
  '100 %',
  'd_p',
  'é',
  'ß',
  'kiln',
  'socia',
  'ci',
  'econ',
  "izmir's full moon - 2020-2030",
  'IZMIR’S FULL',
  '-',
  'an é and a SS',
];
const missing = ['nowhere', 'war trade'];

beforeAll(async () => {
  // With these sizes, the cards of tags are read by the ids of few remaining cards, or all of them are read.
  const cachedIds = { ofSearch: 4, inBlock: 480 };
  product = await startProduct({}, { cardWords: { minCards: 3, inBatch: 20 }, cachedIds });
  plain = await product.startAnotherServer({ cardWords: { minCards: Number.POSITIVE_INFINITY } });
  ada = await product.make.administrator();
  const made = await product.make.project(ada.client);
  workspace = made.workspace;
  const body = { data: { type: 'projects', attributes: { title: 'Another', workspace_slug: workspace } } } as const;
  projects = [made.project, (await ada.client.call('POST /v1/projects', { body })).body.data.id];
  viewer = await product.make.projectMember(made.project, 'project_viewer');
  const tagged = [[], [{ name: 'Social' }], [{ name: 'Social' }, { name: 'Economic' }]];
  for (const project of projects) {
    for (const [at, title] of titles.entries()) {
      await card(project, { title, description: 'Of\nnote', tags: tagged[at % tagged.length] });
    }
  }
  await card(projects[0] ?? '', { title: 'A hidden trade draft', public: false });
});
afterAll(async () => {
  await plain?.stop();
  await product?.stop();
});

const card = (project: string, attributes: object) => product.make.card(ada.client, project, attributes);

interface Search {
  readonly search?: string;
  readonly sort?: CardSort;
}

/** The results of a reader on a server: the number of cards and their slugs, in a project or in the workspace. */
async function found(address: string, { token }: Person, project: string | undefined, { search, sort }: Search) {
  const client = new Client(address, token);
  const { body } =
    project === undefined
      ? await client.call('POST /v1/workspaces/{id}/cards', {
          params: { id: workspace },
          body: { ...(search && { search }), ...(sort && { sort }), pagination: { pageSize: 100 } },
        })
      : await client.call('GET /v1/projects/{id}/cards', {
          params: { id: project },
          query: { 'page[size]': '100', ...(search && { 'filter[search]': search }), ...(sort && { sort }) },
        });
  return { total: body.meta.total_record_count, slugs: body.data.map(({ id }) => id) };
}

/** Waits until the words of all projects have been read, and returns their states. */
async function ready(): Promise<void> {
  for (const project of [...projects, undefined]) await found(product.address, ada, project, {});
  const stored = new StoredProjectsReadModel(product.database.db);
  await expect
    .poll(async () => {
      const now = await Promise.all(projects.map((slug) => stored.find(slug)));
      const words = product.composition.cardWords;
      return words.matching(
        now.flatMap((project) => project ?? []),
        'trade',
      );
    })
    .toBeDefined();
}

/** The readers, and what they read: a project, or the whole workspace. */
const places = (): [Person, string | undefined][] => [
  [ada, projects[0]],
  [ada, undefined],
  [viewer, projects[0]],
];

/** Compares the results with words and in the database for all readers, and checks that words were used. */
async function sameEverywhere(): Promise<void> {
  const asked = vi.spyOn(product.composition.cardWords, 'matching');
  for (const [reader, place] of places()) {
    for (const search of [...terms, ...missing]) {
      for (const sort of ['-created_at', 'match'] as const) {
        const byWords = await found(product.address, reader, place, { search, sort });
        expect({ search, ...byWords }).toEqual({
          search,
          ...(await found(plain.address, reader, place, { search, sort })),
        });
        if (missing.includes(search)) expect(byWords.total).toBe(0);
      }
    }
  }
  const answers = asked.mock.settledResults;
  expect(answers.length).toBeGreaterThanOrEqual(places().length * terms.length);
  for (const answer of answers) expect(answer).toMatchObject({ type: 'fulfilled', value: expect.any(Float64Array) });
  asked.mockRestore();
}

const patch = (slug: string, attributes: object) =>
  ada.client.call('PATCH /v1/cards/{id}', {
    params: { id: slug },
    body: { data: { type: 'cards', id: slug, attributes } },
  });

describe('a search by words in memory', () => {
  it('finds the current cards after each change, without waiting', async () => {
    const [here = '', there = ''] = projects;
    await ready();
    const asked = vi.spyOn(product.composition.cardWords, 'matching');
    const inAll = async (search: string) => (await found(product.address, ada, undefined, { search })).total;
    const total = async (search: string, project = here) =>
      (await found(product.address, ada, project, { search })).total;
    const lantern = await card(here, { title: 'A lantern' });
    expect(await total('lantern')).toBe(1);
    await patch(lantern, { title: 'A beacon' });
    expect([await total('lantern'), await total('beacon')]).toEqual([0, 1]);
    const tags = [{ name: 'Lighthouse' }];
    await patch(lantern, { tags });
    expect([await total('lighthouse'), await total('beacon')]).toEqual([1, 1]);
    await ada.client.call('POST /v1/cards/bulk-move', { body: { card_slugs: [lantern], project_slug: there } });
    expect([await total('beacon'), await total('beacon', there), await inAll('beacon')]).toEqual([0, 1, 1]);
    await ada.client.call('POST /v1/cards/bulk-move', { body: { card_slugs: [lantern], project_slug: here } });
    expect([await total('beacon'), await total('beacon', there)]).toEqual([1, 0]);
    await ada.client.call('DELETE /v1/cards/{id}', { params: { id: lantern } });
    expect(await total('beacon')).toBe(0);
    await ada.client.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [lantern] } });
    expect(await total('beacon')).toBe(1);
    const other = await card(here, { title: 'A pier', description: 'With a crane' });
    await ada.client.call('POST /v1/cards/merge/{a}/{b}', { params: { a: other, b: lantern } });
    expect([await total('pier'), await total('crane')]).toEqual([0, 1]);
    const { body } = await ada.client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: here } });
    const tag = body.data.find(({ attributes }) => attributes.name === 'Lighthouse')?.id ?? '';
    const renamed = { data: { type: 'tags', id: tag, attributes: { name: 'Foghorn' } } } as const;
    await ada.client.call('PATCH /v1/tags/{id}', { params: { id: tag }, body: renamed });
    expect([await total('lighthouse'), await total('foghorn')]).toEqual([0, 1]);
    const rows = { params: { id: here }, query: {}, body: 'title\nA row of oars\nA row of sails' };
    await ada.client.call('POST /v1/projects/{id}/imports', rows);
    expect(await total('a row of')).toBe(2);
    await patch(lantern, { public: false });
    expect(await total('beacon')).toBe(1);
    expect((await found(product.address, viewer, here, { search: 'beacon' })).total).toBe(0);
    for (const answer of asked.mock.settledResults) expect(answer.value).toBeInstanceOf(Float64Array);
    expect(asked.mock.settledResults.length).toBeGreaterThan(10);
    asked.mockRestore();
  });

  it('finds cards that another process has written', async () => {
    const [here = ''] = projects;
    await ready();
    const asked = vi.spyOn(product.composition.cardWords, 'matching');
    const other = new Client(plain.address, ada.token);
    const slug = await product.make.card(other, here, { title: 'Written elsewhere' });
    const query = { search: 'elsewhere' };
    expect(await found(product.address, ada, here, query)).toEqual({ total: 1, slugs: [slug] });
    expect(asked.mock.settledResults).toHaveLength(1);
    expect(asked.mock.settledResults[0]?.value).toHaveLength(1);
    asked.mockRestore();
  });

  it('finds the same as the database after all changes, for readers with and without drafts', async () => {
    await ready();
    await sameEverywhere();
    const [here = ''] = projects;
    const query = { search: 'hidden trade' };
    expect((await found(product.address, ada, here, query)).total).toBe(1);
    expect((await found(product.address, viewer, here, query)).total).toBe(0);
  });
});
