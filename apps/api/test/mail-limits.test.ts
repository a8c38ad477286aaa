import { limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { type MailServer, startMailServer } from './support/mail-server.ts';
import { inviteOne, openLink, tokenIn } from './support/people.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let server: MailServer;
let product: Product;
let admin: Client;
let workspace: string;
let project: string;
const password = 'a lantern in fog 7';

beforeAll(async () => {
  server = await startMailServer();
  const smtpUrl = `smtp://127.0.0.1:${server.port}`;
  product = await startProduct({ mail: { smtpUrl, from: 'Foreglow <mail@example.org>' } });
  admin = (await product.make.administrator()).client;
  ({ workspace, project } = await product.make.project(admin));
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
});
beforeEach(() => query(product, 'delete from rate_limits'));

const mailsTo = async (email: string) => {
  await product.jobsDone();
  return server.received.filter((mail) => mail.to?.[0]?.address === email);
};
let counter = 0;
/** This many unused addresses. */
const addresses = (count: number) =>
  Array.from({ length: count }, () => {
    counter += 1;
    return `a${counter}@example.org`;
  });
const inviteToProject = (client: Client, emails: readonly string[]) =>
  client.call('POST /v1/workspaces/{id}/invitations', {
    params: { id: workspace },
    body: { invitations: emails.map((email) => ({ email, role: 'project_viewer' as const, project_slug: project })) },
  });
/** Uses up a limit, except for some remaining points. */
const spend = (name: string, left: number, points: number) =>
  query(product, 'update rate_limits set points = $2 where key like $1', [`${name}:%`, points - left]);

describe('inviting', () => {
  const { hour } = serverLimits.invitedAddresses.byMember;

  it('is limited by addresses: either all requested ones are invited, or none', async () => {
    const { client } = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const refused = await inviteToProject(client, addresses(hour + 1));
    expect([refused.status, refused.errors[0]?.code]).toEqual([429, 'too_many_requests']);
    expect(refused.errors[0]?.detail).toMatch(
      new RegExp(`^You can invite ${hour} more addresses for now\\. Choose fewer, or try again in \\d+ minutes\\.$`),
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const [open] = await query<{ open: number }>(product, 'select count(*)::int as open from invitations');
    expect(open?.open).toBe(0);
    // Refused calls used nothing of the limit.
    expect((await inviteToProject(client, addresses(2))).status).toBe(201);
    await spend('invite-member-hour', 1, hour);
    const second = await inviteToProject(client, addresses(2));
    expect(second.errors[0]?.detail).toMatch(/^You can invite 1 more address for now\./);
    expect((await inviteToProject(client, addresses(1))).status).toBe(201);
    // Addresses that get no mail cost nothing.
    expect((await inviteToProject(client, ['no address'])).status).toBe(201);
  });

  it('counts a mail that is sent again', async () => {
    const { client } = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const [email = ''] = addresses(1);
    const made = await inviteToProject(client, [email]);
    const params = { id: made.body.data[0]?.id ?? '' };
    expect((await client.call('PATCH /v1/invitations/{id}/renew', { params })).status).toBe(200);
    await spend('invite-member-hour', 0, hour);
    const refused = await client.call('PATCH /v1/invitations/{id}/renew', { params });
    expect(refused.status).toBe(429);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('allows managers as many as one call accepts, and is limited for each workspace', async () => {
    const { client } = await product.make.workspaceMember(workspace, 'workspace_creator');
    expect(serverLimits.invitedAddresses.byManager.hour).toBeGreaterThanOrEqual(limits.invitationsPerCall);
    expect((await inviteToProject(client, addresses(2))).status).toBe(201);
    await spend('invite-manager-hour', 0, hour);
    expect((await inviteToProject(client, addresses(2))).status).toBe(201);
    await spend('invite-workspace-hour', 0, serverLimits.invitedAddresses.inWorkspace.hour);
    const other = await product.make.workspaceMember(workspace, 'workspace_creator');
    expect((await inviteToProject(other.client, addresses(1))).status).toBe(429);
  });

  it('sends one address a few mails a day, from all inviters together', async () => {
    const [email = ''] = addresses(1);
    const { slug } = await inviteOne(admin, workspace, { email, role: 'workspace_collaborator' });
    await mailsTo(email);
    await spend('invitation-mail-address', 1, serverLimits.invitationMailsPerAddress);
    const params = { id: slug };
    for (const _ of [1, 2]) expect((await admin.call('PATCH /v1/invitations/{id}/renew', { params })).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('quotes the names in its mail, without links', async () => {
    const title = 'Your account” expires: https://evil.example';
    const place = await product.make.project(admin, title);
    const [email = ''] = addresses(1);
    await inviteOne(admin, place.workspace, { email, role: 'project_viewer', project_slug: place.project });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("“Ada” invites you to “Your account' expires: https: evil. example”");
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) => product.anonymous.call('POST /v1/forgot-password', { body: { email } });
  const reset = (token: string) => product.anonymous.call('POST /v1/reset-password', { body: { token, password } });

  it('requested again and again is always answered alike, and the owner gets a working link', async () => {
    const person = await product.make.person();
    for (let n = 0; n < serverLimits.accountMailsPerHour + 3; n += 1) {
      expect((await forgot(person.email)).status).toBe(202);
      // One call after the other.
      await product.jobsDone();
    }
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(serverLimits.accountMailsPerHour);
    expect((await reset(tokenIn(mails.at(-1)?.text))).status).toBe(204);
    // That link has been used, so the owner gets another one.
    await forgot(person.email);
    expect((await reset(tokenIn((await mailsTo(person.email)).at(-1)?.text))).status).toBe(204);
  });

  it('uses points of the client address only for a wrong link', async () => {
    const person = await product.make.person();
    await forgot(person.email);
    const token = tokenIn((await mailsTo(person.email)).at(-1)?.text);
    const check = (given: string) =>
      product.anonymous.call('POST /v1/reset-password/check', { body: { token: given } });
    const points = async () =>
      (await query<{ points: number }>(product, `select points from rate_limits where key like 'reset-address:%'`))[0]
        ?.points;
    await query(product, 'delete from rate_limits');
    expect([(await check(token)).status, await points()]).toEqual([200, 0]);
    expect([(await check('wrong')).status, await points()]).toEqual([410, 1]);
  });
});

describe('registering with a join link', () => {
  it('requested again and again sends a few mails, and the last link works', async () => {
    const { token } = await openLink(admin, workspace);
    const [email = ''] = addresses(1);
    const known = await product.make.person();
    for (let n = 0; n < serverLimits.accountMailsPerHour + 2; n += 1) {
      for (const one of [email, known.email]) {
        const asked = await product.anonymous.call('POST /v1/registrations', { body: { token, email: one } });
        expect(asked.status).toBe(202);
      }
      await product.jobsDone();
    }
    const mails = await mailsTo(email);
    expect([mails.length, (await mailsTo(known.email)).length]).toEqual([
      serverLimits.accountMailsPerHour,
      serverLimits.accountMailsPerHour,
    ]);
    const link = tokenIn(mails.at(-1)?.text);
    const confirmed = await product.anonymous.call('POST /v1/confirm-registration', {
      body: { token: link, name: 'Ruth', password },
    });
    expect(confirmed.status).toBe(201);
  });

  it('is not possible any more after the link is renewed', async () => {
    const { slug, token } = await openLink(admin, workspace);
    const [email = ''] = addresses(1);
    await product.anonymous.call('POST /v1/registrations', { body: { token, email } });
    const link = tokenIn((await mailsTo(email)).at(-1)?.text);
    await admin.call('PATCH /v1/invitations/{id}/renew', { params: { id: slug } });
    const body = { token: link, name: 'Late', password };
    expect((await product.anonymous.call('POST /v1/confirm-registration', { body })).status).toBe(410);
  });
});

describe('a new e-mail', () => {
  it('gets a limited number of mails for confirmation an hour, without any text of the requesting person', async () => {
    const { client } = await product.make.person({ name: 'Your bank: evil.example', password });
    const [email = ''] = addresses(1);
    const statuses: number[] = [];
    for (let n = 0; n < serverLimits.accountMailsPerHour + 1; n += 1) {
      statuses.push((await client.call('POST /v1/me/email', { body: { email, current_password: password } })).status);
    }
    expect(statuses).toEqual([...Array(serverLimits.accountMailsPerHour).fill(202), 429]);
    const [mail] = await mailsTo(email);
    expect(JSON.stringify(mail)).not.toContain('evil');
  });
});
