import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldTrash } from '#features/trash/trash.jobs.ts';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Person;
let ben: Person;
let viewer: Person;
let workspace: string;
let project: string;
let card: string;

beforeAll(async () => {
  product = await startProduct({ team: { name: 'Scanning team', domains: ['team.example'] } });
  ada = await product.make.administrator();
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada.client));
  ben = await product.make.projectMember(project, 'project_collaborator', { name: 'Ben' });
  viewer = await product.make.projectMember(project, 'project_viewer', { name: 'Vera' });
  card = await product.make.card(ada.client, project, { title: 'Heat pumps' });
});
afterAll(() => product?.stop());

const say = async (client: Client, text: string, more: object = {}) =>
  client.call('POST /v1/projects/{id}/comments', {
    params: { id: project },
    body: { data: { type: 'comments', attributes: { subject_type: 'cards', subject_slug: card, text, ...more } } },
  });
const said = async (client: Client, text: string, more: object = {}) => (await say(client, text, more)).body.data.id;
const change = (client: Client, commentId: string, attributes: object) =>
  client.call('PATCH /v1/projects/{id}/comments/{commentId}', {
    params: { id: project, commentId },
    body: { data: { type: 'comments', attributes } },
  });
const remove = (client: Client, commentId: string) =>
  client.call('DELETE /v1/projects/{id}/comments/{commentId}', { params: { id: project, commentId } });
const list = (client: Client, on = card) =>
  client.call('GET /v1/projects/{id}/comments', {
    params: { id: project },
    query: { 'filter[on]': 'cards', 'filter[slug]': on },
  });
const threads = async (client = ada.client) => (await list(client)).body.data.map(({ attributes }) => attributes);

describe('comments on a card', () => {
  it('are threads in the order of their creation, with their authors', async () => {
    const first = await said(ben.client, ' First\r\nline ');
    await say(ada.client, 'Second');
    await say(ada.client, 'A reply', { parent_id: first });
    const [one, two] = await threads(ben.client);
    expect(one).toMatchObject({ text: 'First\nline', own: true, deletable: true, author: { name: 'Ben' } });
    expect(one?.replies).toMatchObject([{ text: 'A reply', own: false, deletable: false, author: { name: 'Ada' } }]);
    expect([two?.text, two?.replies]).toEqual(['Second', []]);
    expect((await threads(ada.client))[0]?.deletable).toBe(true);
  });

  it('are refused, and change nothing, when somebody moves the card before they are stored', async () => {
    const attributes = { title: 'Target', workspace_slug: workspace };
    const made = await ada.client.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
    const target = made.body.data.id;
    const move = (project_slug: string) =>
      ada.client.call('POST /v1/cards/bulk-move', { body: { card_slugs: [card], project_slug } });
    const first = await said(ben.client, 'First');
    const before = await threads();
    const attempts: [Parameters<typeof meanwhile>[1], () => Promise<{ status: number }>][] = [
      ['createComment', () => say(ben.client, 'Second')],
      ['updateComment', () => change(ben.client, first, { text: 'Changed' })],
      ['deleteComment', () => remove(ben.client, first)],
    ];
    for (const [endpoint, attempt] of attempts) {
      meanwhile(product, endpoint, () => move(target));
      expect((await attempt()).status).toBe(404);
      expect((await move(project)).status).toBe(200);
      expect(await threads()).toEqual(before);
      expect(await query(product, 'select 1 from comments where subject_slug = $1', [card])).toHaveLength(1);
    }
  });

  it('can also be on insights and trends, each with separate comments', async () => {
    const insight = await product.make.insight(ada.client, project);
    const trend = await product.make.trend(ada.client, project);
    for (const [subject_type, subject_slug] of [
      ['insights', insight],
      ['trends', trend],
    ]) {
      await say(ben.client, `On ${subject_type}`, { subject_type, subject_slug });
    }
    const on = async (type: 'insights' | 'trends', slug: string) => {
      const query = { 'filter[on]': type, 'filter[slug]': slug };
      const answer = await ada.client.call('GET /v1/projects/{id}/comments', { params: { id: project }, query });
      return answer.body.data.map(({ attributes }) => attributes.text);
    };
    expect([await on('insights', insight), await on('trends', trend)]).toEqual([['On insights'], ['On trends']]);
    const told = (await ada.client.call('GET /v1/notifications')).body.data.map(({ attributes }) => attributes.subject);
    expect(told.slice(0, 2).map(({ type, slug }) => [type, slug])).toEqual([
      ['trends', trend],
      ['insights', insight],
    ]);
    expect((await say(ada.client, 'Elsewhere', { subject_type: 'trends', subject_slug: insight })).status).toBe(404);
  });

  it('can only mention members, and name them', async () => {
    const answer = await say(ada.client, `@[${ben.slug}] and again @[${ben.slug}], see @ and @[no one]`);
    expect(answer.body.data.attributes.mentions).toEqual([{ slug: ben.slug, name: 'Ben' }]);
    const stranger = await product.make.person();
    for (const slug of [stranger.slug, 'nobody']) {
      const refused = await say(ada.client, `@[${slug}]`);
      expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/text']);
    }
    expect(await threads()).toHaveLength(1);
  });

  it('offer the people who can be mentioned, the people of the team only to the team', async () => {
    const eve = await product.make.projectMember(project, 'project_admin', { name: 'Eve', email: 'eve@team.example' });
    const names = async (client: Client) => {
      const { body } = await client.call('GET /v1/projects/{id}/comments/people', { params: { id: project } });
      return body.data.map(({ attributes }) => attributes.name);
    };
    expect(await names(ben.client)).toEqual(['Ada', 'Vera']);
    expect(await names(eve.client)).toEqual(['Ada', 'Ben', 'Vera']);
    expect(await names(ada.client)).toEqual(['Ben', 'Vera']);
    await say(eve.client, 'Ours');
    expect((await threads(ben.client))[0]?.author?.name).toBe('Scanning team');
  });

  it('on a draft can only mention people who see it', async () => {
    const draft = await product.make.card(ada.client, project, { public: false });
    const people = async (on: object) =>
      (await ada.client.call('GET /v1/projects/{id}/comments/people', { params: { id: project }, query: on })).body
        .data;
    const named = async (on: object) => (await people(on)).map(({ attributes }) => attributes.name);
    expect(await named({ 'filter[on]': 'cards', 'filter[slug]': draft })).toEqual(['Ben']);
    expect(await named({ 'filter[on]': 'cards', 'filter[slug]': card })).toEqual(['Ben', 'Vera']);
    const refused = await say(ada.client, `Look, @[${viewer.slug}]`, { subject_slug: draft });
    expect(refused.errors).toMatchObject([{ status: '422', source: { pointer: '/data/attributes/text' } }]);
    expect((await list(ada.client, draft)).body.data).toEqual([]);
    expect((await say(ada.client, `Look, @[${ben.slug}]`, { subject_slug: draft })).status).toBe(201);
    expect((await say(ada.client, `Look, @[${viewer.slug}]`)).status).toBe(201);
  });

  it('are created once when they are sent again because no answer arrived', async () => {
    const first = await said(ada.client, 'Is this new?');
    expect(await said(ada.client, 'Is this new?')).toBe(first);
    const reply = await said(ada.client, 'Is this new?', { parent_id: first });
    expect(reply).not.toBe(first);
    expect(await said(ben.client, 'Is this new?')).not.toBe(first);
    expect((await list(ada.client)).body.data).toHaveLength(2);
    // After some time, or once the first comment was deleted, the same words are a new comment.
    await remove(ada.client, reply);
    expect(await said(ada.client, 'Is this new?', { parent_id: first })).not.toBe(reply);
    await query(product, `update comments set created_at = created_at - interval '2 minutes' where slug = $1`, [first]);
    expect(await said(ada.client, 'Is this new?')).not.toBe(first);
  });

  it('are changed only by their author, and show that they were changed', async () => {
    const id = await said(ben.client, 'Before');
    expect((await change(ada.client, id, { text: 'Mine now' })).status).toBe(403);
    expect((await threads())[0]).toMatchObject({ text: 'Before', edited_at: null });
    expect((await change(ben.client, id, { text: 'After' })).body.data.attributes.edited_at).not.toBeNull();
    expect((await threads())[0]?.text).toBe('After');
  });

  it('are answered with their replies and who may delete them, when they are changed or sent again', async () => {
    const id = await said(ben.client, 'Before');
    await said(ada.client, 'A reply', { parent_id: id });
    const [shownToAda] = await threads();
    expect(shownToAda).toMatchObject({ deletable: true, replies: [{ text: 'A reply' }] });
    expect((await say(ben.client, 'Before')).body.data.attributes).toEqual((await threads(ben.client))[0]);
    expect((await change(ada.client, id, { resolved: true })).body.data.attributes).toEqual((await threads())[0]);
    const changed = (await change(ben.client, id, { text: 'After' })).body.data.attributes;
    expect(changed).toEqual((await threads(ben.client))[0]);
    expect(changed).toMatchObject({ deletable: true, replies: [{ text: 'A reply', deletable: false }] });
  });

  it('get no text back when they are deleted while their author changes them', async () => {
    const first = await said(ben.client, 'First');
    await say(ada.client, 'A reply', { parent_id: first });
    meanwhile(product, 'updateComment', () => remove(ada.client, first));
    const answer = await change(ben.client, first, { text: 'Changed' });
    expect([answer.status, answer.errors[0]?.code]).toEqual([403, 'forbidden']);
    expect(await query(product, 'select text from comments where slug = $1', [first])).toEqual([{ text: '' }]);
  });

  it('are resolved by users who may write, and reopened by a reply', async () => {
    const id = await said(ada.client, 'Is this so?');
    const reply = await said(ada.client, 'Anybody?', { parent_id: id });
    expect((await change(ben.client, id, { resolved: true })).body.data.attributes.resolved?.by).toBe('Ben');
    expect((await change(ben.client, reply, { resolved: true })).status).toBe(422);
    await say(ada.client, 'Still not', { parent_id: id });
    expect((await threads())[0]?.resolved).toBeNull();
  });

  it('are removed when they are deleted, but remain without text while they have replies', async () => {
    const [id, other] = [await said(ada.client, 'First'), await said(ben.client, 'Other')];
    const reply = await said(ben.client, 'A reply', { parent_id: id });
    expect((await remove(ben.client, id)).status).toBe(403);
    expect((await remove(ada.client, id)).status).toBe(204);
    const [first] = await threads(ben.client);
    expect(first).toMatchObject({ slug: id, text: null, author: null, deletable: false });
    expect(first?.replies).toHaveLength(1);
    expect((await change(ada.client, id, { text: 'Back' })).status).toBe(403);
    await remove(ben.client, reply);
    await remove(ada.client, other);
    expect(await threads()).toEqual([]);
  });

  it.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ subject_type: 'tags' }, 'subject_type'],
    [{ parent_id: 'nowhere' }, 'parent_id'],
  ])('are refused if they are not comments (%#)', async (more, field) => {
    const attributes = { subject_type: 'cards', subject_slug: card, text: 'Fine', ...more };
    const body = JSON.stringify({ data: { type: 'comments', attributes } });
    const answer = await ada.client.send('POST', `/v1/projects/${project}/comments`, { body });
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${field}`]);
    expect(await threads()).toEqual([]);
  });

  it('cannot reply in a thread of another card', async () => {
    const id = await said(ada.client, 'Here');
    const other = await product.make.card(ada.client, project);
    expect((await say(ada.client, 'There', { subject_slug: other, parent_id: id })).status).toBe(422);
  });

  it('are read but not written by viewers, who cannot access drafts and other projects', async () => {
    const id = await said(ada.client, 'Read this');
    expect((await threads(viewer.client))[0]?.text).toBe('Read this');
    expect((await say(viewer.client, 'Mine')).status).toBe(403);
    expect((await change(viewer.client, id, { resolved: true })).status).toBe(403);
    const draft = await product.make.card(ada.client, project, { public: false });
    const onDraft = await said(ada.client, 'Secret', { subject_slug: draft });
    expect([(await list(viewer.client, draft)).status, (await list(ben.client, draft)).status]).toEqual([404, 200]);
    expect((await remove(viewer.client, onDraft)).status).toBe(404);
    const elsewhere = await product.make.project(ada.client);
    const foreign = await product.make.card(ada.client, elsewhere.project);
    expect((await say(ada.client, 'Lost', { subject_slug: foreign })).status).toBe(404);
  });

  it('are permanently removed with their card', async () => {
    await say(ada.client, 'On it');
    await ada.client.call('DELETE /v1/cards/{id}', { params: { id: card } });
    await removeOldTrash(product.database.db);
    const count = () => query(product, 'select 1 from comments where subject_slug = $1', [card]);
    expect(await count()).toHaveLength(1);
    await query(product, `update cards set deleted_at = now() - interval '31 days' where slug = $1`, [card]);
    await removeOldTrash(product.database.db);
    expect(await count()).toHaveLength(0);
  });
});
