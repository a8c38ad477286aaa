import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { tokenIn } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
const password = 'a lantern in fog 7';

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

const forgot = (email: string) => product.anonymous.call('POST /v1/forgot-password', { body: { email } });
const reset = (token: string, to = password) =>
  product.anonymous.call('POST /v1/reset-password', { body: { token, password: to } });
const check = (token: string) => product.anonymous.call('POST /v1/reset-password/check', { body: { token } });
const logIn = (email: string, given: string) =>
  product.anonymous.call('POST /v1/login', { body: { email, password: given } });
const tokenMailedTo = async (email: string) =>
  tokenIn((await product.mails()).filter(({ to }) => to?.[0]?.address === email).at(-1)?.text);

describe('a forgotten password', () => {
  it('is reset with the link from the mail, once; all sessions end', async () => {
    const person = await product.make.person({ password: 'the old one 1234' });
    expect((await forgot(person.email.toUpperCase())).status).toBe(202);
    const token = await tokenMailedTo(person.email);
    const { status, body } = await check(token);
    expect([status, body.data]).toEqual([
      200,
      { type: 'password_resets', id: 'current', attributes: { email: person.email } },
    ]);
    expect((await reset(token)).status).toBe(204);
    expect((await person.client.call('GET /v1/me')).status).toBe(401);
    expect((await logIn(person.email, 'the old one 1234')).status).toBe(401);
    expect((await logIn(person.email, password)).status).toBe(200);
    const used = await check(token);
    expect([(await reset(token)).status, used.status]).toEqual([410, 410]);
    expect(used.text).not.toContain(person.email);
  });

  it('is answered alike whether or not the e-mail is known; only a known one gets a mail', async () => {
    const person = await product.make.person();
    const known = await forgot(person.email);
    const unknown = await forgot('nobody-at-all@example.org');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const shown = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'date').sort();
    expect(shown(unknown.headers)).toEqual(shown(known.headers));
    const mails = await product.mails();
    expect(mails.some(({ to }) => to?.[0]?.address === person.email)).toBe(true);
    expect(mails.some(({ to }) => to?.[0]?.address === 'nobody-at-all@example.org')).toBe(false);
  });

  it('is answered before the database is searched for the e-mail', async () => {
    // An unknown e-mail takes as long as a known one: both are only put into the queue.
    await forgot('queued@example.org');
    await product.jobsDone();
    const { rows } = await (product.database.pool as { query(text: string): Promise<{ rows: object[] }> }).query(
      `select state from pgboss.job where name = 'password-reset-mail' and data::text like '%queued@example.org%'`,
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  it('accepts no expired link, no older one, and none of a disabled user', async () => {
    const person = await product.make.person();
    await forgot(person.email);
    const first = await tokenMailedTo(person.email);
    await forgot(person.email);
    const second = await tokenMailedTo(person.email);
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(410);
    const links = product.database.db.updateTable('user_links').where('user_id', '=', person.id);
    await links.set({ expires_at: new Date(Date.now() - 1000) }).execute();
    expect((await reset(second)).status).toBe(410);
    await links.set({ expires_at: new Date(Date.now() + 60_000) }).execute();
    await product.database.db
      .updateTable('users')
      .set({ disabled_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    expect([(await check(second)).status, (await reset(second)).status]).toEqual([410, 410]);
  });

  it('is not replaced by a weak one, nor by the e-mail, and the link remains valid', async () => {
    const person = await product.make.person();
    await forgot(person.email);
    const token = await tokenMailedTo(person.email);
    for (const weak of [person.email, 'aaaaaaaaaaaa', 'short']) {
      const refused = await reset(token, weak);
      expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/password']);
    }
    expect((await reset(token)).status).toBe(204);
  });

  it('is set by one of two people who use a link at the same time', async () => {
    const person = await product.make.person();
    await forgot(person.email);
    const token = await tokenMailedTo(person.email);
    const answers = await Promise.all([reset(token), reset(token, 'another lantern 8')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  });
});

describe('an administrator', () => {
  it('makes a link to hand over if no mail can be sent', async () => {
    const { client } = await product.make.administrator();
    const person = await product.make.person();
    const made = await client.call('POST /v1/users/{id}/password-reset-link', { params: { id: person.slug } });
    expect(made.body.data.attributes.link).toMatch(/^\/reset-password#token=[\w-]+$/);
    expect((await reset(tokenIn(made.body.data.attributes.link))).status).toBe(204);
    expect((await logIn(person.email, password)).status).toBe(200);
  });

  describe('who loses the right', () => {
    const losses = { 'is no longer an administrator': { is_global_admin: false }, 'is disabled': { disabled: true } };
    const update = (client: Client, id: string, attributes: object) =>
      client.call('PATCH /v1/users/{id}', { params: { id }, body: { data: { type: 'users', attributes } } });
    const make = (client: Client, id: string) =>
      client.call('POST /v1/users/{id}/password-reset-link', { params: { id } });

    it.each(Object.entries(losses))('leaves no link that they made: %s', async (_, loss) => {
      const [ada, ben] = [await product.make.administrator(), await product.make.administrator()];
      const [person, other] = [await product.make.person(), await product.make.person()];
      const made = tokenIn((await make(ben.client, person.slug)).body.data.attributes.link);
      const kept = tokenIn((await make(ada.client, other.slug)).body.data.attributes.link);
      expect((await check(made)).status).toBe(200);
      await update(ada.client, ben.slug, loss);
      expect([(await check(made)).status, (await reset(made)).status]).toEqual([410, 410]);
      // Control: the link of somebody who is still an administrator.
      expect((await reset(kept)).status).toBe(204);
    });

    it('makes none with a call that was already being answered', async () => {
      const [ada, ben] = [await product.make.administrator(), await product.make.administrator()];
      const person = await product.make.person();
      meanwhile(product, 'createPasswordResetLink', () => update(ada.client, ben.slug, { is_global_admin: false }));
      expect((await make(ben.client, person.slug)).status).toBe(403);
      expect(
        await query(product, 'select * from user_links u join users on id = user_id where slug = $1', [person.slug]),
      ).toEqual([]);
    });
  });
});
