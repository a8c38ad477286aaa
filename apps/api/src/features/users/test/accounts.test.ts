import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Person;

beforeAll(async () => {
  product = await startProduct();
  ada = await product.make.administrator();
});
afterAll(() => product?.stop());

const update = (client: Client, id: string, attributes: { is_global_admin?: boolean; disabled?: boolean }) =>
  client.call('PATCH /v1/users/{id}', { params: { id }, body: { data: { type: 'users', attributes } } });

describe('the users of the installation', () => {
  it('are searched, filtered, sorted and paged', async () => {
    await product.make.person({ name: 'Zoë 100%' });
    await product.make.person({ name: 'Zoo' });
    const disabled = await product.make.person({ name: 'Zorro' });
    await update(ada.client, disabled.slug, { disabled: true });
    const names = async (query: object) =>
      (await ada.client.call('GET /v1/users', { query })).body.data.map(({ attributes }) => attributes.name);
    expect(await names({ 'filter[search]': 'zo' })).toEqual(['Zoë 100%', 'Zoo', 'Zorro']);
    expect(await names({ 'filter[search]': '0%' })).toEqual(['Zoë 100%']);
    expect(await names({ 'filter[search]': 'ZORRO' })).toEqual(['Zorro']);
    expect(await names({ 'filter[search]': 'Ｚｏ\u00adrro' })).toEqual(['Zorro']);
    expect(await names({ 'filter[state]': 'disabled' })).toEqual(['Zorro']);
    expect(await names({ 'filter[state]': 'administrators' })).toEqual(['Ada']);
    expect(
      await names({ 'filter[search]': 'zo', sort: '-created_at', 'page[size]': '1', 'page[number]': '2' }),
    ).toEqual(['Zoo']);
  });

  it('are listed with their roles and their last activity', async () => {
    const { project } = await product.make.project(ada.client);
    await product.make.card(ada.client, project);
    const { body } = await ada.client.call('GET /v1/users', { query: { 'filter[search]': ada.email } });
    expect(body.data[0]?.attributes).toMatchObject({
      email: ada.email,
      is_global_admin: true,
      disabled: false,
      workspace_count: 1,
      card_count: 1,
      session_count: 1,
      last_seen_at: expect.any(String),
    });
  });
});

describe('a disabled user', () => {
  it('is signed out, cannot sign in, and can be enabled again', async () => {
    const person = await product.make.person({ password: 'a lantern in fog 7' });
    const logIn = () =>
      product.anonymous.call('POST /v1/login', { body: { email: person.email, password: 'a lantern in fog 7' } });
    expect((await update(ada.client, person.slug, { disabled: true })).body.data.attributes.disabled).toBe(true);
    expect((await person.client.call('GET /v1/me')).status).toBe(401);
    const refused = await logIn();
    expect([refused.status, refused.errors[0]?.code]).toEqual([401, 'login_failed']);
    await update(ada.client, person.slug, { disabled: false });
    expect((await logIn()).status).toBe(200);
  });

  it('is answered like an unknown user', async () => {
    const person = await product.make.person({ password: 'a lantern in fog 7' });
    await update(ada.client, person.slug, { disabled: true });
    const told = async (email: string) => {
      const body = { email, password: 'a lantern in fog 7' };
      const { status, errors } = await product.anonymous.call('POST /v1/login', { body });
      return [status, errors[0]?.code, errors[0]?.detail];
    };
    expect(await told(person.email)).toEqual(await told('nobody-here@example.org'));
  });
});

describe('the administrators of the installation', () => {
  it('end the sessions of others', async () => {
    const person = await product.make.person();
    const ended = await ada.client.call('DELETE /v1/users/{id}/sessions', { params: { id: person.slug } });
    expect(ended.status).toBe(204);
    expect((await person.client.call('GET /v1/me')).status).toBe(401);
  });

  it('make others administrators, who can then do the same', async () => {
    const person = await product.make.person();
    expect((await person.client.call('GET /v1/users')).status).toBe(403);
    await update(ada.client, person.slug, { is_global_admin: true });
    const administrator = (await product.make.session(person.email)).client;
    expect((await administrator.call('GET /v1/users')).status).toBe(200);
    await update(ada.client, person.slug, { is_global_admin: false });
    const nobody = (await product.make.session(person.email)).client;
    expect((await nobody.call('GET /v1/users')).status).toBe(403);
  });

  it('cannot disable themselves, and the last one remains', async () => {
    const last = await update(ada.client, ada.slug, { is_global_admin: false });
    expect([last.status, last.errors[0]?.code]).toEqual([409, 'last_administrator']);
    const other = await product.make.administrator();
    const self = await update(ada.client, ada.slug, { disabled: true });
    expect([self.status, self.errors[0]?.code]).toEqual([409, 'conflict']);
    await update(ada.client, other.slug, { is_global_admin: false });
  });

  it('who demote each other at the same time leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await product.make.administrator(), await product.make.administrator()];
      const answers = await Promise.all([
        update(one.client, other.slug, { is_global_admin: false }),
        update(other.client, one.slug, { is_global_admin: false }),
      ]);
      // The second caller is no longer an administrator, or already signed out.
      expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403])]);
      // Restores the state at the beginning of the round.
      const { db } = product.database;
      await db.updateTable('users').set({ is_global_admin: false }).where('id', 'in', [one.id, other.id]).execute();
    }
  });

  it('cannot delete the last administrator’s account', async () => {
    const only = await product.make.person({ password: 'a lantern in fog 7' });
    const { db } = product.database;
    await db.updateTable('users').set({ is_global_admin: false }).execute();
    await db.updateTable('users').set({ is_global_admin: true }).where('id', '=', only.id).execute();
    const refused = await only.client.call('DELETE /v1/me', { body: { password: 'a lantern in fog 7' } });
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'last_administrator']);
    await db.updateTable('users').set({ is_global_admin: true }).where('id', '=', ada.id).execute();
    expect((await only.client.call('DELETE /v1/me', { body: { password: 'a lantern in fog 7' } })).status).toBe(204);
  });
});
