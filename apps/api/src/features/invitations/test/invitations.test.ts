import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { inviteOne, openLink, tokenIn } from '#test/support/people.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let admin: Client;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  admin = (await product.make.administrator()).client;
  ({ workspace, project } = await product.make.project(admin));
});
afterAll(() => product?.stop());

const invite = (client: Client, invitations: object[], query: { dry_run?: 'true' } = {}) =>
  client.call('POST /v1/workspaces/{id}/invitations', {
    params: { id: workspace },
    query,
    body: { invitations } as never,
  });
const membersOf = async (slug: string) =>
  (await admin.call('GET /v1/workspaces/{id}/members', { params: { id: slug } })).body.data.map(
    ({ attributes }) => [attributes.email, attributes.workspace_role] as const,
  );

describe('inviting', () => {
  it('reports the outcome of each address, and invites those that can be invited', async () => {
    const inviter = await product.make.workspaceMember(workspace, 'workspace_admin');
    const member = await product.make.workspaceMember(workspace, 'workspace_creator');
    await inviteOne(inviter.client, workspace, { email: 'waits@example.org', role: 'workspace_collaborator' });
    const addresses = [
      'new@example.org',
      ' NEW@Example.org ',
      'no address',
      '',
      member.email.toUpperCase(),
      inviter.email,
      'waits@example.org',
      `${'x'.repeat(300)}@example.org`,
      'zoë@example.org',
    ];
    const answer = await invite(
      inviter.client,
      addresses.map((email) => ({ email, role: 'workspace_collaborator' })),
    );
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.meta.outcomes.map(({ outcome }) => outcome)).toEqual([
      'invited',
      'repeated',
      'invalid',
      'invalid',
      'member',
      'yourself',
      'pending',
      'invalid',
      'invalid',
    ]);
    expect(answer.body.data.map(({ attributes }) => attributes.email)).toEqual(['new@example.org']);
    expect(tokenIn(answer.body.data[0]?.attributes.link)).toHaveLength(43);
  });

  it('with dry_run only reports the outcomes', async () => {
    const one = { email: 'dry@example.org', role: 'workspace_collaborator' };
    const dry = await invite(admin, [one], { dry_run: 'true' });
    expect([dry.status, dry.body.data, dry.body.meta.outcomes[0]?.outcome]).toEqual([200, [], 'invited']);
    const listed = await admin.call('GET /v1/workspaces/{id}/invitations', { params: { id: workspace } });
    expect(listed.text).not.toContain('dry@example.org');
  });

  it('refuses roles that do not exist, or do not exist there, and invites nobody', async () => {
    for (const [given, place] of [
      [{ role: 'emperor' }, '/role'],
      [{ role: 'project_viewer' }, '/project_slug'],
      [{ role: 'workspace_admin', project_slug: project }, '/project_slug'],
      [{}, '/role'],
    ] as const) {
      const invitation = { email: 'a@example.org', ...given };
      const refused = await invite(admin, [{ email: 'fine@example.org', role: 'workspace_admin' }, invitation]);
      expect([refused.status, refused.errors[0]?.source?.pointer], refused.text).toEqual([
        422,
        `/invitations/1${place}`,
      ]);
    }
    const listed = await admin.call('GET /v1/workspaces/{id}/invitations', { params: { id: workspace } });
    expect(listed.text).not.toContain('fine@example.org');
  });

  it('never gives a higher role than the inviter’s', async () => {
    const { client } = await product.make.workspaceMember(workspace, 'workspace_creator');
    const refused = await invite(client, [
      { email: 'low@example.org', role: 'workspace_collaborator' },
      { email: 'high@example.org', role: 'workspace_admin' },
    ]);
    expect(refused.status).toBe(403);
    const allowed = await invite(client, [{ email: 'low@example.org', role: 'workspace_creator' }]);
    expect(allowed.status).toBe(201);
    const collaborator = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const toWorkspace = { email: 'c@example.org', role: 'workspace_collaborator' };
    expect((await invite(collaborator.client, [toWorkspace])).status).toBe(403);
    const toProject = (role: string) =>
      invite(collaborator.client, [{ email: 'c@example.org', role, project_slug: project }]);
    // Those who may publish are not made by somebody who may not.
    expect([(await toProject('project_creator')).status, (await toProject('project_collaborator')).status]).toEqual([
      403, 201,
    ]);
  });

  it('does not work across workspaces', async () => {
    const other = await product.make.project(admin);
    const { client } = await product.make.workspaceMember(workspace, 'workspace_admin');
    const foreign = { email: 'x@example.org', role: 'project_viewer', project_slug: other.project };
    expect((await invite(client, [foreign])).status).toBe(404);
    // Not even for a person who may invite there.
    expect((await invite(admin, [foreign])).status).toBe(404);
  });

  it('a disabled user is only reported to people who may know that the account exists', async () => {
    const member = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const stranger = await product.make.person();
    for (const { slug } of [member, stranger]) {
      const attributes = { disabled: true };
      await admin.call('PATCH /v1/users/{id}', { params: { id: slug }, body: { data: { type: 'users', attributes } } });
    }
    const inviter = await product.make.workspaceMember(workspace, 'workspace_admin');
    const both = [member.email, stranger.email].map((email) => ({ email, role: 'workspace_collaborator' }));
    const told = await invite(inviter.client, both, { dry_run: 'true' });
    expect(told.body.meta.outcomes.map(({ outcome }) => outcome)).toEqual(['disabled', 'invited']);
    const toldAdmin = await invite(admin, both, { dry_run: 'true' });
    expect(toldAdmin.body.meta.outcomes.map(({ outcome }) => outcome)).toEqual(['disabled', 'disabled']);
  });

  it('sends a mail in the requested language, whose link works', async () => {
    const body = {
      invitations: [{ email: 'erika@example.org', role: 'project_viewer' as const, project_slug: project }],
      locale: 'de' as const,
    };
    await admin.call('POST /v1/workspaces/{id}/invitations', { params: { id: workspace }, body });
    const mail = (await product.mails()).find(({ to }) => to?.[0]?.address === 'erika@example.org');
    expect(mail?.subject).toBe('„Ada“ lädt Sie zu „January scan“ ein');
    const read = await product.anonymous.call('POST /v1/invitations/check', { body: { token: tokenIn(mail?.text) } });
    expect(read.body.data.attributes).toMatchObject({
      email: 'erika@example.org',
      role: 'project_viewer',
      scope: 'project',
      state: 'pending',
      project: { slug: project },
      has_account: false,
      link: null,
    });
  });
});

describe('the link of an invitation', () => {
  it('lets a person with the invited e-mail join once', async () => {
    const person = await product.make.person({ name: 'Grace' });
    const { token } = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_creator' });
    const joined = await person.client.call('POST /v1/invitations/accept', { body: { token } });
    expect([joined.status, joined.body.data.attributes.workspace.slug]).toEqual([200, workspace]);
    expect(await membersOf(workspace)).toContainEqual([person.email, 'workspace_creator']);
    const again = await person.client.call('POST /v1/invitations/accept', { body: { token } });
    expect([again.status, again.errors[0]?.code]).toEqual([410, 'link_invalid']);
  });

  it('cannot be used by another person', async () => {
    const { token } = await inviteOne(admin, workspace, { email: 'meant@example.org', role: 'workspace_creator' });
    const other = await product.make.person();
    const refused = await other.client.call('POST /v1/invitations/accept', { body: { token } });
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, 'invitation_for_somebody_else']);
    expect((await other.client.call('GET /v1/workspaces/{id}', { params: { id: workspace } })).status).toBe(404);
  });

  it('that is garbled, cut off or made up is not valid', async () => {
    const { token } = await inviteOne(admin, workspace, { email: 'g@example.org', role: 'workspace_creator' });
    const { client } = await product.make.person();
    for (const wrong of [
      token.slice(1),
      `${token}x`,
      token.split('').reverse().join(''),
      'x',
      `${token.slice(0, 42)}!`,
    ]) {
      const refused = await client.call('POST /v1/invitations/accept', { body: { token: wrong } });
      expect([refused.status, refused.errors[0]?.code]).toEqual([410, 'link_invalid']);
      const read = await product.anonymous.call('POST /v1/invitations/check', { body: { token: wrong } });
      expect(read.status).toBe(404);
    }
    expect((await product.anonymous.call('POST /v1/invitations/check', { body: { token } })).status).toBe(200);
  });

  it('is reported as expired, until the invitation is renewed with a new link', async () => {
    const person = await product.make.person();
    const { slug, token } = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_creator' });
    await product.database.db
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('slug', '=', slug)
      .execute();
    const read = await product.anonymous.call('POST /v1/invitations/check', { body: { token } });
    expect(read.body.data.attributes.state).toBe('expired');
    const refused = await person.client.call('POST /v1/invitations/accept', { body: { token } });
    expect([refused.status, refused.errors[0]?.detail]).toEqual([
      410,
      'This invitation has expired. Ask the person who invited you to renew it.',
    ]);
    const renewed = await admin.call('PATCH /v1/invitations/{id}/renew', { params: { id: slug } });
    expect(renewed.body.data.attributes.state).toBe('pending');
    expect((await person.client.call('POST /v1/invitations/accept', { body: { token } })).status).toBe(410);
    const fresh = tokenIn(renewed.body.data.attributes.link);
    expect((await person.client.call('POST /v1/invitations/accept', { body: { token: fresh } })).status).toBe(200);
    const tooLate = await admin.call('PATCH /v1/invitations/{id}/renew', { params: { id: slug } });
    expect([tooLate.status, tooLate.errors[0]?.code]).toEqual([409, 'conflict']);
  });

  it('can be copied without ending existing links', async () => {
    const person = await product.make.person();
    const { slug, token } = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_creator' });
    const copy = await admin.call('POST /v1/invitations/{id}/link', { params: { id: slug } });
    expect(tokenIn(copy.body.data.attributes.link)).not.toBe(token);
    expect((await person.client.call('POST /v1/invitations/accept', { body: { token } })).status).toBe(200);
  });

  it('ends when the invitation is revoked, and when its project goes to the trash', async () => {
    const person = await product.make.person();
    const revoked = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_creator' });
    expect((await admin.call('DELETE /v1/invitations/{id}', { params: { id: revoked.slug } })).status).toBe(204);
    const accept = (token: string) => person.client.call('POST /v1/invitations/accept', { body: { token } });
    expect((await accept(revoked.token)).errors[0]?.detail).toBe('This invitation was taken back.');
    const place = await product.make.project(admin);
    const trashed = await inviteOne(admin, place.workspace, {
      email: person.email,
      role: 'project_viewer',
      project_slug: place.project,
    });
    await admin.call('DELETE /v1/projects/{id}', { params: { id: place.project } });
    expect((await accept(trashed.token)).status).toBe(410);
  });

  it('never lowers a role', async () => {
    const person = await product.make.person();
    const first = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_admin' });
    const { token } = await openLink(admin, workspace);
    await person.client.call('POST /v1/invitations/accept', { body: { token: first.token } });
    expect((await person.client.call('POST /v1/invitations/accept', { body: { token } })).status).toBe(200);
    expect(await membersOf(workspace)).toContainEqual([person.email, 'workspace_admin']);
  });

  it('to a project changes its members once and is recorded; a person with a higher role stays unchanged', async () => {
    const place = await product.make.project(admin);
    const state = async () => {
      const sql = `select version, (select array_agg(user_id || ' ' || kind || ' ' || role) from project_events a
        where a.project_id = p.id and kind = 'member_joined') as joined from projects p where slug = $1`;
      const [row] = await query<{ version: number; joined: string[] | null }>(product, sql, [place.project]);
      return row;
    };
    const before = await state();
    const person = await product.make.person();
    const accept = async (token: string) =>
      (await person.client.call('POST /v1/invitations/accept', { body: { token } })).status;
    const invited = { email: person.email, role: 'project_creator', project_slug: place.project } as const;
    expect(await accept((await inviteOne(admin, place.workspace, invited)).token)).toBe(200);
    const joined = { version: Number(before?.version) + 1, joined: [`${person.id} member_joined project_creator`] };
    expect(await state()).toEqual(joined);
    const link = await admin.call('POST /v1/workspaces/{id}/global-invitation', {
      params: { id: place.workspace },
      body: { role: 'project_viewer', project_slug: place.project },
    });
    expect(await accept(tokenIn(link.body.data.attributes.link))).toBe(200);
    expect(await state()).toEqual(joined);
  });

  it('for one person is used by one of two who accept at the same time', async () => {
    const person = await product.make.person();
    const { token } = await inviteOne(admin, workspace, { email: person.email, role: 'workspace_creator' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => person.client.call('POST /v1/invitations/accept', { body: { token } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it('for anybody lets two people join at the same time', async () => {
    const place = await product.make.project(admin);
    const { token } = await openLink(admin, place.workspace);
    const people = await Promise.all([product.make.person(), product.make.person()]);
    const answers = await Promise.all(
      people.map(({ client }) => client.call('POST /v1/invitations/accept', { body: { token } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await membersOf(place.workspace)).toHaveLength(3);
  });

  it('for anybody ends when another is made, and never gives an administrator role', async () => {
    const place = await product.make.project(admin);
    const first = await openLink(admin, place.workspace);
    const second = await openLink(admin, place.workspace);
    const { client } = await product.make.person();
    expect((await client.call('POST /v1/invitations/accept', { body: { token: first.token } })).status).toBe(410);
    expect((await client.call('POST /v1/invitations/accept', { body: { token: second.token } })).status).toBe(200);
    const refused = await admin.call('POST /v1/workspaces/{id}/global-invitation', {
      params: { id: place.workspace },
      body: { role: 'workspace_admin' } as never,
    });
    expect(refused.status).toBe(422);
  });

  it('is stored only as a hash', async () => {
    const { token } = await inviteOne(admin, workspace, { email: 'h@example.org', role: 'workspace_creator' });
    await product.jobsDone();
    const links = await query(product, 'select l::text from invitation_links l');
    const stored = JSON.stringify([links, await query(product, 'select j::text from pgboss.job j')]);
    expect(stored).not.toContain(token);
    // Control: the searched text does contain the sent data.
    expect(stored).toContain('invitation_id');
  });
});

describe('the list of invitations', () => {
  it('shows those that the caller may manage, by state and project', async () => {
    const place = await product.make.project(admin);
    const toWorkspace = await inviteOne(admin, place.workspace, { email: 'w@example.org', role: 'workspace_creator' });
    const toProject = await inviteOne(admin, place.workspace, {
      email: 'p@example.org',
      role: 'project_viewer',
      project_slug: place.project,
    });
    await admin.call('DELETE /v1/invitations/{id}', { params: { id: toWorkspace.slug } });
    const list = async (client: Client, query = {}) =>
      (
        await client.call('GET /v1/workspaces/{id}/invitations', { params: { id: place.workspace }, query })
      ).body.data.map(({ id }) => id);
    expect(await list(admin)).toEqual([toProject.slug, toWorkspace.slug]);
    expect(await list(admin, { 'filter[state]': 'revoked' })).toEqual([toWorkspace.slug]);
    expect(await list(admin, { 'filter[project]': place.project })).toEqual([toProject.slug]);
    const { client } = await product.make.workspaceMember(place.workspace, 'workspace_collaborator');
    expect(await list(client)).toEqual([toProject.slug]);
  });
});

describe('the link for anybody', () => {
  it('gives the role of workspace collaborator if the call has no body, or names no role', async () => {
    const { workspace } = await product.make.project(admin);
    for (const body of [undefined, '{}']) {
      const made = await admin.send('POST', `/v1/workspaces/${workspace}/global-invitation`, { body });
      expect(made.status, made.text).toBe(201);
      expect(made.body).toMatchObject({ data: { attributes: { role: 'workspace_collaborator', email: null } } });
    }
  });

  it('is refused with the field that is not valid', async () => {
    const { workspace, project } = await product.make.project(admin);
    for (const [body, pointer, detail] of [
      [{ role: 'workspace_admin' }, '/role', /^Give one of these: «project_creator, /],
      [{ role: 'project_viewer' }, '/project_slug', /^This field is required\.$/],
      [{ role: 'workspace_collaborator', project_slug: project }, '/project_slug', /Leave out project_slug/],
      [{ project_slug: project }, '/project_slug', /Leave out project_slug/],
    ] as const) {
      const refused = await admin.send('POST', `/v1/workspaces/${workspace}/global-invitation`, {
        body: JSON.stringify(body),
      });
      expect(refused.status).toBe(422);
      expect(refused.errors.map(({ source }) => source?.pointer)).toEqual([pointer]);
      expect(refused.errors[0]?.detail).toMatch(detail);
    }
  });
});

// These tests come last, because their mails delay those of other tests.
describe('inviting many', () => {
  it('accepts 500 addresses in one call, including faulty ones, and no more', async () => {
    const { workspace: big } = await product.make.project(admin);
    const many = Array.from({ length: 500 }, (_, n) => ({
      email: n % 5 === 0 ? `broken ${n}` : `person${n}@example.org`,
      role: 'workspace_collaborator' as const,
    }));
    const params = { id: big };
    const [{ now: begun } = {}] = await query<{ now?: Date }>(product, 'select now()');
    const answer = await admin.call('POST /v1/workspaces/{id}/invitations', { params, body: { invitations: many } });
    expect(answer.body.meta.outcomes.filter(({ outcome }) => outcome === 'invalid')).toHaveLength(100);
    expect(answer.body.data).toHaveLength(400);
    expect(new Set(answer.body.data.map(({ attributes }) => attributes.link)).size).toBe(400);
    const tooMany = [...many, { email: 'one@example.org', role: 'workspace_collaborator' as const }];
    const refused = await admin.call('POST /v1/workspaces/{id}/invitations', {
      params,
      body: { invitations: tooMany },
    });
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/invitations']);
    // There is a mail to be sent for each address. Another test proves that a mail arrives; waiting for all would take
    // many seconds.
    const text = `select distinct data->'payload'->>'invitation_id' from pgboss.job
      where name = 'invitation-mail' and created_on >= $1`;
    expect(await query(product, text, [begun])).toHaveLength(400);
  });
});
