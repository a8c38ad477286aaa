import { api, type EndpointName } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { validRequests } from '#test/support/every-endpoint.ts';
import type { Person } from '#test/support/factory.ts';
import { type Fixtures, makeFixtures } from '#test/support/fixtures.ts';
import { tokenIn } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const team = { name: 'The desk', domains: ['desk.example'] };
/** Calls that only read, besides those with GET. */
const reading = new Set<EndpointName>([
  'queryRepository',
  'queryRepositoryFacets',
  'readRepositoryNeighbours',
  'listConclusions',
  'checkInvitation',
]);
const names = (Object.keys(validRequests) as EndpointName[]).filter(
  (name) => api[name].method === 'GET' || reading.has(name),
);

let product: Product;
/** Members of the team: the first made everything, the second is only mentioned. */
let tessa: Person;
let timo: Person;
let fixtures: Fixtures;
let viewer: Person;
let writer: Person;

beforeAll(async () => {
  product = await startProduct({ team });
  const { make } = product;
  const who = { password: 'first light 2040', isGlobalAdmin: true };
  tessa = await make.person({ name: 'Tessa Tarn', email: 'tessa.tarn@desk.example', ...who });
  fixtures = await makeFixtures(product, tessa, 'Xylophon');
  timo = await make.projectMember(fixtures.project, 'project_creator', {
    name: 'Timo Tarn',
    email: 'timo.tarn@desk.example',
  });
  viewer = await make.projectMember(fixtures.project, 'project_viewer', { name: 'Vera' });
  writer = await make.projectMember(fixtures.project, 'project_creator', { name: 'Wim' });
  const say = async (text: string, parent_id?: string) => {
    const attributes = {
      subject_type: 'cards',
      subject_slug: fixtures.card,
      text,
      ...(parent_id && { parent_id }),
    } as const;
    const said = await tessa.client.call('POST /v1/projects/{id}/comments', {
      params: { id: fixtures.project },
      body: { data: { type: 'comments', attributes } },
    });
    return said.body.data.id;
  };
  const thread = await say(`Ask @[${timo.slug}], @[${writer.slug}] and @[${viewer.slug}]`);
  await say('A reply', thread);
  await tessa.client.call('PATCH /v1/projects/{id}/comments/{commentId}', {
    params: { id: fixtures.project, commentId: thread },
    body: { data: { type: 'comments', attributes: { resolved: true } } },
  });
  await tessa.client.call('PUT /v1/projects/{id}/trends/{conclusionId}/rating', {
    params: { id: fixtures.project, conclusionId: fixtures.trend },
    body: { impact: 4, certainty: 2, anonymous: false },
  });
  for (const role of ['project_collaborator', 'project_creator'] as const) {
    await tessa.client.call('POST /v1/permissions', {
      body: { data: { type: 'permissions', attributes: { user_id: timo.slug, project_slug: fixtures.project, role } } },
    });
  }
});
afterAll(() => product?.stop());

const setTeam = (given: typeof team | null) =>
  tessa.client.call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes: { team: given } } } });

/** Texts that reveal a person of the team. */
const traces = () => ['tessa', 'timo', 'tarn', tessa.slug, timo.slug];

/** The endpoints that reveal a person of the team to a caller. */
async function tellTales(client: Client): Promise<string[]> {
  const found: string[] = [];
  for (const name of names) {
    const { method, path, body, type } = validRequests[name](fixtures);
    const whole = path.replace('?filter[kind]=cards', '');
    const { text } = await client.send(method, whole, { body, ...(type && { type }) });
    if (traces().some((trace) => text.toLowerCase().includes(trace))) found.push(name);
  }
  return found;
}

describe('a person of the team', () => {
  it('is shown by no endpoint to people outside the team who do not manage members', async () => {
    for (const { client } of [viewer, writer]) expect(await tellTales(client)).toEqual([]);
    expect(await tellTales(product.anonymous)).toEqual([]);
  });

  it('is shown by these endpoints if there is no team (control)', async () => {
    await setTeam(null);
    const shown = new Set([...(await tellTales(viewer.client)), ...(await tellTales(writer.client))]);
    await setTeam(team);
    expect([...shown].sort()).toEqual(
      [
        'checkInvitation',
        'listActivities',
        'listBriefVersions',
        'listCardImageLinks',
        'listCards',
        'listComments',
        'listDumps',
        'listDuplicates',
        'listGenerations',
        'listInsights',
        'listMentionable',
        'listNotifications',
        'listProjectUsers',
        'listRadars',
        'listRelatedCards',
        'listTrends',
        'readBrief',
        'readOverview',
        'readBriefVersion',
        'readGeneration',
        'terminateGeneration',
        'readCard',
        'readCardFacets',
        'readCoverage',
        'readDump',
        'readInsight',
        'readRadar',
        'readTrend',
      ].sort(),
    );
  });

  it('is not found by an address or an id, but the team is', async () => {
    const { client } = writer;
    const params = { id: fixtures.project };
    const cards = (email: string, reader = client) =>
      reader.call('GET /v1/projects/{id}/cards', { params, query: { 'filter[creators]': email } });
    const activity = (person: string) =>
      client.call('GET /v1/projects/{id}/activity', { params, query: { 'filter[person]': person } });
    const found = {
      address: (await cards(tessa.email)).body.data.length,
      id: (await activity(tessa.slug)).body.data.length,
    };
    expect(found).toEqual({ address: 0, id: 0 });
    expect((await cards('Tessa.Tarn@DESK.example, nobody@desk.example')).body.data).toHaveLength(0);
    expect((await cards('team@desk.example')).body.data.length).toBeGreaterThan(0);
    expect((await activity('team')).body.data.length).toBeGreaterThan(0);
    const beside = await client.call('GET /v1/cards/{id}/neighbours', {
      params: { id: fixtures.card },
      query: { 'filter[creators]': tessa.email },
    });
    expect(beside.body.data.attributes).toEqual({ previous_slug: null, next_slug: null, position: null, total: 0 });
    // The person’s own cards are found as before.
    const own = await tessa.client.call('GET /v1/projects/{id}/cards', {
      params,
      query: { 'filter[showOnlyMyCards]': 'true' },
    });
    expect(own.body.data).toHaveLength((await cards('team@desk.example', tessa.client)).body.data.length);
    await setTeam(null);
    expect((await cards(tessa.email)).body.data.length).toBeGreaterThan(0);
    expect((await activity(tessa.slug)).body.data.length).toBeGreaterThan(0);
    await setTeam(team);
  });

  it('is only mentioned by the team, whose readers see who is meant', async () => {
    const params = { id: fixtures.project };
    const text = `And @[${timo.slug}]?`;
    const attributes = { subject_type: 'cards', subject_slug: fixtures.card, text } as const;
    const body = { data: { type: 'comments', attributes } } as const;
    const outside = await writer.client.call('POST /v1/projects/{id}/comments', { params, body });
    const inside = await tessa.client.call('POST /v1/projects/{id}/comments', { params, body });
    expect([outside.status, inside.status]).toEqual([422, 201]);
    const texts = async (reader: Person) => {
      const query = { 'filter[on]': 'cards', 'filter[slug]': fixtures.card } as const;
      const threads = await reader.client.call('GET /v1/projects/{id}/comments', { params, query });
      const last = threads.body.data.at(-1)?.attributes;
      return [last?.text, last?.mentions];
    };
    expect(await texts(tessa)).toEqual([text, [{ slug: timo.slug, name: 'The desk' }]]);
    expect(await texts(writer)).toEqual(['And @[team]?', [{ slug: 'team', name: 'The desk' }]]);
  });

  it('invites as the team, in the mail and on the page of the link', async () => {
    const invited = await tessa.client.call('POST /v1/workspaces/{id}/invitations', {
      params: { id: fixtures.workspace },
      body: { invitations: [{ email: 'guest@elsewhere.example', role: 'workspace_collaborator' }] },
    });
    const [invitation] = invited.body.data;
    expect(invitation?.attributes.inviter.name).toBe('Tessa Tarn');
    const letter = (await product.mails()).find(({ to }) => to?.[0]?.address === 'guest@elsewhere.example');
    expect(letter?.subject).toContain('The desk');
    expect(letter?.raw.toString()).not.toContain('Tarn');
    const guest = await product.make.person({ email: 'guest@elsewhere.example' });
    const token = { token: tokenIn(invitation?.attributes.link) };
    const checked = await product.anonymous.call('POST /v1/invitations/check', { body: token });
    const accepted = await guest.client.call('POST /v1/invitations/accept', { body: token });
    for (const answer of [checked, accepted]) expect(answer.body.data.attributes.inviter.name).toBe('The desk');
  });
});
