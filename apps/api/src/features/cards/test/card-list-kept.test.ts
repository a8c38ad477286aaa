import { jsonApiType } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let card: string;
let picture: string;

beforeAll(async () => {
  product = await startProduct();
  const person = await product.make.administrator();
  ada = person.client;
  picture = await product.make.attachment(person);
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
  card = await product.make.card(ada, project, { title: 'Kiln', tags: [{ name: 'heat' }], attachment_id: picture });
});
afterAll(() => product?.stop());

const list = (client = ada, headers: Record<string, string> = {}) =>
  client.send('GET', `/v1/projects/${project}/cards`, { headers });
const tagOf = async (client = ada) => (await list(client)).headers.get('etag') ?? '';
const again = async (tag: string, client = ada) => (await list(client, { 'if-none-match': tag })).status;

describe('a page of cards', () => {
  it('is answered with 304 and no body to a client that has it', async () => {
    const tag = await tagOf();
    const answer = await list(ada, { 'if-none-match': `"other", ${tag}` });
    expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', tag]);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it.each([['identity', null] as const, ['gzip', 'gzip'] as const])(
    'is the same when it is requested again (%s), whether it is cached by then or not',
    async (accepted, used) => {
      const { text } = await list();
      for (let time = 0; time < 3; time += 1) {
        const answer = await list(ada, { 'accept-encoding': accepted });
        const headers = ['content-encoding', 'content-type'].map((name) => answer.headers.get(name));
        expect([answer.text, ...headers]).toEqual([text, used, jsonApiType]);
      }
    },
  );

  it('has another ETag for another page, filter or order', async () => {
    const tags = await Promise.all(
      ['', '?page[size]=1', '?filter[search]=kiln', '?sort=created_at'].map(async (query) =>
        (await ada.send('GET', `/v1/projects/${project}/cards${query}`)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(tags.length);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a card', () => ada.send('PATCH', `/v1/cards/${card}`, body('cards', { title: 'Oven' }))],
    ['a tag', async () => ada.send('PATCH', `/v1/tags/${await tagSlug()}`, body('tags', { color: 'plum' }))],
    [
      'the words of a picture',
      () =>
        ada.send(
          'PATCH',
          `/v1/attachments/${picture}`,
          body('attachments', { meta: { image_alt_text: `Kiln ${card}` } }),
        ),
    ],
    [
      'the title of the project',
      () => ada.send('PATCH', `/v1/projects/${project}`, body('projects', { title: 'New' })),
    ],
    ['the name of a creator', () => ada.send('PATCH', '/v1/me', body('users', { name: `Ada ${Date.now()}` }))],
    [
      'the team',
      () => ada.send('PATCH', '/v1/settings', body('settings', { team: { name: 'Us', domains: ['us.org'] } })),
    ],
  ])('is another one after a change of %s', async (_, change) => {
    const tag = await tagOf();
    expect(await again(tag)).toBe(304);
    const { status } = (await change()) as { status: number };
    expect(status).toBe(200);
    // Settings are read again after two seconds.
    await expect.poll(() => again(tag)).toBe(200);
  });

  it('is another one in another workspace of the same title and version', async () => {
    const versionOf = 'select w.version from workspaces w where w.slug = $1';
    const [version] = await query<{ version: string }>(product, versionOf, [workspace]);
    const path = `/v1/projects/${project}/cards?include=project`;
    const before = await ada.send('GET', path);
    const { workspace: other } = await product.make.project(ada);
    const { status } = await ada.send('POST', `/v1/projects/${project}/${other}/move`);
    await query(product, 'update workspaces set version = $2 where slug = $1', [other, version?.version]);
    const after = await ada.send('GET', path, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
    expect([status, after.status]).toEqual([200, 200]);
    expect([before.text.includes(workspace), after.text.includes(other)]).toEqual([true, true]);
  });

  it('keeps its ETag after a rating, which changes no card (control)', async () => {
    const trend = await product.make.trend(ada, project);
    const tag = await tagOf();
    const rated = await ada.send('PUT', `/v1/projects/${project}/trends/${trend}/rating`, {
      body: JSON.stringify({ impact: 3 }),
    });
    expect([rated.status, await again(tag)]).toEqual([200, 304]);
  });

  it('filtered by an insight has another ETag when the insight changes', async () => {
    const insight = await product.make.insight(ada, project, { card_slugs: [card] });
    const path = `/v1/projects/${project}/cards?filter[insight]=${insight}`;
    const before = await ada.send('GET', path);
    await ada.send('PATCH', `/v1/projects/${project}/insights/${insight}`, body('insights', { card_slugs: [] }));
    const after = await ada.send('GET', path, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
    expect([after.status, after.body]).toMatchObject([200, { data: [] }]);
  });

  it('for a reader who sees drafts is never the answer to one who does not', async () => {
    const draft = await product.make.card(ada, project, { title: 'Secret draft', public: false });
    const viewer = (await product.make.projectMember(project, 'project_viewer')).client;
    // The page is cached by then.
    const [tag] = [await tagOf(), await tagOf()];
    const seen = await list(viewer, { 'if-none-match': tag });
    expect(seen.status).toBe(200);
    expect(seen.text).not.toContain(draft);
    expect(await tagOf()).not.toBe(await tagOf(viewer));
  });

  it('is shared by all readers who see the same', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => product.make.projectMember(project, 'project_viewer')));
    expect(await tagOf(one?.client)).toBe(await tagOf(two?.client));
  });

  it('is not answered to a reader who may no longer see the project, nor without a session', async () => {
    const member = await product.make.projectMember(project, 'project_viewer');
    const tag = await tagOf(member.client);
    expect(await again(tag, member.client)).toBe(304);
    await ada.send('DELETE', `/v1/projects/${project}`);
    expect([await again(tag, member.client), await again(tag, product.anonymous)]).toEqual([404, 401]);
  });
});

const body = (type: string, attributes: object) => ({ body: JSON.stringify({ data: { type, attributes } }) });

async function tagSlug(): Promise<string> {
  const { body: tags } = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
  return tags.data.find(({ attributes }) => attributes.name === 'heat')?.id ?? '';
}
