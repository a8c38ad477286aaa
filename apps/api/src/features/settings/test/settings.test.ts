import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { refusal, startMailServer } from '#test/support/mail-server.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  admin = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

interface Change {
  maintenance?: { on: boolean; message?: string | null };
  team?: { name: string; domains: string[] } | null;
}
const change = (attributes: Change, client = admin) =>
  client.call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes } } });

describe('maintenance', () => {
  afterEach(() => change({ maintenance: { on: false } }));

  it('refuses every call except from administrators, also in open sessions', async () => {
    const { workspace, project } = await product.make.project(admin);
    const member = await product.make.workspaceMember(workspace, 'workspace_admin');
    const message = 'We move house until noon. 🏠';
    expect((await change({ maintenance: { on: true, message } })).body.data.attributes.maintenance).toEqual({
      on: true,
      message,
    });
    for (const refused of [
      await member.client.call('GET /v1/me'),
      await member.client.call('GET /v1/projects/{id}/cards', { params: { id: project } }),
      await product.anonymous.call('POST /v1/forgot-password', { body: { email: member.email } }),
      await product.anonymous.call('GET /v1/workspaces'),
      await product.anonymous.call('GET /card-image/{id}/{token}', { params: { id: 'a-card', token: 'token' } }),
    ]) {
      expect([refused.status, refused.errors[0]?.code, refused.errors[0]?.detail]).toEqual([
        503,
        'maintenance',
        message,
      ]);
    }
    // A published radar stays open: it is a copy that does not change.
    expect((await fetch(new URL('/radar/token', product.address))).status).toBe(404);
    expect((await admin.call('GET /v1/projects/{id}/cards', { params: { id: project } })).status).toBe(200);
    const config = await product.anonymous.call('GET /config');
    expect(config.body.maintenance).toEqual({ on: true, message });
    expect((await product.anonymous.call('GET /healthz')).status).toBe(200);
  });

  it('lets administrators sign in, and nobody else', async () => {
    const password = 'a lantern in fog 7';
    const boss = await product.make.person({ isGlobalAdmin: true, password });
    const person = await product.make.person({ password });
    await change({ maintenance: { on: true } });
    const logIn = (email: string) => product.anonymous.call('POST /v1/login', { body: { email, password } });
    expect((await logIn(boss.email)).status).toBe(200);
    const refused = await logIn(person.email);
    expect([refused.status, refused.errors[0]?.code]).toEqual([503, 'maintenance']);
    await change({ maintenance: { on: false } });
    expect((await logIn(person.email)).status).toBe(200);
  });

  it('ends for sessions that were open before', async () => {
    const person = await product.make.person();
    await change({ maintenance: { on: true } });
    expect((await person.client.call('GET /v1/me')).status).toBe(503);
    await change({ maintenance: { on: false } });
    expect((await person.client.call('GET /v1/me')).status).toBe(200);
  });
});

describe('the team', () => {
  afterEach(() => change({ team: null }));

  it('is shown instead of its people: on cards, in filters, in lists of users', async () => {
    const { workspace, project } = await product.make.project(admin);
    const member = (email: string, name: string) =>
      product.make.projectMember(project, 'project_creator', { email, name });
    const first = await member('first@foresight.example', 'First');
    const second = await member('second@foresight.example', 'Second');
    const guest = await member('guest@other.example', 'Guest');
    const almost = await member('almost@notforesight.example', 'Almost');
    for (const { client } of [first, second, guest, almost]) await product.make.card(client, project);
    const params = { id: project };
    const creators = async (query = {}) => {
      const list = await guest.client.call('GET /v1/projects/{id}/cards', { params, query });
      return list.body.data.map(({ attributes }) => attributes.creator.name).sort();
    };
    // The administrator belongs to the project through its workspace, but added no card.
    const users = async () => {
      const people = await guest.client.call('GET /v1/projects/{id}/users', { params });
      return people.body.data.filter(({ attributes }) => attributes.card_count > 0);
    };
    expect(await creators()).toEqual(['Almost', 'First', 'Guest', 'Second']);
    expect(await users()).toHaveLength(4);

    await change({ team: { name: 'Foresight team', domains: ['Foresight.example', 'second.example'] } });
    expect(await creators()).toEqual(['Almost', 'Foresight team', 'Foresight team', 'Guest']);
    const listed = await users();
    expect(listed.map(({ attributes }) => attributes.name)).toEqual(['Almost', 'Foresight team', 'Guest']);
    const team = listed.find(({ attributes }) => attributes.name === 'Foresight team');
    expect(team).toEqual({
      type: 'users',
      id: 'team',
      attributes: { name: 'Foresight team', email: 'team@foresight.example', role: 'project_creator', card_count: 2 },
    });
    expect(await creators({ 'filter[creators]': 'team@foresight.example' })).toEqual([
      'Foresight team',
      'Foresight team',
    ]);
    expect(await creators({ 'filter[creators]': 'team@foresight.example,guest@other.example' })).toHaveLength(3);
    const included = await guest.client.call('GET /v1/projects/{id}/cards', { params, query: { include: 'creator' } });
    for (const hidden of [first, second]) {
      expect(included.text).not.toContain(hidden.email);
      expect(included.text).not.toContain(hidden.slug);
    }
    const mine = await first.client.call('GET /v1/projects/{id}/cards', {
      params,
      query: { 'filter[showOnlyMyCards]': 'true' },
    });
    expect(mine.body.meta.total_record_count).toBe(1);
    // People who manage the members see each of them.
    const members = await admin.call('GET /v1/workspaces/{id}/members', { params: { id: workspace } });
    expect(
      members.body.data
        .filter(({ attributes }) => attributes.is_team)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.slug, second.slug].sort());
    const config = await product.anonymous.call('GET /config');
    expect(config.body.team).toEqual({ name: 'Foresight team', domains: ['foresight.example', 'second.example'] });
  });

  it('comes from the environment until an administrator changes it', async () => {
    const own = await startProduct({ team: { name: 'Us', domains: ['us.example'] } });
    try {
      const { client } = await own.make.administrator();
      expect((await own.anonymous.call('GET /config')).body.team?.name).toBe('Us');
      await change({ team: null }, client);
      expect((await own.anonymous.call('GET /config')).body.team).toBeNull();
    } finally {
      await own.stop();
    }
  });

  it('has a name and real domains', async () => {
    for (const team of [
      { name: '', domains: ['a.example'] },
      { name: 'Us', domains: [] },
      { name: 'Us', domains: ['no domain'] },
      { name: 'Us', domains: ['@a.example'] },
    ]) {
      expect((await change({ team })).status).toBe(422);
    }
    expect((await product.anonymous.call('GET /config')).body.team).toBeNull();
  });
});

describe('the state of the installation', () => {
  it('includes mail, storage and version', async () => {
    await product.make.attachment(await product.make.person());
    const { body } = await admin.call('GET /v1/settings');
    expect(body.data.attributes).toMatchObject({
      mail: { kind: 'folder', from: 'Foreglow <foreglow@example.org>' },
      ai: { configured: false },
      version: '0.0.0-test',
    });
    expect(body.data.attributes.storage.database_bytes).toBeGreaterThan(1_000_000);
    expect(body.data.attributes.storage.file_bytes).toBe(40_000);
    expect(body.data.attributes.storage.user_count).toBeGreaterThan(0);
  });

  it('can be tested with a mail', async () => {
    const boss = await product.make.administrator();
    expect((await boss.client.call('POST /v1/settings/test-mail')).status).toBe(204);
    const mail = (await product.mails()).find(({ to }) => to?.[0]?.address === boss.email);
    expect(mail?.subject).toBe('Mail works');
  });

  it('tells why a mail was not sent', async () => {
    const server = await startMailServer({
      onRcptTo(_address, _session, done) {
        done(refusal(550, 'We do not know you'));
      },
    });
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    const mailing = await startProduct({ mail: { smtpUrl, from: 'Foreglow <mail@example.org>' } });
    try {
      const { client } = await mailing.make.administrator();
      expect((await client.call('GET /v1/settings')).body.data.attributes.mail.kind).toBe('smtp');
      const refused = await client.call('POST /v1/settings/test-mail');
      expect([refused.status, refused.errors[0]?.code]).toEqual([502, 'mail_failed']);
      expect(refused.errors[0]?.detail).toContain('We do not know you');
      await server.stop();
      expect((await client.call('POST /v1/settings/test-mail')).status).toBe(502);
    } finally {
      await mailing.stop();
      await server.stop();
    }
  });
});
