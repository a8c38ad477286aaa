import { api, type Endpoint, type EndpointName, requirementsOf } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldActivities } from '#features/activity/activity.jobs.ts';
import type { Client } from '#test/support/client.ts';
import { makeConclusions } from '#test/support/conclusions.ts';
import { validRequests } from '#test/support/every-endpoint.ts';
import type { Person } from '#test/support/factory.ts';
import { type Fixtures, makeGenerations, makeImageLink, publishRadar } from '#test/support/fixtures.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Person;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct({ team: { name: 'Scanning team', domains: ['team.example'] } });
  ada = await product.make.administrator();
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada.client));
});
afterAll(() => product?.stop());

const list = (parameters: object = {}, client: Client = ada.client) =>
  client.call('GET /v1/projects/{id}/activity', { params: { id: project }, query: parameters });
/** The activities, newest first, without the creation of the project. */
const entries = async (parameters: object = {}) =>
  (await list(parameters)).body.data
    .map(({ attributes }) => attributes)
    .filter(({ kind }) => kind !== 'project_created');
const told = async (parameters: object = {}) =>
  (await entries(parameters)).map(({ kind, subject, other, count }) => [kind, subject?.title, other?.title, count]);
const change = (id: string, attributes: object, client = ada.client) =>
  client.call('PATCH /v1/cards/{id}', { params: { id }, body: { data: { type: 'cards', attributes } } });
const tagSlug = async (name: string) => {
  const { body } = await ada.client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
  return body.data.find(({ attributes }) => attributes.name === name)?.id ?? '';
};

describe('the activity of a project', () => {
  it('reports changes of cards', async () => {
    const { make } = product;
    const one = await make.card(ada.client, project, { title: 'One', public: false });
    const two = await make.card(ada.client, project, { title: 'Two' });
    await change(one, { public: true });
    await change(two, { title: 'Second', public: false });
    await ada.client.call('POST /v1/cards/{id}/duplicate', { params: { id: two }, body: {} });
    await ada.client.call('POST /v1/cards/bulk-update', { body: { card_slugs: [one, two], public: true } });
    await ada.client.call('POST /v1/cards/merge/{a}/{b}', { params: { a: one, b: two } });
    await ada.client.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [one] } });
    await ada.client.call('POST /v1/cards/bulk-delete', { body: { card_slugs: [one, two] } });
    await ada.client.call('POST /v1/projects/{id}/imports', { params: { id: project }, body: 'title\nA\nB\nC' });
    expect(await told()).toEqual([
      ['cards_imported', undefined, undefined, 3],
      ['card_deleted', undefined, undefined, 2],
      ['card_restored', 'One', undefined, 1],
      ['card_merged', 'One', 'Second', 1],
      ['card_published', 'Second', undefined, 1],
      ['card_duplicated', 'Second', undefined, 1],
      ['card_unpublished', 'Second', undefined, 1],
      ['card_edited', 'Second', undefined, 1],
      ['card_published', 'One', undefined, 1],
      ['card_created', 'Two', undefined, 1],
      ['card_created', 'One', undefined, 1],
    ]);
  });

  it('reports changes of insights and trends, but not who rated', async () => {
    const { client } = ada;
    const params = { id: project };
    const insight = { data: { type: 'insights', attributes: { title: 'Heat moves work' } } } as const;
    const trend = { data: { type: 'trends', attributes: { title: 'Night shifts' } } } as const;
    const insightId = (await client.call('POST /v1/projects/{id}/insights', { params, body: insight })).body.data.id;
    const trendId = (await client.call('POST /v1/projects/{id}/trends', { params, body: trend })).body.data.id;
    const one = { ...params, conclusionId: insightId };
    const other = { ...params, conclusionId: trendId };
    const changed = { data: { type: 'trends', attributes: { horizon: 'now' } } } as const;
    await client.call('PATCH /v1/projects/{id}/trends/{conclusionId}', { params: other, body: changed });
    await client.call('PUT /v1/projects/{id}/trends/{conclusionId}/rating', { params: other, body: { impact: 5 } });
    await client.call('DELETE /v1/projects/{id}/insights/{conclusionId}', { params: one });
    expect((await entries()).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['insight_deleted', { slug: null, title: 'Heat moves work' }],
      ['trend_edited', { slug: trendId, title: 'Night shifts' }],
      ['trend_created', { slug: trendId, title: 'Night shifts' }],
      ['insight_created', { slug: null, title: 'Heat moves work' }],
    ]);
    await client.call('POST /v1/projects/{id}/insights/{conclusionId}/restore', { params: one });
    expect((await entries())[0]).toMatchObject({ kind: 'insight_restored', subject: { slug: insightId } });
  });

  it('reports changes of tags, the brief, members and the project', async () => {
    const { client } = ada;
    await product.make.card(client, project, { tags: [{ name: 'heat' }, { name: 'warmth' }, { name: 'kiln' }] });
    const [heat, warmth] = [await tagSlug('heat'), await tagSlug('warmth')];
    const tagChange = { data: { type: 'tags', attributes: { name: 'Heat', color: 'plum' } } } as const;
    await client.call('PATCH /v1/tags/{id}', { params: { id: heat }, body: tagChange });
    await client.call('POST /v1/tags/merge/{a}/{b}', { params: { a: heat, b: warmth } });
    await client.call('DELETE /v1/tags/{id}', { params: { id: await tagSlug('kiln') } });
    for (const attributes of [{ challenge: 'How?' }, { sources: 'Papers' }]) {
      const body = { data: { type: 'briefs', attributes } } as const;
      await client.call('PATCH /v1/projects/{id}/brief', { params: { id: project }, body });
    }
    const params = { id: project, number: '1' };
    await client.call('POST /v1/projects/{id}/brief/versions/{number}/restore', { params });
    const member = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const membership = { user_id: member.slug, project_slug: project };
    for (const role of ['project_viewer', 'project_admin', 'project_admin'] as const) {
      const body = { data: { type: 'permissions', attributes: { ...membership, role } } } as const;
      await client.call('POST /v1/permissions', { body });
    }
    await client.call('DELETE /v1/permissions', { body: { data: { type: 'permissions', attributes: membership } } });
    const retitled = { data: { type: 'projects', attributes: { title: 'February scan' } } } as const;
    await client.call('PATCH /v1/projects/{id}', { params: { id: project }, body: retitled });
    const { workspace: elsewhere } = await product.make.project(client);
    await client.call('POST /v1/projects/{id}/{workspaceId}/move', {
      params: { id: project, workspaceId: elsewhere },
    });
    const found = (await entries()).filter(({ about }) => about !== 'cards');
    expect(
      found.map(({ kind, subject, other, role, fields }) => [kind, subject?.title, other?.title, role, fields]),
    ).toEqual([
      ['project_moved', undefined, 'Scanning desk', null, []],
      ['project_changed', undefined, undefined, null, []],
      ['member_removed', 'Somebody', undefined, null, []],
      ['member_role_changed', 'Somebody', undefined, 'project_admin', []],
      ['member_added', 'Somebody', undefined, 'project_viewer', []],
      ['brief_restored', undefined, undefined, null, ['sources']],
      ['brief_changed', undefined, undefined, null, ['challenge', 'sources']],
      ['tag_deleted', 'kiln', undefined, null, []],
      ['tag_merged', 'Heat', 'warmth', null, []],
      ['tag_renamed', 'Heat', 'heat', null, []],
    ]);
  });

  it('has one entry for the changes of a card by one person within an hour, and none for a change without effect', async () => {
    const card = await product.make.card(ada.client, project, { title: 'Before' });
    const { client } = await product.make.projectMember(project, 'project_collaborator', { name: 'Ben' });
    await Promise.all(['a', 'b', 'c'].map((subtitle) => change(card, { subtitle })));
    await change(card, { title: 'Between' }, client);
    await change(card, { title: 'After' });
    await change(card, { title: 'After' });
    const edits = async () =>
      (await entries())
        .filter(({ kind }) => kind === 'card_edited')
        .map(({ person, subject }) => [person.name, subject?.title]);
    expect(await edits()).toEqual([
      ['Ada', 'After'],
      ['Ben', 'Between'],
    ]);
    await query(product, `update project_events set created_at = created_at - interval '61 minutes'`);
    await change(card, { title: 'Later' });
    expect((await edits())[0]).toEqual(['Ada', 'Later']);
    expect(await edits()).toHaveLength(3);
  });

  it('shows the name of the subject at that time, and links to it only while it exists', async () => {
    const card = await product.make.card(ada.client, project, { title: 'As it was' });
    await change(card, { title: 'As it is' });
    expect((await entries()).map(({ subject }) => subject)).toEqual([
      { slug: card, title: 'As it is' },
      { slug: card, title: 'As it was' },
    ]);
    await ada.client.call('DELETE /v1/cards/{id}', { params: { id: card } });
    expect((await entries()).map(({ subject }) => subject?.slug)).toEqual([null, null, null]);
  });

  it('has no entry for failed calls, and entries for successful ones (control)', async () => {
    const texts = { description: 'x'.repeat(30_000) };
    const a = await product.make.card(ada.client, project, texts);
    const b = await product.make.card(ada.client, project, { description: 'y'.repeat(30_000) });
    const before = await told();
    const params = { a, b };
    expect((await ada.client.call('POST /v1/cards/merge/{a}/{b}', { params })).status).toBe(409);
    expect(await told()).toEqual(before);
    await change(b, { description: 'short' });
    expect((await ada.client.call('POST /v1/cards/merge/{a}/{b}', { params })).status).toBe(200);
    expect((await told())[0]?.[0]).toBe('card_merged');
  });

  it('is read a page at a time, by kind and by person, the team being one', async () => {
    const ben = await product.make.projectMember(project, 'project_collaborator', { name: 'Ben' });
    const team = await product.make.projectMember(project, 'project_collaborator', { email: 'eve@team.example' });
    await product.make.card(ben.client, project, { title: 'By Ben' });
    await product.make.card(team.client, project, { title: 'By the team' });
    const body = { data: { type: 'briefs', attributes: { challenge: 'How?' } } } as const;
    await ben.client.call('PATCH /v1/projects/{id}/brief', { params: { id: project }, body });
    expect(await told({ 'filter[kind]': 'brief' })).toHaveLength(1);
    expect((await told({ 'filter[person]': ben.slug })).map(([kind]) => kind)).toEqual([
      'brief_changed',
      'card_created',
    ]);
    const [byTeam] = await entries({ 'filter[person]': 'team' });
    expect(byTeam).toMatchObject({ subject: { title: 'By the team' }, person: { id: 'team', name: 'Scanning team' } });
    const page = await list({ 'page[size]': '2', 'page[number]': '2' });
    expect(page.body.meta).toMatchObject({ current_page: 2, total_record_count: 4, total_page_count: 2 });
    expect(page.body.data.map(({ attributes }) => attributes.kind)).toEqual(['card_created', 'project_created']);
    expect((await ada.client.send('GET', `/v1/projects/${project}/activity?filter[kind]=all`)).status).toBe(400);
  });

  it('is only for people who may write', async () => {
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect((await list({}, viewer.client)).status).toBe(403);
    const stranger = await product.make.person();
    expect((await list({}, stranger.client)).status).toBe(404);
  });

  it('is stored for 180 days', async () => {
    for (const [title, age] of [
      ['Old', '181 days'],
      ['Young', '179 days'],
    ] as const) {
      await product.make.card(ada.client, project, { title });
      const aged = 'update project_events set created_at = now() - $1::interval where subject_titles[1] = $2';
      await query(product, aged, [age, title]);
    }
    await removeOldActivities(product.database.db);
    expect((await told()).map(([, title]) => title)).toEqual(['Young']);
  });
});

/** Changes in a project that the activity does not report, and why. */
const unreported: ReadonlySet<EndpointName> = new Set<EndpointName>([
  // These calls only read.
  'listConclusions',
  'suggestTags',
  'readMapSelection',
  'readRepositoryNeighbours',
  // The map is made from the cards, and changes with them.
  'updateMapGroup',
  'layOutMap',
  // A tag is reported with the card that it is added to; the alt text belongs to the picture.
  'createTag',
  'updateAttachment',
  // Who rated is private, and comments are shown where they were made.
  'rateTrend',
  'withdrawRating',
  'createComment',
  'updateComment',
  'deleteComment',
  // A visit is private.
  'recordVisit',
  // Exporting changes nothing in the project.
  'downloadPdf',
  'createExport',
  'deleteExport',
  // A draft is not reported until a person saves it. The radar that is made from a draft is reported.
  'suggest',
  'ask',
  'draftSignals',
  'startGeneration',
  'continueGeneration',
  'reviewGeneration',
  // Needs a page to read: see captured-cards.test.ts.
  'capture',
  // Needs another project, since nothing moves within one: see card-moves.test.ts.
  'bulkMoveCards',
]);
const changing = (Object.entries(api) as [EndpointName, Endpoint][])
  .filter(
    ([name, endpoint]) =>
      endpoint.method !== 'GET' &&
      requirementsOf(endpoint).some(([action = '']) => /^(?!workspace\.)\w+\./.test(action)) &&
      !unreported.has(name),
  )
  .map(([name]) => name);

/** A project with one of everything. */
async function newFixtures(): Promise<Fixtures> {
  const { client } = ada;
  const { make } = product;
  const card = await make.card(client, project, { tags: [{ name: 'heat' }, { name: 'warmth' }] });
  const trashed = await make.card(client, project);
  const params = { id: project };
  await client.call('POST /v1/cards/bulk-delete', { body: { card_slugs: [trashed] } });
  for (const challenge of ['Now?', 'Next?']) {
    const body = { data: { type: 'briefs', attributes: { challenge } } } as const;
    await client.call('PATCH /v1/projects/{id}/brief', { params, body });
  }
  const deletedTag = await tagSlug('Values');
  await client.call('DELETE /v1/tags/{id}', { params: { id: deletedTag } });
  const { project: trashedProject } = await make.project(client);
  await client.call('DELETE /v1/projects/{id}', { params: { id: trashedProject } });
  const fixtures: Partial<Fixtures> = {
    workspace,
    project,
    card,
    trashed,
    trashedProject,
    draft: await make.card(client, project, { public: false }),
    tag: await tagSlug('heat'),
    otherTag: await tagSlug('warmth'),
    deletedTag,
    ...(await makeImageLink(client, card)),
    ...(await makeGenerations(product, project, ada, 'Heat')),
  };
  const conclusions = await makeConclusions(client, project, card, 'A');
  const published = await publishRadar(client, project, conclusions.radar);
  return { ...fixtures, ...conclusions, ...published } as Fixtures;
}

const lines = async () => (await query(product, 'select id from project_events where listed')).length;

/** Whether a call removes its subject, so that the next call needs new fixtures. */
const harms = (name: EndpointName) => /^(bulkD|d)elete|^merge/.test(name);
const together: EndpointName[][] = [
  changing.filter((name) => !harms(name)),
  ...changing.filter(harms).map((name) => [name]),
];

describe('every change in a project', () => {
  it.each(together.map((names) => ({ names })))('leaves a line in the activity: $names', async ({ names }) => {
    const fixtures = await newFixtures();
    for (const name of names) {
      // Moves the earlier activities back, so that the next change is not part of the same entry.
      await query(product, `update project_events set created_at = created_at - interval '61 minutes'`);
      const before = await lines();
      const { method, path, body, type } = validRequests[name](fixtures);
      const answer = await ada.client.send(method, path, { body, ...(type && { type }) });
      expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
      expect(await lines(), name).toBeGreaterThan(before);
    }
  });
});
