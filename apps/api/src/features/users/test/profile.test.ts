import { formerName } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UserLinksReadModel } from '#features/users/user-links.read-model.ts';
import { UserLinksRepo } from '#features/users/user-links.repo.ts';
import { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { tokenIn } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let admin: Client;
const password = 'a lantern in fog 7';

beforeAll(async () => {
  product = await startProduct();
  admin = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const somebody = () => product.make.person({ name: 'Grace', password });
const change = (person: Person, attributes: object) =>
  person.client.call('PATCH /v1/me', { body: { data: { type: 'users', attributes } } });
const logIn = async (person: Person, given = password) => {
  const answer = await product.anonymous.call('POST /v1/login', { body: { email: person.email, password: given } });
  return { status: answer.status, client: new Client(product.address, answer.body?.data?.attributes.token) };
};

/** Makes a link with `UserLinksRepo`, without sending it. */
const createLink = (...given: Parameters<UserLinksRepo['create']>) =>
  product.database.db.transaction().execute((transaction) => new UserLinksRepo(transaction).create(...given));

describe('the profile', () => {
  it('keeps name, language and theme', async () => {
    const person = await somebody();
    const answer = await change(person, { name: '  Grace\n Hopper 🌅 ', locale: 'de', theme: 'dark' });
    const wanted = { name: 'Grace Hopper 🌅', locale: 'de', theme: 'dark', email: person.email, new_email: null };
    expect(answer.body.data.attributes).toMatchObject(wanted);
    const read = await person.client.call('GET /v1/me');
    expect(read.body).toEqual(answer.body);
  });

  it('keeps right-to-left names, and refuses what is too long or unknown without changing anything', async () => {
    const person = await somebody();
    await change(person, { name: 'غريس هوبر' });
    for (const [attributes, pointer] of [
      [{ name: 'x'.repeat(101) }, '/data/attributes/name'],
      [{ name: '' }, '/data/attributes/name'],
      [{ locale: 'fr' }, '/data/attributes/locale'],
      [{ name: 'New', theme: 'neon' }, '/data/attributes/theme'],
    ] as const) {
      const refused = await change(person, attributes);
      expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, pointer]);
    }
    expect((await person.client.call('GET /v1/me')).body.data.attributes.name).toBe('غريس هوبر');
  });

  it('ignores rights in a change', async () => {
    const person = await somebody();
    await change(person, { is_global_admin: true, email: 'eve@example.org', disabled: true, name: 'Still me' });
    const { body } = await person.client.call('GET /v1/me');
    expect(body.data.attributes.permissions.is_global_admin).toBe(false);
    expect(body.data.attributes.email).toBe(person.email);
  });
});

describe('the picture', () => {
  it('is an uploaded image, shown to its owner and to managers of members, until it is removed', async () => {
    const { workspace } = await product.make.project(admin);
    const person = await product.make.workspaceMember(workspace, 'workspace_creator');
    const picture_id = await product.make.attachment(person);
    const set = await change(person, { picture_id });
    const shown = set.body.data.attributes.picture ?? '';
    expect(shown).toContain('small');
    const members = await admin.call('GET /v1/workspaces/{id}/members', { params: { id: workspace } });
    expect(members.body.data.find(({ id }) => id === person.slug)?.attributes.picture).toBe(shown);
    const accounts = await admin.call('GET /v1/users', { query: { 'filter[search]': person.email } });
    expect(accounts.body.data[0]?.attributes.picture).toBe(shown);
    await change(person, { name: 'Renamed' });
    expect((await person.client.call('GET /v1/me')).body.data.attributes.picture).toBe(shown);
    expect((await change(person, { picture_id: null })).body.data.attributes.picture).toBeNull();
  });

  it('cannot be another person’s upload', async () => {
    const person = await somebody();
    const other = await somebody();
    const picture_id = await product.make.attachment(other);
    const refused = await change(person, { picture_id });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/picture_id']);
  });

  it('that cannot be used is reported together with an unknown language, and nothing is changed', async () => {
    const person = await somebody();
    const refused = await change(person, { name: 'New', locale: 'fr', picture_id: 'nowhere' });
    expect([refused.status, refused.errors.map(({ source }) => source?.pointer)]).toEqual([
      422,
      ['/data/attributes/locale', '/data/attributes/picture_id'],
    ]);
    expect((await person.client.call('GET /v1/me')).body.data.attributes.name).toBe('Grace');
  });
});

describe('the password', () => {
  it('is changed with the old one; the other sessions end, and this one remains', async () => {
    const person = await somebody();
    const other = (await logIn(person)).client;
    const wrong = await person.client.call('POST /v1/me/password', {
      body: { current_password: 'not this one', password: 'another lantern 8' },
    });
    expect([wrong.status, wrong.errors[0]?.source?.pointer]).toEqual([422, '/current_password']);
    expect((await other.call('GET /v1/me')).status).toBe(200);
    const changed = await person.client.call('POST /v1/me/password', {
      body: { current_password: password, password: 'another lantern 8' },
    });
    expect(changed.status).toBe(204);
    expect((await other.call('GET /v1/me')).status).toBe(401);
    expect((await person.client.call('GET /v1/me')).status).toBe(200);
    expect([(await logIn(person)).status, (await logIn(person, 'another lantern 8')).status]).toEqual([401, 200]);
  });

  it('cannot be the e-mail', async () => {
    const person = await somebody();
    const refused = await person.client.call('POST /v1/me/password', {
      body: { current_password: password, password: person.email },
    });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/password']);
  });

  it('cannot be tried endlessly', async () => {
    const person = await somebody();
    const statuses = [];
    for (let n = 0; n < 21; n += 1) {
      const body = { current_password: `guess ${n}`, password: 'another lantern 8' };
      statuses.push((await person.client.call('POST /v1/me/password', { body })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the e-mail', () => {
  const ask = (person: Person, email: string, given = password) =>
    person.client.call('POST /v1/me/email', { body: { email, current_password: given } });
  const mailTo = async (email: string) => (await product.mails()).filter(({ to }) => to?.[0]?.address === email).at(-1);
  const confirm = (token: string) => product.anonymous.call('POST /v1/confirm-email', { body: { token } });

  it('is used once it is confirmed, and the old address is informed', async () => {
    const person = await somebody();
    const wanted = `new-${person.email}`;
    expect((await ask(person, wanted.toUpperCase())).status).toBe(202);
    const waiting = await person.client.call('GET /v1/me');
    expect(waiting.body.data.attributes).toMatchObject({ email: person.email, new_email: wanted });
    const token = tokenIn((await mailTo(wanted))?.text);
    expect((await confirm(token)).status).toBe(204);
    expect((await mailTo(person.email))?.subject).toBe('Your e-mail was changed');
    const login = await logIn({ ...person, email: wanted });
    expect(login.status).toBe(200);
    const { body } = await login.client.call('GET /v1/me');
    expect(body.data.attributes).toMatchObject({ email: wanted, new_email: null });
    expect((await logIn(person)).status).toBe(401);
    expect((await confirm(token)).status).toBe(410);
  });

  it('is not confirmed by a link for another purpose, nor does its link serve another purpose', async () => {
    const person = await somebody();
    const soon = new Date(Date.now() + 60_000);
    const reset = await createLink(person.id, 'password_reset', soon);
    const mail = await createLink(person.id, 'email_change', soon, `other-${person.email}`);
    expect((await confirm(reset)).status).toBe(410);
    const body = { token: mail, password: 'another lantern 8' };
    expect((await product.anonymous.call('POST /v1/reset-password', { body })).status).toBe(410);
    expect((await confirm(mail)).status).toBe(204);
  });

  it('still waits for confirmation when the link that replaces another cannot be stored', async () => {
    const person = await somebody();
    const wanted = `new-${person.email}`;
    await createLink(person.id, 'email_change', new Date(Date.now() + 60_000), wanted);
    await expect(createLink(person.id, 'email_change', new Date(-8.64e15), wanted)).rejects.toThrow('out of range');
    expect(await new UserLinksReadModel(product.database.db).newEmailOf(person.id)).toBe(wanted);
  });

  it('of another user is not revealed, and is never taken from them', async () => {
    const person = await somebody();
    const other = await somebody();
    expect((await ask(person, other.email)).status).toBe(202);
    expect(await mailTo(other.email)).toBeUndefined();
    expect((await other.client.call('GET /v1/me')).body.data.attributes.email).toBe(other.email);
  });

  it('that two people request at the same time goes to one of them', async () => {
    const people = [await somebody(), await somebody()];
    const wanted = `both-${people[0]?.email}`;
    const tokens: string[] = [];
    for (const person of people) {
      await ask(person, wanted);
      tokens.push(tokenIn((await mailTo(wanted))?.text));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('needs the password, and must differ from the old one', async () => {
    const person = await somebody();
    expect((await ask(person, 'x@example.org', 'wrong')).errors[0]?.source?.pointer).toBe('/current_password');
    expect((await ask(person, person.email)).errors[0]?.source?.pointer).toBe('/email');
    expect((await person.client.call('GET /v1/me')).body.data.attributes.new_email).toBeNull();
  });

  it('is immediately used by the filter of cards', async () => {
    const { project } = await product.make.project(admin);
    const creator = await product.make.projectMember(project, 'project_creator');
    await product.make.card(creator.client, project, { title: 'Mine' });
    const count = async (email: string) => {
      const query = { 'filter[creators]': email };
      const list = await admin.call('GET /v1/projects/{id}/cards', { params: { id: project }, query });
      return list.body.meta.total_record_count;
    };
    const wanted = `moved-${creator.email}`;
    expect([await count(creator.email), await count(wanted)]).toEqual([1, 0]);
    const token = await createLink(creator.id, 'email_change', new Date(Date.now() + 60_000), wanted);
    expect((await confirm(token)).status).toBe(204);
    expect([await count(creator.email), await count(wanted)]).toEqual([0, 1]);
  });
});

describe('sessions', () => {
  it('are listed with device and last use, and ended one by one or all others', async () => {
    const person = await somebody();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    const login = await product.anonymous.send('POST', '/v1/login', {
      body: JSON.stringify({ email: person.email, password }),
      headers: { 'user-agent': agent },
    });
    expect(login.status).toBe(200);
    const second = (await logIn(person)).client;
    const list = async (client: Client) => (await client.call('GET /v1/me/sessions')).body.data;
    const listed = await list(second);
    expect(listed).toHaveLength(3);
    expect(listed.filter(({ attributes }) => attributes.current)).toHaveLength(1);
    const firefox = listed.find(({ attributes }) => attributes.user_agent === agent);
    const ended = await second.call('DELETE /v1/me/sessions/{id}', { params: { id: firefox?.id ?? '' } });
    expect(ended.status).toBe(204);
    expect(await list(second)).toHaveLength(2);
    expect((await second.call('DELETE /v1/me/sessions')).status).toBe(204);
    expect(await list(second)).toHaveLength(1);
    expect((await person.client.call('GET /v1/me')).status).toBe(401);
  });

  it('mark the one that makes the call as current', async () => {
    const person = await somebody();
    const list = async () => (await person.client.call('GET /v1/me/sessions')).body.data;
    const before = new Date(Date.now() - 4 * 60_000);
    await query(
      product,
      `update sessions set last_used_at = $2 where user_id = (select id from users where email = $1)`,
      [person.email, before],
    );
    const [session] = await list();
    expect(session?.attributes.current).toBe(true);
    expect(new Date(session?.attributes.last_used_at ?? 0).getTime()).toBeGreaterThan(before.getTime());
  });

  it('of another person cannot be ended', async () => {
    const person = await somebody();
    const other = await somebody();
    const [session] = (await other.client.call('GET /v1/me/sessions')).body.data;
    const refused = await person.client.call('DELETE /v1/me/sessions/{id}', { params: { id: session?.id ?? '' } });
    expect(refused.status).toBe(404);
    expect((await other.client.call('GET /v1/me')).status).toBe(200);
  });
});

describe('deleting one’s account', () => {
  const remove = (person: Person, given = password) =>
    person.client.call('DELETE /v1/me', { body: { password: given } });

  it('keeps the person’s contents, without the name, and ends all access', async () => {
    const { workspace, project } = await product.make.project(admin);
    const person = await somebody();
    const { body } = await admin.call('POST /v1/workspaces/{id}/global-invitation', {
      params: { id: workspace },
      body: { role: 'workspace_creator' },
    });
    const token = tokenIn(body.data.attributes.link);
    await person.client.call('POST /v1/invitations/accept', { body: { token } });
    const card = await product.make.card(person.client, project, { title: 'Stays' });
    expect((await remove(person, 'wrong')).errors[0]?.source?.pointer).toBe('/password');
    expect((await remove(person)).status).toBe(204);
    expect((await person.client.call('GET /v1/me')).status).toBe(401);
    expect((await logIn(person)).status).toBe(401);
    const read = await admin.call('GET /v1/cards/{id}', { params: { id: card } });
    expect(read.body.data.attributes.creator.name).toBe(formerName);
    expect(read.text).not.toContain(person.email);
    const members = await admin.call('GET /v1/workspaces/{id}/members', { params: { id: workspace } });
    expect(members.text).not.toContain(person.slug);
    const again = await product.make.person({ email: person.email, password });
    expect((await again.client.call('GET /v1/workspaces')).body.meta.total_record_count).toBe(0);
  });

  it('leaves their name and e-mail address in no table, not even in the invitations they got', async () => {
    const person = await somebody();
    await change(person, { name: 'Zenobia Quixote' });
    for (const isAccepted of [true, false]) {
      const { workspace } = await product.make.project(admin);
      const { body } = await admin.call('POST /v1/workspaces/{id}/invitations', {
        params: { id: workspace },
        body: { invitations: [{ email: person.email, role: 'workspace_creator' }] },
      });
      const token = tokenIn(body.data[0]?.attributes.link);
      if (isAccepted) await person.client.call('POST /v1/invitations/accept', { body: { token } });
    }
    // They had another e-mail address when they accepted it.
    await query(
      product,
      `update invitations set email = 'former-' || email where email = $1 and accepted_at is not null`,
      [person.email],
    );
    const tables = await query<{ name: string }>(
      product,
      // Rows of rate limits are removed when their time is over.
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_limits'",
    );
    const naming = async () => {
      const found = await Promise.all(
        tables.map(async ({ name }) => {
          const where = `strpos(r::text, $1) > 0 or strpos(r::text, 'Zenobia Quixote') > 0`;
          return (await query(product, `select 1 from ${name} r where ${where}`, [person.email])).map(() => name);
        }),
      );
      return found.flat().sort();
    };
    // Control: until then they are there.
    expect(await naming()).toEqual(['invitations', 'invitations', 'users']);
    expect((await remove(person)).status).toBe(204);
    expect(await naming()).toEqual([]);
  });

  it('removes the name for good, also if it is changed at the same time', async () => {
    const person = await somebody();
    meanwhile(product, 'updateMe', () => remove(person));
    expect((await change(person, { name: 'Grace Hopper', locale: 'de' })).status).toBe(401);
    const stored = await query(product, 'select name, locale from users where slug = $1', [person.slug]);
    expect(stored).toEqual([{ name: formerName, locale: 'en' }]);
  });

  it('is not allowed to the last administrator of a workspace with other members', async () => {
    const { workspace } = await product.make.project(admin, 'Left behind');
    const me = await admin.call('GET /v1/me');
    const person = await somebody();
    const { body } = await admin.call('POST /v1/workspaces/{id}/global-invitation', {
      params: { id: workspace },
      body: { role: 'workspace_creator' },
    });
    await person.client.call('POST /v1/invitations/accept', {
      body: { token: tokenIn(body.data.attributes.link) },
    });
    const role = (user_id: string, role: 'workspace_admin' | 'workspace_creator') =>
      admin.call('POST /v1/permissions', {
        body: { data: { type: 'permissions', attributes: { user_id, workspace_slug: workspace, role } } },
      });
    const slug = (await person.client.call('GET /v1/me')).body.data.id;
    await role(slug, 'workspace_admin');
    await role(me.body.data.id, 'workspace_creator');
    const refused = await remove(person);
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'last_administrator']);
    expect(refused.errors[0]?.detail).toContain('Scanning desk');
    await role(me.body.data.id, 'workspace_admin');
    expect((await remove(person)).status).toBe(204);
  });
});
