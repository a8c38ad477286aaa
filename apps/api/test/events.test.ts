import { type CommentSubject, limits } from '@foreglow/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import type { Person } from './support/factory.ts';
import { Live } from './support/live.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let product: Product;
let person: Person;
let ada: Client;
let workspace: string;
let project: string;
const open: Live[] = [];

beforeAll(async () => {
  product = await startProduct();
  person = await product.make.administrator();
  ada = person.client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
});
afterEach(() => Promise.all(open.splice(0).map((live) => live.close())));
afterAll(() => product?.stop());

/** Opens a stream and reads its first event. */
async function follow(
  reader: Person,
  scope: string,
  lastId?: string,
): Promise<{ live: Live; first: string; id: string }> {
  const live = await Live.open(product.address, reader.token, scope, lastId);
  open.push(live);
  const first = await live.next();
  return { live, first: first?.type ?? `${live.status}`, id: first?.id ?? '' };
}
const stateId = async (reader: Client, scope: string) => {
  const answer = await reader.send('GET', `/v1/events?${scope}`);
  return (answer.body as { data: { id: string } }).data.id;
};
const viewer = () => product.make.projectMember(project, 'project_viewer');
const card = (attributes: object = {}) => product.make.card(ada, project, attributes);
const withdraw = (who: Person, place: object) =>
  ada.call('DELETE /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id: who.slug, ...place } as never } },
  });

describe('a stream of a project', () => {
  it('tells a reader immediately that another person made a card, without its content', async () => {
    const reader = await viewer();
    const { live, first } = await follow(reader, `project=${project}`);
    expect([first, live.headers.get('content-type'), live.headers.get('cache-control')]).toEqual([
      'ready',
      'text/event-stream',
      'no-store',
    ]);
    await card({ title: 'A secret' });
    expect(await live.next()).toEqual({
      id: await stateId(reader.client, `project=${project}`),
      type: 'cards',
      project_slug: project,
      version: 1,
    });
  });

  it('reports every kind of change once and in order', async () => {
    const { live } = await follow(await viewer(), `project=${project}`);
    const id = await card({ tags: [{ name: 'heat' }] });
    await ada.call('PATCH /v1/cards/{id}', {
      params: { id },
      body: { data: { type: 'cards', attributes: { title: 'Changed' } } },
    });
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
    await ada.call('DELETE /v1/tags/{id}', { params: { id: tags.body.data[0]?.id ?? '' } });
    await ada.call('PATCH /v1/projects/{id}', {
      params: { id: project },
      body: { data: { type: 'projects', attributes: { title: 'Renamed' } } },
    });
    const member = await viewer();
    await withdraw(member, { project_slug: project });
    const { slug } = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    await ada.call('POST /v1/permissions', {
      body: {
        data: {
          type: 'permissions',
          attributes: { user_id: slug, workspace_slug: workspace, role: 'workspace_creator' },
        },
      },
    });
    await ada.call('POST /v1/projects/{id}/imports', { params: { id: project }, body: 'title\nOne\nTwo' });
    const told = [];
    for (let at = 0; at < 7; at += 1) told.push(await live.next());
    expect(told.map((event) => [event?.type, event?.project_slug, event?.version])).toEqual([
      ['cards', project, 1],
      ['cards', project, 2],
      ['tags', project, 3],
      ['project', project, 2],
      ['members', project, 3],
      ['members', null, 1],
      ['cards', project, 4],
    ]);
    expect(new Set(told.map((event) => event?.id)).size).toBe(7);
  });

  it('reports nothing about other projects', async () => {
    const { live } = await follow(await viewer(), `project=${project}`);
    const other = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Other', workspace_slug: workspace } } },
    });
    await product.make.card(ada, other.body.data.id);
    await product.make.card(ada, (await product.make.project(ada)).project);
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards', project_slug: project });
  });

  it('reports no changes that were not committed', async () => {
    const { live } = await follow(await viewer(), `project=${project}`);
    const id = await card();
    await live.until('cards');
    // This call fails after the change was recorded in its transaction.
    const refused = await ada.call('PATCH /v1/cards/{id}', {
      params: { id },
      body: { data: { type: 'cards', attributes: { title: 'x', based_on: '2000-01-01T00:00:00Z' } } },
    });
    expect(refused.status).toBe(409);
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards', version: 2 });
  });

  it('continues without a gap after the last received event', async () => {
    const reader = await viewer();
    const { live, id } = await follow(reader, `project=${project}`);
    await card();
    const seen = (await live.until('cards')).id;
    await live.close();
    // Nothing was missed.
    expect(await follow(reader, `project=${project}`, seen)).toMatchObject({ first: 'ready', id: seen });
    await card();
    for (const lastId of [seen, id, 'nonsense']) {
      const again = await follow(reader, `project=${project}`, lastId);
      expect([again.first, again.id]).toEqual(['changed', await stateId(reader.client, `project=${project}`)]);
    }
  });

  it('misses no change between its opening and its first event', async () => {
    const reader = await viewer();
    const writers = Array.from({ length: 12 }, () => card());
    const streams = await Promise.all(Array.from({ length: 6 }, () => follow(reader, `project=${project}`)));
    await Promise.all(writers);
    const last = await stateId(reader.client, `project=${project}`);
    for (const { live, id } of streams) {
      let seen = id;
      while (seen !== last) seen = (await live.next())?.id ?? last;
      expect(seen).toBe(last);
    }
  });
});

describe('a stream of a workspace', () => {
  it('reports changes of all its projects, including new and removed ones', async () => {
    const reader = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const { live } = await follow(reader, `workspace=${workspace}`);
    await card();
    expect(await live.next()).toMatchObject({ type: 'cards', project_slug: project });
    const made = await ada.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Second', workspace_slug: workspace } } },
    });
    expect(await live.next()).toMatchObject({ type: 'project', project_slug: made.body.data.id });
    await product.make.card(ada, made.body.data.id);
    expect(await live.next()).toMatchObject({ type: 'cards', project_slug: made.body.data.id });
    const elsewhere = await product.make.project(ada);
    await ada.call('POST /v1/projects/{id}/{workspaceId}/move', {
      params: { id: project, workspaceId: elsewhere.workspace },
    });
    expect(await live.next()).toMatchObject({ type: 'changed', project_slug: null });
    const seen = await stateId(reader.client, `workspace=${workspace}`);
    await card();
    await product.make.card(ada, made.body.data.id);
    const next = await live.next();
    expect(next).toMatchObject({ type: 'cards', project_slug: made.body.data.id });
    expect(next?.id).not.toBe(seen);
  });
});

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
    const theInsight = { params: { ...params, insightId: insight } };
    const theTrend = { params: { ...params, trendId: trend } };
    const steps: [string, number, () => Promise<unknown>][] = [
      ['a draft', 2, () => publish(false)],
      ['a card', 3, () => ada.call('POST /v1/cards/bulk-update', { body: { ...cards.body, public: true } })],
      ['a card in the trash', 2, () => ada.call('DELETE /v1/cards/{id}', { params: { id: one } })],
      ['a card again', 3, () => ada.call('POST /v1/cards/bulk-restore', cards)],
      ['a merged card', 2, () => ada.call('POST /v1/cards/merge/{a}/{b}', { params: { a: one, b: other } })],
      ['no insight', 1, () => ada.call('DELETE /v1/projects/{id}/insights/{insightId}', theInsight)],
      ['an insight', 2, () => ada.call('POST /v1/projects/{id}/insights/{insightId}/restore', theInsight)],
      ['no trend', 1, () => ada.call('DELETE /v1/projects/{id}/trends/{trendId}', theTrend)],
      ['a trend', 2, () => ada.call('POST /v1/projects/{id}/trends/{trendId}/restore', theTrend)],
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
    await withdraw(ben, { project_slug: project });
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

describe('a stream', () => {
  it('is only for people who may see the content, and reveals nothing to others', async () => {
    const stranger = await product.make.person();
    const member = await viewer();
    for (const [reader, scope] of [
      [stranger, `project=${project}`],
      [stranger, `workspace=${workspace}`],
      [member, `workspace=${workspace}`],
      [member, 'project=none'],
    ] as const) {
      const live = await Live.open(product.address, reader.token, scope);
      expect([live.status, (await live.ended).includes(project)]).toEqual([404, false]);
    }
    const unknown = await Live.open(product.address, 'x'.repeat(43), `project=${project}`);
    expect([unknown.status, (await unknown.ended).includes('login_required')]).toEqual([401, true]);
    for (const scope of [`project=${project}&workspace=${workspace}`, 'project=Ä', 'other=1']) {
      expect((await Live.open(product.address, person.token, scope)).status).toBe(400);
    }
  });

  it('ends when its reader loses the role, the session or the account, or the project goes', async () => {
    const ends: [string, (reader: Person) => Promise<unknown>][] = [
      ['role', (reader) => withdraw(reader, { project_slug: project })],
      ['session', (reader) => reader.client.call('DELETE /v1/logout')],
      [
        'account',
        (reader) =>
          ada.call('PATCH /v1/users/{id}', {
            params: { id: reader.slug },
            body: { data: { type: 'users', attributes: { disabled: true } } },
          }),
      ],
      ['project', () => ada.call('DELETE /v1/projects/{id}', { params: { id: project } })],
    ];
    for (const [what, end] of ends) {
      const reader = await viewer();
      // The events that a client receives depend only on the session.
      const scope = what === 'session' ? '' : `project=${project}`;
      const { live, first } = await follow(reader, scope);
      expect(first, what).toBe('ready');
      await end(reader);
      await live.ended;
      expect((await Live.open(product.address, reader.token, scope)).status, what).not.toBe(200);
    }
  });

  it('ends during maintenance, but not that of an administrator', async () => {
    const maintenance = (on: boolean) =>
      ada.call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes: { maintenance: { on } } } } });
    const { live } = await follow(await viewer(), `project=${project}`);
    const administrators = await follow(person, `project=${project}`);
    await maintenance(true);
    try {
      await live.ended;
      await card();
      expect(await administrators.live.next()).toMatchObject({ type: 'cards' });
    } finally {
      await maintenance(false);
    }
  });

  it('notices changes that were not announced', async () => {
    const { live } = await follow(await viewer(), `project=${project}`);
    await query(product, 'update projects set cards_version = cards_version + 1 where slug = $1', [project]);
    expect(await live.next()).toMatchObject({ type: 'changed', project_slug: project });
  });

  it('counts towards the limit of open streams of a person', async () => {
    const reader = await viewer();
    for (let at = 0; at < limits.eventStreamsPerUser; at += 1) {
      expect((await follow(reader, `project=${project}`)).first).toBe('ready');
    }
    const refused = await Live.open(product.address, reader.token, `project=${project}`);
    expect([refused.status, (await refused.ended).includes('too_many_requests')]).toEqual([429, true]);
    expect((await follow(await viewer(), `project=${project}`)).first).toBe('ready');
    await open[0]?.close();
    await expect.poll(async () => (await follow(reader, `project=${project}`)).first).toBe('ready');
  });
});

describe('the state of a project', () => {
  it('can be requested by clients that cannot follow events, and has another id after every change', async () => {
    const reader = await viewer();
    const answer = await reader.client.call('GET /v1/events', { query: { project } });
    expect(answer.body.data.attributes).toEqual({ workspace_slug: workspace, project_slug: project });
    expect(await stateId(reader.client, `project=${project}`)).toBe(answer.body.data.id);
    await card();
    expect(await stateId(reader.client, `project=${project}`)).not.toBe(answer.body.data.id);
  });
});
