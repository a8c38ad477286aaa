import type { CommentSubject } from '@foreglow/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { OpenStreams, stateId } from '#test/support/live.ts';
import { withdraw } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let person: Person;
let ada: Client;
let workspace: string;
let project: string;
const open = new OpenStreams();

beforeAll(async () => {
  product = await startProduct();
  person = await product.make.administrator();
  ada = person.client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
});
afterEach(() => open.closeAll());
afterAll(() => product?.stop());

const follow = (reader: Person, scope: string) => open.follow(product.address, reader, scope);
const viewer = () => product.make.projectMember(project, 'project_viewer');
const card = (attributes: object = {}) => product.make.card(ada, project, attributes);
const say = async (text: string, subject: string, type: CommentSubject = 'cards') => {
  const attributes = { subject_type: type, subject_slug: subject, text };
  const body = { data: { type: 'comments', attributes } } as const;
  return (await ada.call('POST /v1/projects/{id}/comments', { params: { id: project }, body })).body.data.id;
};

describe('comments', () => {
  it('are reported to the followers of the project on every change', async () => {
    const subject = await card();
    const { live } = await follow(await viewer(), `project=${project}`);
    const comment = await say('First', subject);
    const params = { id: project, commentId: comment };
    const change = (attributes: object) =>
      ada.call('PATCH /v1/projects/{id}/comments/{commentId}', {
        params,
        body: { data: { type: 'comments', attributes } },
      });
    await change({ text: 'Put otherwise' });
    await change({ resolved: true });
    await ada.call('DELETE /v1/projects/{id}/comments/{commentId}', { params });
    const told = [];
    for (let at = 0; at < 4; at += 1) told.push(await live.next());
    expect(told.map((event) => [event?.type, event?.project_slug])).toEqual(Array(4).fill(['comments', project]));
    // The figures of the cards need not be counted again because of comments.
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards', version: 2 });
  });
});

describe('notifications', () => {
  it('reach their recipient in every window, and nobody else', async () => {
    const [ben, cem] = [await viewer(), await viewer()];
    const subject = await card();
    const elsewhere = await product.make.project(ada);
    await product.make.admit(ben, elsewhere.project, 'project_viewer');
    const bens = [`project=${project}`, `project=${elsewhere.project}`, ''];
    const his = await Promise.all(bens.map((scope) => follow(ben, scope)));
    const others = await Promise.all([follow(cem, `project=${project}`), follow(cem, ''), follow(person, '')]);
    const before = await Promise.all([stateId(cem.client, ''), stateId(person.client, ''), stateId(ben.client, '')]);
    await say(`Look, @[${ben.slug}]`, subject);
    for (const { live } of his) {
      expect(await live.until('notifications')).toMatchObject({ project_slug: null, version: 1 });
    }
    const [first] = (await ben.client.call('GET /v1/notifications')).body.data;
    // A notification that is read in one window is read in the others.
    await ben.client.call('PATCH /v1/notifications/{id}', {
      params: { id: first?.id ?? '' },
      body: { data: { type: 'notifications', attributes: { read: true } } },
    });
    for (const { live } of his) expect((await live.until('notifications')).version).toBe(2);
    await ben.client.call('POST /v1/notifications/read-all');

    // The next event for the others is about something else, and the unchanged ids of their states show that there was
    // no event for them.
    const after = await Promise.all([stateId(cem.client, ''), stateId(person.client, ''), stateId(ben.client, '')]);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).not.toBe(before[2]);
    expect(await others[0].live.next()).toMatchObject({ type: 'comments' });
    await say(`Look, @[${cem.slug}]`, subject);
    for (const { live } of others.slice(0, 2)) {
      expect((await live.until('notifications')).version).toBe(1);
    }
  });

  it('are reported again when they are removed with their comment', async () => {
    const ben = await viewer();
    const comment = await say(`Look, @[${ben.slug}]`, await card());
    const { live } = await follow(ben, '');
    await ada.call('DELETE /v1/projects/{id}/comments/{commentId}', { params: { id: project, commentId: comment } });
    expect(await live.next()).toMatchObject({ type: 'notifications', version: 2 });
  });
});

describe('events that reach a user in every window', () => {
  const unread = async (reader: Person) => (await reader.client.call('GET /v1/notifications')).body.meta.unread;

  it('are notifications that are added and removed with their subject', async () => {
    const ben = await viewer();
    const params = { id: project };
    const [one, other] = [await card(), await card()];
    const insight = await product.make.insight(ada, project);
    const trend = await product.make.trend(ada, project);
    const mention = `Look, @[${ben.slug}]`;
    await say(mention, one);
    await say(mention, insight, 'insights');
    await say(mention, trend, 'trends');
    expect(await unread(ben)).toBe(3);
    const publish = (isPublic: boolean) =>
      ada.call('PATCH /v1/cards/{id}', {
        params: { id: one },
        body: { data: { type: 'cards', attributes: { public: isPublic } } },
      });
    const cards = { body: { card_slugs: [one] } };
    const theInsight = { params: { ...params, conclusionId: insight } };
    const theTrend = { params: { ...params, conclusionId: trend } };
    const steps: [string, number, () => Promise<unknown>][] = [
      ['a draft', 2, () => publish(false)],
      ['a card', 3, () => ada.call('POST /v1/cards/bulk-update', { body: { ...cards.body, public: true } })],
      ['a card in the trash', 2, () => ada.call('DELETE /v1/cards/{id}', { params: { id: one } })],
      ['a card again', 3, () => ada.call('POST /v1/cards/bulk-restore', cards)],
      ['a merged card', 2, () => ada.call('POST /v1/cards/merge/{a}/{b}', { params: { a: one, b: other } })],
      ['no insight', 1, () => ada.call('DELETE /v1/projects/{id}/insights/{conclusionId}', theInsight)],
      ['an insight', 2, () => ada.call('POST /v1/projects/{id}/insights/{conclusionId}/restore', theInsight)],
      ['no trend', 1, () => ada.call('DELETE /v1/projects/{id}/trends/{conclusionId}', theTrend)],
      ['a trend', 2, () => ada.call('POST /v1/projects/{id}/trends/{conclusionId}/restore', theTrend)],
      ['no project', 0, () => ada.call('DELETE /v1/projects/{id}', { params })],
      ['a project', 2, () => ada.call('POST /v1/projects/{id}/restore', { params })],
    ];
    const { live } = await follow(ben, '');
    for (const [what, left, step] of steps) {
      await step();
      expect((await live.next())?.type, what).toBe('notifications');
      expect(await unread(ben), what).toBe(left);
    }
  });

  it('are changes of the user’s workspaces: their names, their existence, and the user’s roles in them', async () => {
    const [ben, stranger] = [await viewer(), await product.make.person()];
    await say(`Look, @[${ben.slug}]`, await card());
    const params = { id: workspace };
    const home = await follow(ben, '');
    const inside = await follow(ben, `project=${project}`);
    const elsewhere = await stateId(stranger.client, '');
    const title = { data: { type: 'workspaces', attributes: { title: 'Renamed' } } } as const;
    await ada.call('PATCH /v1/workspaces/{id}', { params, body: title });
    for (const { live } of [home, inside]) expect(await live.next()).toMatchObject({ type: 'workspaces', version: 2 });
    await ada.call('DELETE /v1/workspaces/{id}', { params });
    expect([(await home.live.next())?.type, await unread(ben)]).toEqual(['workspaces', 0]);
    await inside.live.ended;
    await ada.call('POST /v1/workspaces/{id}/restore', { params });
    expect([(await home.live.next())?.type, await unread(ben)]).toEqual(['workspaces', 1]);
    await withdraw(ada, ben, { project_slug: project });
    expect([(await home.live.next())?.type, await unread(ben)]).toEqual(['workspaces', 0]);
    const administrator = { data: { type: 'users', attributes: { is_global_admin: true } } } as const;
    await ada.call('PATCH /v1/users/{id}', { params: { id: ben.slug }, body: administrator });
    // This ends the session. After signing in again, the user sees what an administrator sees.
    await home.live.ended;
    expect(await unread({ ...ben, ...(await product.make.session(ben.email)) })).toBe(1);
    expect(await stateId(stranger.client, '')).toBe(elsewhere);
  });

  it('are new names of people, for those who work with them', async () => {
    const ben = await viewer();
    const cem = await viewer();
    const elsewhere = await product.make.project(ada);
    const { live } = await follow(cem, `project=${project}`);
    const before = await stateId(ada, `project=${elsewhere.project}`);
    const rename = (attributes: object) =>
      ben.client.call('PATCH /v1/me', { body: { data: { type: 'users', attributes } } });
    // The theme that Ben uses is not reported to others.
    await rename({ theme: 'dark', name: 'Somebody' });
    await rename({ name: 'Benedikt' });
    expect(await live.next()).toMatchObject({ type: 'members', project_slug: null, version: 1 });
    expect(await stateId(ada, `project=${elsewhere.project}`)).toBe(before);
  });
});
