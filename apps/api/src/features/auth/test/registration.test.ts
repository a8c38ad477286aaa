import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '#test/support/client.ts';
import { type MailServer, startMailServer } from '#test/support/mail-server.ts';
import { inviteOne, openLink, tokenIn } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';

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
  it('creates the account, joins, and signs in; the invitation is used up', async () => {
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

  it('asks a person who has an account to sign in', async () => {
    const person = await product.make.person();
    const { token } = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_creator' });
    const read = await product.anonymous.call('POST /v1/invitations/check', { body: { token } });
    expect(read.body.data.attributes.has_account).toBe(true);
    const body = { token, name: 'Again', email: person.email, password };
    const refused = await product.anonymous.call('POST /v1/register', { body });
    expect([refused.status, refused.errors[0]?.detail]).toEqual([
      422,
      'There is an account with this e-mail. Sign in to join.',
    ]);
  });

  it('creates one account in several simultaneous attempts', async () => {
    const { token } = await inviteOne(admin, workspace, { email: 'katherine@example.org', role: 'workspace_creator' });
    const body = { token, name: 'Katherine', email: 'katherine@example.org', password };
    const answers = await Promise.all([1, 2, 3].map(() => product.anonymous.call('POST /v1/register', { body })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410 || status === 422)).toHaveLength(2);
  });

  it('by a join link creates the account immediately if no mail can be sent', async () => {
    const { token } = await openLink(admin, workspace);
    const body = { token, name: 'Annie', email: 'annie@example.org', password };
    expect((await product.anonymous.call('POST /v1/register', { body })).status).toBe(201);
    const second = { ...body, name: 'Dorothy', email: 'dorothy@example.org' };
    expect((await product.anonymous.call('POST /v1/register', { body: second })).status).toBe(201);
    // Without mail no e-mail can be confirmed, so a registration cannot be requested.
    const asked = await product.anonymous.call('POST /v1/registrations', { body: { token, email: 'x@example.org' } });
    expect(asked.status).toBe(409);
  });

  it('needs a link', async () => {
    const body = { token: 'made up', name: 'Eve', email: 'eve@example.org', password };
    const refused = await product.anonymous.call('POST /v1/register', { body });
    expect([refused.status, refused.errors[0]?.code]).toEqual([410, 'link_invalid']);
  });
});

describe('registering with a join link when mail is sent', () => {
  let server: MailServer;
  let mailing: Product;
  let token: string;
  let known: string;
  let inviter: Client;
  let place: string;

  beforeAll(async () => {
    server = await startMailServer();
    const smtpUrl = `smtp://127.0.0.1:${server.port}`;
    mailing = await startProduct({ mail: { smtpUrl, from: 'Foreglow <mail@example.org>' } });
    const administrator = await mailing.make.administrator();
    known = administrator.email;
    inviter = administrator.client;
    place = (await mailing.make.project(inviter)).workspace;
    ({ token } = await openLink(inviter, place));
  });
  afterAll(async () => {
    await mailing?.stop();
    await server?.stop();
  });
  const request = (email: string) => mailing.anonymous.call('POST /v1/registrations', { body: { token, email } });
  const confirm = (link: string, given: { name?: string; password?: string } = {}) =>
    mailing.anonymous.call('POST /v1/confirm-registration', {
      body: { token: link, name: 'Ruth', password, ...given },
    });
  const check = (link: string) =>
    mailing.anonymous.call('POST /v1/confirm-registration/check', { body: { token: link } });
  const logIn = async (email: string, given: string) =>
    (await mailing.anonymous.call('POST /v1/login', { body: { email, password: given } })).status;
  const mailTo = async (email: string) => {
    await mailing.jobsDone();
    return server.received.filter((mail) => mail.to?.[0]?.address === email).at(-1);
  };

  it('requires the e-mail to be confirmed, and then creates the account with the name and password chosen there', async () => {
    const answer = await request('ruth@example.org');
    expect([answer.status, answer.text]).toEqual([202, '']);
    const link = tokenIn((await mailTo('ruth@example.org'))?.text);
    expect((await check(link)).body.data.attributes).toEqual({ email: 'ruth@example.org' });
    const confirmed = await confirm(link);
    expect(confirmed.status, confirmed.text).toBe(201);
    const client = new Client(mailing.address, confirmed.body.data.attributes.token);
    expect((await client.call('GET /v1/workspaces')).body.meta.total_record_count).toBe(1);
    expect((await client.call('GET /v1/me')).body.data.attributes).toMatchObject({ name: 'Ruth', locale: 'en' });
    expect(await logIn('ruth@example.org', password)).toBe(200);
    const again = await confirm(link);
    expect([again.status, again.errors[0]?.code, (await check(link)).status]).toEqual([410, 'link_invalid', 410]);
  });

  it('accepts no password before the e-mail is confirmed', async () => {
    const theirs = 'chosen by somebody else 1';
    const body = { token, name: 'Eve', email: 'foreign@example.org', password: theirs };
    const refused = await mailing.anonymous.call('POST /v1/register', { body });
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'conflict']);
    expect(await mailTo('foreign@example.org')).toBeUndefined();
    // Nor when it is sent with the request for a registration.
    const extra = { token, email: 'foreign@example.org', name: 'Eve', password: theirs };
    await mailing.anonymous.call('POST /v1/registrations', { body: extra });
    const link = tokenIn((await mailTo('foreign@example.org'))?.text);
    expect((await confirm(link, { name: 'The owner' })).status).toBe(201);
    expect([await logIn('foreign@example.org', theirs), await logIn('foreign@example.org', password)]).toEqual([
      401, 200,
    ]);
  });

  it('refuses a weak password when the e-mail is confirmed, and the link remains valid', async () => {
    await request('weak@example.org');
    const link = tokenIn((await mailTo('weak@example.org'))?.text);
    for (const weak of ['password123', 'weak@example.org', 'short']) {
      const refused = await confirm(link, { password: weak });
      expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/password']);
    }
    expect((await confirm(link)).status).toBe(201);
  });

  it('creates one account when two people confirm at the same time', async () => {
    await request('twice@example.org');
    const link = tokenIn((await mailTo('twice@example.org'))?.text);
    const answers = await Promise.all([confirm(link), confirm(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
  });

  it('is only possible with a join link', async () => {
    const named = await inviteOne(inviter, place, { email: 'named@example.org', role: 'workspace_creator' });
    const body = { token: named.token, email: 'named@example.org' };
    const refused = await mailing.anonymous.call('POST /v1/registrations', { body });
    expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'conflict']);
    // An invitation to this e-mail proves that it belongs to the person, whether or not mail is sent.
    const registered = await mailing.anonymous.call('POST /v1/register', { body: { ...body, name: 'N', password } });
    expect(registered.status).toBe(201);
  });

  it('answers alike for a known e-mail, and informs its owner', async () => {
    const answer = await request(known);
    expect([answer.status, answer.text]).toEqual([202, '']);
    const mail = await mailTo(known);
    expect(mail?.subject).toBe('You have an account already');
    expect(tokenIn(mail?.text)).toBe('');
  });

  it('creates nothing once the link has ended', async () => {
    await request('late@example.org');
    const link = tokenIn((await mailTo('late@example.org'))?.text);
    await mailing.database.db.updateTable('invitations').set({ revoked_at: new Date() }).execute();
    expect((await confirm(link)).status).toBe(410);
  });
});
