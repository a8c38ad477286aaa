import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authJobs } from '#features/auth/auth.jobs.ts';
import { openSession } from '#features/auth/open-session.ts';
import { StoredUsersReadModel } from '#features/users/stored-users.read-model.ts';
import type { User } from '#features/users/user.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { Live } from '#test/support/live.ts';
import { tokenIn } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let admin: Person;
const password = 'a lantern in fog 7';
const newPassword = 'another lantern 8';

beforeAll(async () => {
  product = await startProduct();
  admin = await product.make.administrator();
});
afterAll(() => product?.stop());

const somebody = () => product.make.person({ password });
const logIn = async (email: string, given = password) => {
  const answer = await product.anonymous.call('POST /v1/login', { body: { email, password: given } });
  return { status: answer.status, client: new Client(product.address, answer.body?.data?.attributes.token) };
};
const statusOf = async (client: Client) => (await client.call('GET /v1/me')).status;

const askForEmail = (person: Person, email: string) =>
  person.client.call('POST /v1/me/email', { body: { email, current_password: password } });
const forgot = (email: string) => product.anonymous.call('POST /v1/forgot-password', { body: { email } });
const reset = (token: string) =>
  product.anonymous.call('POST /v1/reset-password', { body: { token, password: newPassword } });
const confirm = (token: string, by = product.anonymous) => by.call('POST /v1/confirm-email', { body: { token } });
const tokenMailedTo = async (email: string) =>
  tokenIn((await product.mails()).filter(({ to }) => to?.[0]?.address === email).at(-1)?.text);
const update = (person: Person, attributes: { is_global_admin?: boolean; disabled?: boolean }) =>
  admin.client.call('PATCH /v1/users/{id}', {
    params: { id: person.slug },
    body: { data: { type: 'users', attributes } },
  });

/** The changes that affect who can get into an account. Each is called with the unused links of `person`. */
const changes: Record<string, (person: Person, links: { reset: string; email: string }) => Promise<unknown>> = {
  'a new password': ({ client }) =>
    client.call('POST /v1/me/password', { body: { current_password: password, password: newPassword } }),
  'a reset of the password': (_person, links) => reset(links.reset),
  'a new e-mail': (_person, links) => confirm(links.email),
  'being made an administrator': (person) => update(person, { is_global_admin: true }),
  'being disabled and enabled': async (person) => {
    await update(person, { disabled: true });
    await update(person, { disabled: false });
  },
  'deleting the account': ({ client }) => client.call('DELETE /v1/me', { body: { password } }),
};

describe.each(Object.entries(changes))('%s', (what, change) => {
  it('ends every link and every other session, and keeps the session of the call', async () => {
    const person = await somebody();
    const wanted = `new-${person.email}`;
    const other = (await logIn(person.email)).client;
    await askForEmail(person, wanted);
    await forgot(person.email);
    const links = { email: await tokenMailedTo(wanted), reset: await tokenMailedTo(person.email) };
    // Control: both links can be used, and both sessions are open.
    const unused = 'select purpose from user_links where user_id = $1 order by purpose';
    expect(await query(product, unused, [person.id])).toEqual([
      { purpose: 'email_change' },
      { purpose: 'password_reset' },
    ]);
    expect([await statusOf(person.client), await statusOf(other)]).toEqual([200, 200]);

    await change(person, links);
    expect([(await reset(links.reset)).status, (await confirm(links.email)).status]).toEqual([410, 410]);
    expect(await query(product, unused, [person.id])).toEqual([]);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(person.client)).toBe(what === 'a new password' ? 200 : 401);
  });

  it('removes the link from a mail that was requested before, also when it is tried again', async () => {
    const person = await somebody();
    const wanted = `new-${person.email}`;
    await askForEmail(person, wanted);
    await forgot(person.email);
    const links = { email: await tokenMailedTo(wanted), reset: await tokenMailedTo(person.email) };
    await change(person, links);
    await product.jobsDone();
    const sent = (await product.mails()).length;
    await runAgain('email-change-mail', wanted);
    await runAgain('password-reset-mail', person.email);
    const made = await query(product, 'select purpose from user_links where user_id = $1', [person.id]);
    expect([made, (await product.mails()).length]).toEqual([[], sent]);
  });
});

/** Runs a completed job once more, with the payload that it was sent with. */
async function runAgain(name: string, email: string): Promise<void> {
  const [sent] = await query<{ payload: unknown }>(
    product,
    `select data->'payload' as payload from pgboss.job where name = $1 and data->'payload'->>'email' = $2`,
    [name, email],
  );
  if (!sent) throw new Error(`There is no job ${name} for ${email}.`);
  const { mailer, languages, address } = product.composition;
  const rateLimits = createRateLimits(product.database.pool);
  const handled = authJobs({ db: product.database.db, mailer, languages, address, rateLimits }).find(
    ({ job }) => job.name === name,
  );
  await handled?.run(sent.payload, { attempt: 2, signal: new AbortController().signal, log: product.app.log });
}

describe('a mail with a link', () => {
  it('that is tried again without a change has a new link (control)', async () => {
    const person = await somebody();
    const wanted = `new-${person.email}`;
    await askForEmail(person, wanted);
    await forgot(person.email);
    await product.jobsDone();
    await runAgain('email-change-mail', wanted);
    await runAgain('password-reset-mail', person.email);
    expect((await reset(await tokenMailedTo(person.email))).status).toBe(204);
  });

  it('asked for after a change is sent', async () => {
    const person = await somebody();
    await update(person, { is_global_admin: true });
    await forgot(person.email);
    expect((await reset(await tokenMailedTo(person.email))).status).toBe(204);
  });
});

describe('simultaneous changes', () => {
  it('by a link for the password and one for the e-mail: one succeeds', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await somebody();
      const wanted = `new-${person.email}`;
      await askForEmail(person, wanted);
      await forgot(person.email);
      const [forEmail, forPassword] = [await tokenMailedTo(wanted), await tokenMailedTo(person.email)];
      const answers = await Promise.all([confirm(forEmail), reset(forPassword)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    }
  });

  it('by two people who know the password: one succeeds', async () => {
    const person = await somebody();
    const other = (await logIn(person.email)).client;
    const to = (client: Client, given: string) =>
      client.call('POST /v1/me/password', { body: { current_password: password, password: given } });
    const answers = await Promise.all([to(person.client, newPassword), to(other, 'a third lantern 9')]);
    const made = answers.filter(({ status }) => status === 204);
    expect(made).toHaveLength(1);
    expect([await statusOf(person.client), await statusOf(other)].sort()).toEqual([200, 401]);
  });

  it('of the password while another e-mail is asked for: no link is left', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await somebody();
      const other = (await logIn(person.email)).client;
      const wanted = `new-${person.email}`;
      await Promise.all([
        person.client.call('POST /v1/me/password', { body: { current_password: password, password: newPassword } }),
        other.call('POST /v1/me/email', { body: { email: wanted, current_password: password } }),
      ]);
      await product.jobsDone();
      expect(await query(product, 'select purpose from user_links where user_id = $1', [person.id])).toEqual([]);
    }
  });
});

describe('confirming an e-mail while signed in', () => {
  it('keeps this session, and ends the others', async () => {
    const person = await somebody();
    const other = (await logIn(person.email)).client;
    const wanted = `new-${person.email}`;
    await askForEmail(person, wanted);
    expect((await confirm(await tokenMailedTo(wanted), person.client)).status).toBe(204);
    expect([await statusOf(person.client), await statusOf(other)]).toEqual([200, 401]);
  });

  it('as another person ends all sessions of the account, and none of that person', async () => {
    const person = await somebody();
    const stranger = await somebody();
    const wanted = `new-${person.email}`;
    await askForEmail(person, wanted);
    expect((await confirm(await tokenMailedTo(wanted), stranger.client)).status).toBe(204);
    expect([await statusOf(person.client), await statusOf(stranger.client)]).toEqual([401, 200]);
  });
});

describe('an administrator', () => {
  it('who changes nothing about an account ends nothing', async () => {
    const person = await somebody();
    await update(person, { disabled: false, is_global_admin: false });
    expect(await statusOf(person.client)).toBe(200);
  });

  it('who gives up the right keeps the session of this call', async () => {
    const second = await product.make.administrator();
    const answer = await second.client.call('PATCH /v1/users/{id}', {
      params: { id: second.slug },
      body: { data: { type: 'users', attributes: { is_global_admin: false } } },
    });
    expect([answer.status, await statusOf(second.client)]).toEqual([200, 200]);
  });
});

describe('the stream of events', () => {
  it('ends with its session, and continues for the remaining session', async () => {
    const person = await somebody();
    const login = await product.anonymous.call('POST /v1/login', { body: { email: person.email, password } });
    const ending = await Live.open(product.address, login.body.data.attributes.token, '');
    const staying = await Live.open(product.address, person.token, '');
    await Promise.all([ending.until('ready'), staying.until('ready')]);
    await person.client.call('POST /v1/me/password', { body: { current_password: password, password: newPassword } });
    expect(await ending.ended).not.toContain('changed');
    // The stream of the other session has to read its rights again.
    await staying.until('workspaces');
    await staying.close();
  });
});

describe('signing in', () => {
  const caller = { address: '127.0.0.1', userAgent: 'test', theme: 'default' };
  const found = (person: Person) => new StoredUsersReadModel(product.database.db).findByEmail(person.email);

  const open = (user: User) =>
    product.database.db.transaction().execute((transaction) => openSession(transaction, user, caller));

  it('opens no session if the password is changed before it is open', async () => {
    const person = await somebody();
    const checked = await found(person);
    if (!checked) throw new Error('The person is not there.');
    // Control: without a change the session opens.
    expect(await open(checked)).toMatchObject({ token: expect.any(String) });
    await person.client.call('POST /v1/me/password', {
      body: { current_password: password, password: newPassword },
    });
    await expect(open(checked)).rejects.toMatchObject({ status: 401 });
  });

  it('opens no session if the account is disabled before it is open', async () => {
    const person = await somebody();
    const checked = await found(person);
    if (!checked) throw new Error('The person is not there.');
    await update(person, { disabled: true });
    await expect(open(checked)).rejects.toMatchObject({ status: 401 });
  });
});
