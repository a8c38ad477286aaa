import { serverLimits } from '@foreglow/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { Live, OpenStreams } from '#test/support/live.ts';
import { withdraw } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

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
      ['role', (reader) => withdraw(ada, reader, { project_slug: project })],
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
      await product.make.card(ada, project);
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
    const own: Live[] = [];
    for (let at = 0; at < serverLimits.eventStreamsPerUser; at += 1) {
      const { live, first } = await follow(reader, `project=${project}`);
      expect(first).toBe('ready');
      own.push(live);
    }
    const refused = await Live.open(product.address, reader.token, `project=${project}`);
    expect([refused.status, (await refused.ended).includes('too_many_requests')]).toEqual([429, true]);
    expect((await follow(await viewer(), `project=${project}`)).first).toBe('ready');
    await own[0]?.close();
    await expect.poll(async () => (await follow(reader, `project=${project}`)).first).toBe('ready');
  });
});
