import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { inviteOne, openLink, tokenIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';

let product: Product;
let admin: Client;
let workspace: string;
const password = 'a lantern in fog 7';

beforeAll(async () => {
  product = await startProduct();
  admin = (await product.make.administrator()).client;
  ({ workspace } = await product.make.project(admin));
});
afterAll(() => product?.stop());

describe('registering with an invitation', () => {
  it('makes the account, joins, and signs in; the invitation is used up', async () => {
    const { token } = await inviteOne(admin, workspace, { email: 'grace@example.org', role: 'workspace_creator' });
    const body = { token, name: 'Grace', email: 'Grace@Example.org', password, locale: 'de' as const };
    const registered = await product.anonymous.call('POST /v1/register', { body });
    expect(registered.status, registered.text).toBe(201);
    const client = new Client(product.address, registered.body?.data.attributes.token);
    const me = await client.call('GET /v1/me');
    expect(me.body.data.attributes).toMatchObject({
      name: 'Grace',
      email: 'grace@example.org',
      locale: 'de',
      permissions: { is_global_admin: false, workspaces: [{ slug: workspace, role: 'workspace_creator' }] },
    });
    const login = await product.anonymous.call('POST /v1/login', { body: { email: 'grace@example.org', password } });
    expect(login.status).toBe(200);
    const again = await product.anonymous.call('POST /v1/register', { body });
    expect([again.status, again.errors[0]?.code]).toEqual([410, 'link_invalid']);
  });

  it('refuses another e-mail than the invited one, and weak passwords, and leaves the invitation open', async () => {
    const { token } = await inviteOne(admin, workspace, { email: 'hedy@example.org', role: 'workspace_creator' });
    const given = { token, name: 'Hedy', email: 'hedy@example.org', password };
    const refusals: [object, string][] = [
      [{ email: 'other@example.org' }, '/email'],
      [{ password: 'hedy@example.org' }, '/password'],
      [{ password: 'short' }, '/password'],
      [{ password: 'password123' }, '/password'],
      [{ name: '  ' }, '/name'],
      [{ email: 'no address' }, '/email'],
    ];
    for (const [wrong, pointer] of refusals) {
      const refused = await product.anonymous.call('POST /v1/register', { body: { ...given, ...wrong } });
      expect([refused.status, refused.errors[0]?.source?.pointer], refused.text).toEqual([422, pointer]);
    }
    expect((await product.anonymous.call('POST /v1/register', { body: given })).status).toBe(201);
  });

  it('sends somebody who has an account to sign in', async () => {
    const person = await product.make.person();
    const { token } = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_creator' });
    const read = await product.anonymous.call('GET /v1/invitations/{id}', { params: { id: token } });
    expect(read.body.data.attributes.has_account).toBe(true);
    const body = { token, name: 'Again', email: person.email, password };
    const refused = await product.anonymous.call('POST /v1/register', { body });
    expect([refused.status, refused.errors[0]?.detail]).toEqual([
      422,
      'There is an account with this e-mail. Sign in to join.',
    ]);
  });

  it('makes one account of several tries at once', async () => {
    const { token } = await inviteOne(admin, workspace, { email: 'katherine@example.org', role: 'workspace_creator' });
    const body = { token, name: 'Katherine', email: 'katherine@example.org', password };
    const answers = await Promise.all([1, 2, 3].map(() => product.anonymous.call('POST /v1/register', { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410 || status === 422)).toHaveLength(2);
  });

  it('by a link for anybody makes the account at once where no mail can be sent', async () => {
    const { token } = await openLink(admin, workspace);
    const body = { token, name: 'Annie', email: 'annie@example.org', password };
    expect((await product.anonymous.call('POST /v1/register', { body })).status).toBe(201);
    const second = { ...body, name: 'Dorothy', email: 'dorothy@example.org' };
    expect((await product.anonymous.call('POST /v1/register', { body: second })).status).toBe(201);
  });

  it('needs a link', async () => {
    const body = { token: 'made up', name: 'Eve', email: 'eve@example.org', password };
    const refused = await product.anonymous.call('POST /v1/register', { body });
    expect([refused.status, refused.errors[0]?.code]).toEqual([410, 'link_invalid']);
  });
});

describe('registering with a link for anybody, where mail is sent', () => {
  let server: MailServer;
  let mailing: Product;
  let token: string;
  let known: string;

  beforeAll(async () => {
    server = await startMailServer();
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    mailing = await startProduct({ mail: { smtpUrl, from: 'Foreglow <mail@example.org>' } });
    const administrator = await mailing.make.administrator();
    known = administrator.email;
    const place = await mailing.make.project(administrator.client);
    ({ token } = await openLink(administrator.client, place.workspace));
  });
  afterAll(async () => {
    await mailing?.stop();
    await server?.stop();
  });
  const register = (email: string, name = 'Ruth') =>
    mailing.anonymous.call('POST /v1/register', { body: { token, name, email, password } });
  const mailTo = async (email: string) => {
    await mailing.jobsDone();
    return server.received.filter((mail) => mail.to?.[0]?.address === email).at(-1);
  };

  it('asks for the e-mail to be confirmed, and makes the account then', async () => {
    const answer = await register('ruth@example.org');
    expect([answer.status, answer.text]).toEqual([202, '']);
    const before = await mailing.anonymous.call('POST /v1/login', { body: { email: 'ruth@example.org', password } });
    expect(before.status).toBe(401);
    const link = tokenIn((await mailTo('ruth@example.org'))?.text);
    const confirmed = await mailing.anonymous.call('POST /v1/confirm-registration', { body: { token: link } });
    expect(confirmed.status, confirmed.text).toBe(201);
    const client = new Client(mailing.address, confirmed.body.data.attributes.token);
    expect((await client.call('GET /v1/workspaces')).body.meta.total_record_count).toBe(1);
    const again = await mailing.anonymous.call('POST /v1/confirm-registration', { body: { token: link } });
    expect([again.status, again.errors[0]?.code]).toEqual([410, 'link_invalid']);
  });

  it('answers alike for an e-mail that is known, and tells its owner', async () => {
    const answer = await register(known, 'Eve');
    expect([answer.status, answer.text]).toEqual([202, '']);
    const mail = await mailTo(known);
    expect(mail?.subject).toBe('You have an account already');
    expect(tokenIn(mail?.text)).toBe('');
  });

  it('makes nothing once the link has ended', async () => {
    await register('late@example.org');
    const link = tokenIn((await mailTo('late@example.org'))?.text);
    await mailing.database.db.updateTable('invitations').set({ revoked_at: new Date() }).execute();
    const refused = await mailing.anonymous.call('POST /v1/confirm-registration', { body: { token: link } });
    expect(refused.status).toBe(410);
  });
});
