import { jsonApiType } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let card: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ workspace, project } = await product.make.project(ada));
  card = await product.make.card(ada, project, { title: 'Untouched', tags: [{ name: 'kept' }] });
});
afterAll(() => product?.stop());

const things = [
  ['workspaces', () => '/v1/workspaces', () => `/v1/workspaces/${workspace}`, () => ({})],
  ['projects', () => '/v1/projects', () => `/v1/projects/${project}`, () => ({ workspace_slug: workspace })],
  ['cards', () => '/v1/cards', () => `/v1/cards/${card}`, () => ({ project_slug: project })],
  ['tags', () => `/v1/projects/${project}/tags`, undefined, () => ({})],
] as const;

const json = (value: unknown) => ({ body: JSON.stringify(value), type: jsonApiType });

/** Everything that a refused call could have changed. */
async function everything(): Promise<string> {
  const answers = await Promise.all([
    ada.send('GET', '/v1/workspaces?page[size]=100&include=projects'),
    ada.send('GET', '/v1/projects?page[size]=100'),
    ada.send('GET', `/v1/projects/${project}/cards?page[size]=100`),
    ada.send('GET', `/v1/projects/${project}/tags-from-all-taxonomies`),
  ]);
  return answers.map(({ text }) => text).join('\n');
}

/** The call is refused as the caller's mistake, with a sentence. */
function expectRefused(answer: Answer<unknown>, what: string): void {
  const said = `${what}: ${answer.status} ${answer.text.slice(0, 300)}`;
  expect(answer.status, said).toBeGreaterThanOrEqual(400);
  expect(answer.status, said).toBeLessThan(500);
  expect(answer.errors.length, said).toBeGreaterThan(0);
  for (const error of answer.errors) expect(error.detail, said).toMatch(/^\S.{5,}$/s);
}

describe.each(things)('writing %s', (type, collection, one, needed) => {
  const nameField = type === 'tags' ? 'name' : 'title';
  const create = (attributes: object) =>
    ada.send('POST', collection(), json({ data: { type, attributes: { ...needed(), ...attributes } } }));

  it('needs a title, and points at its place', async () => {
    const before = await everything();
    for (const attributes of [{}, { [nameField]: null }, { [nameField]: '' }, { [nameField]: ' \n ' }]) {
      const answer = await create(attributes);
      expectRefused(answer, JSON.stringify(attributes));
      expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${nameField}`]);
    }
    expect(await everything()).toBe(before);
  });

  it.each([
    ['a NUL character', 'a\u0000b'],
    ['a control character', 'a\u0001b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['the other half', '\udc00'],
    ['300 characters', 'x'.repeat(300)],
    ['a number', 7],
    ['a list', ['a']],
    ['an object', { a: 1 }],
  ])('refuses %s for a title', async (what, title) => {
    const before = await everything();
    const answer = await create({ [nameField]: title });
    expectRefused(answer, what);
    expect(answer.errors[0]?.source?.pointer).toBe(`/data/attributes/${nameField}`);
    if (one) {
      expectRefused(await ada.send('PATCH', one(), json({ data: { type, attributes: { title } } })), what);
    }
    expect(await everything()).toBe(before);
  });

  it.each([
    ['emoji', '🌅👩‍👩‍👧‍👦🏳️‍🌈'],
    ['right-to-left text', 'إشارة مبكرة'],
    ['mixed directions', 'שלום world \u202eabc'],
    ['letters with marks', 'Zażółć gęślą jaźń'],
    ['quotes and markup', `'"<script>&amp;\\%_;--`],
    ['what JavaScript has of its own', '__proto__'],
  ])('accepts %s as a title, and returns it unchanged', async (_what, title) => {
    const answer = await create({ [nameField]: title });
    expect(answer.status, answer.text).toBe(201);
    const { data } = answer.body as { data: { id: string; attributes: Record<string, unknown> } };
    expect(data.attributes[nameField]).toBe(title);
    expect(data.id).toMatch(/^[a-z0-9-]+$/);
  });

  it('refuses another type, and another id than in the address', async () => {
    const before = await everything();
    const other = type === 'cards' ? 'projects' : 'cards';
    const attributes = { ...needed(), [nameField]: 'Changed' };
    const wrong = await ada.send('POST', collection(), json({ data: { type: other, attributes } }));
    expectRefused(wrong, 'type');
    expect([wrong.status, wrong.errors[0]?.source?.pointer]).toEqual([409, '/data/type']);
    if (one) {
      const mismatch = await ada.send('PATCH', one(), json({ data: { type, id: 'another-one', attributes } }));
      expectRefused(mismatch, 'id');
      expect([mismatch.status, mismatch.errors[0]?.source?.pointer]).toEqual([409, '/data/id']);
    }
    expect(await everything()).toBe(before);
  });

  it('refuses a body that is not a document', async () => {
    const before = await everything();
    for (const value of [null, [], 7, 'text', {}, { data: null }, { data: [] }, { data: { type } }]) {
      expectRefused(await ada.send('POST', collection(), json(value)), JSON.stringify(value));
      if (one) expectRefused(await ada.send('PATCH', one(), json(value)), JSON.stringify(value));
    }
    expectRefused(await ada.send('POST', collection()), 'no body');
    expect(await everything()).toBe(before);
  });

  it('ignores fields that the caller may not set', async () => {
    const answer = await create({
      [nameField]: 'Extra',
      slug: 'chosen',
      id: 1,
      created_at: '2001-01-01T00:00:00Z',
      creator: { email: 'eve@example.org' },
      card_count: 987654321,
      cards_version: 987654321,
      deleted_at: '2001-01-01T00:00:00Z',
      created_by: 1,
    });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.text).not.toMatch(/chosen|2001-01-01|eve@|987654321/);
  });
});

describe('addresses', () => {
  const slugs = ['\u0000', 'a\u0000b', "' or 1=1 --", '..', '🌅', '%', 'x'.repeat(150), 'x'.repeat(5000), 'NaN', '-1'];

  it.each(['/v1/workspaces/{}', '/v1/projects/{}', '/v1/cards/{}', '/v1/projects/{}/cards', '/v1/cards/{}/neighbours'])(
    '%s is refused with names of nothing that exists',
    async (path) => {
      for (const slug of slugs) {
        expectRefused(await ada.send('GET', path.replace('{}', encodeURIComponent(slug))), JSON.stringify(slug));
      }
      for (const raw of ['%', '%zz', '%E0%A4%A', '%ff']) {
        expectRefused(await ada.send('GET', path.replace('{}', raw)), raw);
      }
    },
  );

  it.each([
    'page[number]=0',
    'page[number]=-1',
    'page[number]=1.5',
    'page[number]=x',
    'page[number]=',
    'page[number]=99999999999999999999999999',
    'page[number]=1e400',
    'page[number]=1&page[number]=2',
    'page[size]=0',
    'page[size]=101',
    'page[size]=9007199254740993',
    'page=1',
    'page[number][x]=1',
    'sort=password_hash',
    'sort=title;drop table users',
    'include=everything',
    'include=__proto__',
    'fields[workspaces]=title',
    'unknown=1',
    '__proto__=1',
    '%00=1',
  ])('of lists are refused with ?%s, naming the parameter', async (parameters) => {
    for (const path of ['/v1/workspaces', '/v1/projects', `/v1/projects/${project}/cards`]) {
      const answer = await ada.send('GET', `${path}?${parameters}`);
      expectRefused(answer, path);
      expect(answer.status).toBe(400);
      expect(answer.errors[0]?.source?.parameter).toBe(decodeURIComponent(parameters.split('=')[0] ?? ''));
    }
  });

  it.each([
    'filter[search]=%00',
    'filter[search]=a%00b%00c',
    'filter[tags]=%00',
    'filter[creators]=%00',
    'filter[dateRange][start]=2026-02-30',
    'filter[dateRange][end]=yesterday',
    'filter[dateRange][start]=99999-01-01',
    'filter[timeZone]=Mars/Olympus',
    'filter[showDrafts]=maybe',
    `filter[search]=${'x'.repeat(201)}`,
    `filter[tags]=${Array.from({ length: 201 }, (_, n) => n).join(',')}`,
  ])('of a card list are refused with ?%s, naming the parameter', async (parameters) => {
    const answer = await ada.send('GET', `/v1/projects/${project}/cards?${parameters}`);
    expectRefused(answer, parameters.slice(0, 60));
    expect(answer.errors[0]?.source?.parameter).toBe(parameters.split('=')[0]);
  });

  it('without declared parameters are refused with one', async () => {
    for (const path of ['/v1/me', `/v1/projects/${project}/users`]) {
      const answer = await ada.send('GET', `${path}?surplus=1`);
      expect([answer.status, answer.errors[0]?.source?.parameter], path).toEqual([400, 'surplus']);
    }
    const wrote = await ada.send('DELETE', `/v1/cards/${card}?surplus=1`);
    expect(wrote.status).toBe(400);
    expect((await ada.send('GET', `/v1/cards/${card}`)).status).toBe(200);
  });
});

describe('the repository query', () => {
  it.each<[string, unknown, string]>([
    ['a NUL character to search for', { search: 'a\u0000b' }, '/search'],
    ['half a surrogate pair to search for', { search: '\ud800' }, '/search'],
    ['a page before the first', { pagination: { pageIndex: -1 } }, '/pagination/pageIndex'],
    ['a page of nothing', { pagination: { pageSize: 0 } }, '/pagination/pageSize'],
    ['a page too large', { pagination: { pageSize: 101 } }, '/pagination/pageSize'],
    ['an endless number', { pagination: { pageIndex: 1e300 } }, '/pagination/pageIndex'],
    ['an unknown order', { sort: 'title' }, '/sort'],
    ['a day that is none', { filters: { dateRange: { start: '2026-02-30' } } }, '/filters/dateRange/start'],
    ['a time zone that is none', { filters: { timeZone: 'x' } }, '/filters/timeZone'],
    ['a flag that is none', { filters: { showDrafts: 'no' } }, '/filters/showDrafts'],
    ['tags that are no list', { filters: { tags: 'a' } }, '/filters/tags'],
    ['a NUL character in a tag', { filters: { tags: ['\u0000'] } }, '/filters/tags/0'],
    ['a NUL character in a creator', { filters: { creators: ['\u0000'] } }, '/filters/creators/0'],
  ])('refuses %s', async (what, body, pointer) => {
    const answer = await ada.send('POST', `/v1/workspaces/${workspace}/cards`, json(body));
    expectRefused(answer, what);
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, pointer]);
  });
});

describe('a body that is nested too deeply', () => {
  it.each([
    ['lists', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['objects', `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`],
    [
      'objects in an attribute',
      `{"data":{"type":"cards","attributes":{"tags":${'[{"name":'.repeat(90_000)}1${'}]'.repeat(90_000)}}}}`,
    ],
    ['lists that are never closed', '['.repeat(2_000_000)],
  ])('of %s is refused as any other mistake', async (_what, body) => {
    const before = await everything();
    for (const path of ['/v1/cards', '/v1/workspaces']) {
      const { status } = await ada.send('POST', path, { body });
      expect([400, 409, 422], path).toContain(status);
    }
    expect((await ada.send('POST', '/v1/login', { body })).status).toBe(413);
    expect(await everything()).toBe(before);
  });
});

describe('a body that may have one of several shapes', () => {
  const permission = (attributes: object) => ({ data: { type: 'permissions', attributes } });
  const faulty: [string, string, () => string, object, string[]][] = [
    [
      'a role in a project',
      'POST',
      () => '/v1/permissions',
      permission({ user_id: 5, role: 'workspace_admin', project_slug: '' }),
      ['/data/attributes/user_id', '/data/attributes/project_slug', '/data/attributes/role'],
    ],
    [
      'a withdrawn role',
      'DELETE',
      () => '/v1/permissions',
      permission({ user_id: null, workspace_slug: 7 }),
      ['/data/attributes/user_id', '/data/attributes/workspace_slug'],
    ],
    [
      'a role in nothing',
      'DELETE',
      () => '/v1/permissions',
      permission({}),
      ['/data/attributes/user_id', '/data/attributes'],
    ],
    [
      'invitations',
      'POST',
      () => `/v1/workspaces/${workspace}/invitations`,
      {
        invitations: [
          { email: 5, role: 'x' },
          { role: 'project_collaborator', project_slug: 7 },
        ],
        locale: 9,
      },
      ['/invitations/0/email', '/invitations/0/role', '/invitations/1/email', '/invitations/1/project_slug', '/locale'],
    ],
    [
      'an invite link',
      'POST',
      () => `/v1/workspaces/${workspace}/global-invitation`,
      { role: 5, project_slug: 7 },
      ['/role', '/project_slug'],
    ],
    [
      'points of a map',
      'POST',
      () => `/v1/projects/${project}/map/selections`,
      { data: { type: 'map-selections', attributes: { version: 1, points: ['a', 2.5] } } },
      ['version', 'points/0', 'points/1'].map((place) => `/data/attributes/${place}`),
    ],
  ];

  it.each(faulty)('is refused for %s with every fault at its place', async (what, method, path, body, pointers) => {
    const answer = await ada.send(method, path(), json(body));
    expectRefused(answer, what);
    expect([answer.status, answer.errors.map(({ source }) => source?.pointer)]).toEqual([422, pointers]);
  });
});

describe('a rule about several fields', () => {
  const exported = (attributes: object) => ({ data: { type: 'exports', attributes } });

  it.each([
    ['/v1/cards/bulk-update', () => ({ card_slugs: 5 }), ['/card_slugs', '']],
    ['/v1/cards/bulk-update', () => ({ card_slugs: 5, add_tags: null }), ['/card_slugs', '/add_tags']],
    [
      '/v1/projects/{}/exports',
      () => exported({ format: 'csv', content: 'brief', slugs: ['x'], options: { pictures: 5 } }),
      ['options/pictures', 'slugs', 'content'].map((field) => `/data/attributes/${field}`),
    ],
    [
      '/v1/projects/{}/exports',
      () => exported({ format: 'x', content: 'brief', slugs: 5 }),
      ['format', 'slugs'].map((field) => `/data/attributes/${field}`),
    ],
  ] as const)('of %s is checked as well if another field is not valid', async (path, body, pointers) => {
    const answer = await ada.send('POST', path.replace('{}', project), json(body()));
    expect([answer.status, answer.errors.map(({ source }) => source?.pointer)]).toEqual([422, pointers]);
  });
});
