import type { ProjectRole, WorkspaceRole } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { inviteOne, openLink, tokenIn, withdraw } from '#test/support/people.ts';
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

const setRole = (client: Client, { slug }: Person, workspace_slug: string, role: WorkspaceRole) =>
  client.call('POST /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id: slug, workspace_slug, role } } },
  });
const setProjectRole = (client: Client, { slug }: Person, project_slug: string, role: ProjectRole) =>
  client.call('POST /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id: slug, project_slug, role } } },
  });
const accept = async (client: Client, token: string) =>
  (await client.call('POST /v1/invitations/accept', { body: { token } })).status;
const checked = async (token: string) => {
  const read = await product.anonymous.call('POST /v1/invitations/check', { body: { token } });
  return read.status === 200 ? read.body.data.attributes.state : read.status;
};
const projectLink = async (client: Client, workspace: string, project_slug: string) => {
  const made = await client.call('POST /v1/workspaces/{id}/global-invitation', {
    params: { id: workspace },
    body: { role: 'project_collaborator', project_slug },
  });
  return { slug: made.body.data.id, token: tokenIn(made.body.data.attributes.link) };
};
let counter = 0;
const fresh = () => {
  counter += 1;
  return `invited${counter}@example.org`;
};
const rights = (person: Person, attributes: { is_global_admin?: boolean; disabled?: boolean }) =>
  admin.call('PATCH /v1/users/{id}', { params: { id: person.slug }, body: { data: { type: 'users', attributes } } });

/**
 * A workspace with a project and two administrators. One of them has invited a person to the workspace and to the
 * project.
 */
async function place() {
  const made = await product.make.project(admin);
  const remover = await product.make.workspaceMember(made.workspace, 'workspace_admin');
  const inviter = await product.make.workspaceMember(made.workspace, 'workspace_admin', { password });
  const toWorkspace = await inviteOne(inviter.client, made.workspace, { email: fresh(), role: 'workspace_creator' });
  const toProject = await inviteOne(inviter.client, made.workspace, {
    email: fresh(),
    role: 'project_viewer',
    project_slug: made.project,
  });
  const byRemover = await inviteOne(remover.client, made.workspace, { email: fresh(), role: 'workspace_creator' });
  return { ...made, remover, inviter, toWorkspace, toProject, byRemover };
}

/** Adds a registration with an invitation that waits for the confirmation of its e-mail. */
async function waitsUnder(slug: string): Promise<() => Promise<number>> {
  const email = fresh();
  await query(
    product,
    `insert into registrations (invitation_id, email, locale, expires_at)
      select id, $2, 'en', now() + interval '1 hour' from invitations where slug = $1`,
    [slug, email],
  );
  return async () => (await query(product, 'select id from registrations where email = $1', [email])).length;
}

describe('an invitation made by an administrator', () => {
  const departures: Record<string, (made: Awaited<ReturnType<typeof place>>) => Promise<{ status: number }>> = {
    removed: ({ remover, inviter, workspace }) => withdraw(remover.client, inviter, { workspace_slug: workspace }),
    'one who left': ({ inviter, workspace }) => withdraw(inviter.client, inviter, { workspace_slug: workspace }),
    disabled: ({ inviter }) => rights(inviter, { disabled: true }),
    'one who deleted their account': ({ inviter }) => inviter.client.call('DELETE /v1/me', { body: { password } }),
  };
  it.each(Object.entries(departures))('ends with them, and what others made stays: %s', async (_who, depart) => {
    const made = await place();
    const waiting = await waitsUnder(made.toWorkspace.slug);
    // Control: until then all invitations can be used.
    for (const { token } of [made.toWorkspace, made.toProject, made.byRemover]) {
      expect(await checked(token)).toBe('pending');
    }
    expect(await waiting()).toBe(1);
    expect((await depart(made)).status).toBeLessThan(300);
    expect([await checked(made.toWorkspace.token), await checked(made.toProject.token)]).toEqual([
      'revoked',
      'revoked',
    ]);
    expect(await checked(made.byRemover.token)).toBe('pending');
    expect(await waiting()).toBe(0);
  });

  it('stays ended when their account is enabled again', async () => {
    const made = await place();
    await rights(made.inviter, { disabled: true });
    await rights(made.inviter, { disabled: false });
    expect(await checked(made.toWorkspace.token)).toBe('revoked');
  });

  it('ends if a lower role could not make it, and remains if it could', async () => {
    const made = await place();
    const lowered = await setRole(made.remover.client, made.inviter, made.workspace, 'workspace_collaborator');
    expect(lowered.body.meta).toEqual({ ended_invitations: 1, ended_links: 0 });
    expect([await checked(made.toWorkspace.token), await checked(made.toProject.token)]).toEqual([
      'revoked',
      'pending',
    ]);
    const raised = await setRole(made.remover.client, made.inviter, made.workspace, 'workspace_admin');
    expect(raised.body.meta).toEqual({ ended_invitations: 0, ended_links: 0 });
    expect(await checked(made.toWorkspace.token)).toBe('revoked');
  });

  it('of the whole installation ends in places where they have no role', async () => {
    const { workspace } = await product.make.project(admin);
    const second = await product.make.administrator();
    const own = await product.make.project(second.client);
    const elsewhere = await inviteOne(second.client, workspace, { email: fresh(), role: 'workspace_creator' });
    const athome = await inviteOne(second.client, own.workspace, { email: fresh(), role: 'workspace_creator' });
    await rights(second, { is_global_admin: false });
    expect([await checked(elsewhere.token), await checked(athome.token)]).toEqual(['revoked', 'pending']);
  });

  it('continues under the name of the user who renews it', async () => {
    const made = await place();
    const { slug } = made.toWorkspace;
    const renewed = await made.remover.client.call('PATCH /v1/invitations/{id}/renew', { params: { id: slug } });
    await withdraw(made.remover.client, made.inviter, { workspace_slug: made.workspace });
    expect(await checked(tokenIn(renewed.body.data.attributes.link))).toBe('pending');
  });
});

describe('a link for anybody', () => {
  it('ends when a member is removed from the workspace, with those of its projects, which the answer tells', async () => {
    const made = await place();
    const member = await product.make.workspaceMember(made.workspace, 'workspace_collaborator');
    const links = [
      await openLink(made.remover.client, made.workspace),
      await projectLink(made.remover.client, made.workspace, made.project),
    ];
    const removed = await withdraw(made.remover.client, member, { workspace_slug: made.workspace });
    expect([removed.status, removed.body.meta]).toEqual([200, { ended_invitations: 0, ended_links: 2 }]);
    for (const { token } of links) expect(await accept(member.client, token)).toBe(410);
    // The remaining administrator makes a new link, and others can join with it.
    const next = await openLink(made.remover.client, made.workspace);
    expect(await accept((await product.make.person()).client, next.token)).toBe(200);
  });

  it('of a project is the only one that ends when a member is removed from the project', async () => {
    const made = await place();
    const guest = await product.make.projectMember(made.project, 'project_viewer');
    const ofWorkspace = await openLink(made.remover.client, made.workspace);
    const ofProject = await projectLink(made.remover.client, made.workspace, made.project);
    const removed = await withdraw(made.remover.client, guest, { project_slug: made.project });
    expect(removed.body.meta).toEqual({ ended_invitations: 0, ended_links: 1 });
    expect([await checked(ofWorkspace.token), await checked(ofProject.token)]).toEqual(['pending', 'revoked']);
  });

  it('remains when a person leaves who did not make it', async () => {
    const made = await place();
    const { token } = await openLink(made.remover.client, made.workspace);
    const left = await withdraw(made.inviter.client, made.inviter, { workspace_slug: made.workspace });
    expect(left.body.meta).toEqual({ ended_invitations: 2, ended_links: 0 });
    expect(await checked(token)).toBe('pending');
  });

  it('ends when a member gets a lower role than the link gives', async () => {
    const made = await place();
    const member = await product.make.workspaceMember(made.workspace, 'workspace_creator');
    const { token } = await openLink(made.remover.client, made.workspace, 'workspace_creator');
    const ofProject = await projectLink(made.remover.client, made.workspace, made.project);
    await setRole(made.remover.client, member, made.workspace, 'workspace_collaborator');
    expect([await checked(token), await checked(ofProject.token)]).toEqual(['revoked', 'pending']);
    const guest = await product.make.projectMember(made.project, 'project_creator');
    await setProjectRole(made.remover.client, guest, made.project, 'project_viewer');
    expect(await checked(ofProject.token)).toBe('revoked');
  });

  it('of every place of a user ends when the user is disabled', async () => {
    const made = await place();
    const member = await product.make.workspaceMember(made.workspace, 'workspace_collaborator');
    const links = [
      await openLink(made.remover.client, made.workspace),
      await projectLink(made.remover.client, made.workspace, made.project),
    ];
    const other = await product.make.project(admin);
    const elsewhere = await openLink(admin, other.workspace);
    await rights(member, { disabled: true });
    expect(await Promise.all([...links, elsewhere].map(({ token }) => checked(token)))).toEqual([
      'revoked',
      'revoked',
      'pending',
    ]);
  });
});

describe('a change of an account that changes nothing', () => {
  it('ends nothing that was made since', async () => {
    const made = await place();
    const { inviter } = made;
    expect((await rights(inviter, { disabled: true })).status).toBe(200);
    const link = await openLink(made.remover.client, made.workspace);
    expect((await rights(inviter, { disabled: true })).status).toBe(200);
    expect(await checked(link.token)).toBe('pending');
    // Control: disabling the account once more after enabling it ends the link.
    await rights(inviter, { disabled: false });
    await rights(inviter, { disabled: true });
    expect(await checked(link.token)).toBe('revoked');
  });
});

describe('an invitation of a person to a place', () => {
  it('ends when they are removed from it, or get a lower role', async () => {
    const made = await place();
    const member = await product.make.workspaceMember(made.workspace, 'workspace_creator');
    // Like an invitation that was made before the member joined by a link.
    const waiting = async (role: WorkspaceRole, email = fresh()) => {
      const invited = await inviteOne(made.remover.client, made.workspace, { email, role });
      await query(product, 'update invitations set email = $2 where slug = $1', [invited.slug, member.email]);
      return invited;
    };
    const higher = await waiting('workspace_admin');
    await setRole(made.remover.client, member, made.workspace, 'workspace_collaborator');
    expect(await accept(member.client, higher.token)).toBe(410);
    const lower = await waiting('workspace_collaborator');
    const removed = await withdraw(made.remover.client, member, { workspace_slug: made.workspace });
    expect(removed.body.meta).toEqual({ ended_invitations: 1, ended_links: 0 });
    expect(await accept(member.client, lower.token)).toBe(410);
  });
});

describe('a copy of the link of an invitation that somebody else made', () => {
  const copied = async (client: Client, id: string) => {
    const copy = await client.call('POST /v1/invitations/{id}/link', { params: { id } });
    return tokenIn(copy.body.data.attributes.link);
  };
  /** An invitation by an administrator, with a copy of its link by another one, who is a member, and by a third one. */
  async function copies() {
    const made = await place();
    const { slug, token } = made.byRemover;
    const own = await copied(made.inviter.client, slug);
    return { ...made, own, others: [token, await copied(admin, slug)] };
  }

  const losses: Record<string, (made: Awaited<ReturnType<typeof copies>>) => Promise<{ status: number }>> = {
    removed: ({ remover, inviter, workspace }) => withdraw(remover.client, inviter, { workspace_slug: workspace }),
    'one who left': ({ inviter, workspace }) => withdraw(inviter.client, inviter, { workspace_slug: workspace }),
    'one with a lower role': ({ remover, inviter, workspace }) =>
      setRole(remover.client, inviter, workspace, 'workspace_collaborator'),
    disabled: ({ inviter }) => rights(inviter, { disabled: true }),
    'one who deleted their account': ({ inviter }) => inviter.client.call('DELETE /v1/me', { body: { password } }),
  };
  it.each(Object.entries(losses))('ends with the right of the person who copied it, alone: %s', async (_who, lose) => {
    const made = await copies();
    expect(await checked(made.own)).toBe('pending');
    expect((await lose(made)).status).toBeLessThan(300);
    expect(await checked(made.own)).toBe(404);
    expect(await Promise.all(made.others.map(checked))).toEqual(['pending', 'pending']);
  });

  it.each([
    ['disabled', { disabled: true }],
    ['not one any more', { is_global_admin: false }],
  ])('ends with an administrator of the installation who has no role there: %s', async (_how, lost) => {
    const made = await place();
    const other = await product.make.administrator();
    const link = await openLink(made.remover.client, made.workspace);
    const tokens = [await copied(other.client, made.byRemover.slug), await copied(other.client, link.slug)];
    expect(await Promise.all(tokens.map(checked))).toEqual(['pending', 'pending']);
    expect((await rights(other, lost)).status).toBe(200);
    expect(await Promise.all(tokens.map(checked))).toEqual([404, 404]);
    expect([await checked(made.byRemover.token), await checked(link.token)]).toEqual(['pending', 'pending']);
  });
});

describe('an invitation whose inviter may no longer make it', () => {
  it('is shown as ended everywhere, and does not prevent other invitations', async () => {
    const made = await place();
    const email = (await product.make.person()).email;
    const { slug, token } = await inviteOne(made.inviter.client, made.workspace, { email, role: 'workspace_admin' });
    // As if the invitation had been made at the moment when the role was lowered.
    await query(product, `update workspace_members set role = 'workspace_collaborator' where user_id = $1`, [
      made.inviter.id,
    ]);
    expect(await checked(token)).toBe('revoked');
    const list = async (state: 'pending' | 'revoked') =>
      (
        await made.remover.client.call('GET /v1/workspaces/{id}/invitations', {
          params: { id: made.workspace },
          query: { 'filter[state]': state },
        })
      ).body.data.map(({ id }) => id);
    expect([(await list('pending')).includes(slug), (await list('revoked')).includes(slug)]).toEqual([false, true]);
    const body = { token, name: 'Late', email, password };
    expect((await product.anonymous.call('POST /v1/register', { body })).status).toBe(410);
    const again = await inviteOne(made.remover.client, made.workspace, { email, role: 'workspace_admin' });
    expect(await checked(again.token)).toBe('pending');
  });

  it('is neither made, renewed nor copied by a person who is removed in the meantime', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await place();
      const { workspace, inviter } = made;
      const params = { id: workspace };
      await Promise.all([
        withdraw(made.remover.client, inviter, { workspace_slug: workspace }),
        ...[1, 2, 3].map(() =>
          inviter.client.call('POST /v1/workspaces/{id}/invitations', {
            params,
            body: { invitations: [{ email: fresh(), role: 'workspace_creator' }] },
          }),
        ),
        inviter.client.call('POST /v1/workspaces/{id}/global-invitation', { params, body: {} }),
        inviter.client.call('PATCH /v1/invitations/{id}/renew', { params: { id: made.toWorkspace.slug } }),
      ]);
      const open = await query(
        product,
        'select slug from invitations where invited_by = $1 and accepted_at is null and revoked_at is null',
        [inviter.id],
      );
      expect(open).toEqual([]);
    }
  });
});

describe('a person who joins again while they are removed', () => {
  it('is out when both are done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await place();
      const member = await product.make.workspaceMember(made.workspace, 'workspace_collaborator');
      const { token } = await openLink(made.remover.client, made.workspace);
      const answers = await Promise.all([
        accept(member.client, token),
        withdraw(made.remover.client, member, { workspace_slug: made.workspace }).then(({ status }) => status),
        accept(member.client, token),
        accept(member.client, token),
      ]);
      expect(answers[1]).toBe(200);
      expect(answers.filter((status) => status >= 500)).toEqual([]);
      const { body } = await member.client.call('GET /v1/me');
      expect(body.data.attributes.permissions.workspaces).toEqual([]);
    }
  });
});

describe('a project that moves', () => {
  it('loses all its invitations, which the answer tells, and keeps its members', async () => {
    const from = await place();
    const to = await product.make.project(admin);
    const guest = await product.make.projectMember(from.project, 'project_viewer');
    const link = await projectLink(from.remover.client, from.workspace, from.project);
    const waiting = await waitsUnder(link.slug);
    const params = { id: from.project, workspaceId: to.workspace };
    const moved = await admin.call('POST /v1/projects/{id}/{workspaceId}/move', { params });
    expect(moved.body.meta).toEqual({ ended_invitations: 1, ended_links: 1 });
    // The name of the project in its new workspace is not shown to people with an old link.
    expect([await checked(link.token), await checked(from.toProject.token), await waiting()]).toEqual([404, 404, 0]);
    expect(await accept((await product.make.person()).client, link.token)).toBe(410);
    // The invitation to the workspace remains valid.
    expect(await checked(from.toWorkspace.token)).toBe('pending');
    expect((await guest.client.call('GET /v1/projects/{id}', { params: { id: from.project } })).status).toBe(200);
    const listed = await admin.call('GET /v1/workspaces/{id}/invitations', { params: { id: to.workspace } });
    expect(listed.body.data).toEqual([]);
    // Its new owners invite again.
    const next = await projectLink(admin, to.workspace, from.project);
    expect(await accept((await product.make.person()).client, next.token)).toBe(200);
  });

  it('while a person joins it by its link leaves no member with a valid link', async () => {
    for (let round = 0; round < 3; round += 1) {
      const from = await place();
      const to = await product.make.project(admin);
      const link = await projectLink(from.remover.client, from.workspace, from.project);
      const people = await Promise.all([product.make.person(), product.make.person()]);
      const params = { id: from.project, workspaceId: to.workspace };
      const [moved, ...joined] = await Promise.all([
        admin.call('POST /v1/projects/{id}/{workspaceId}/move', { params }).then(({ status }) => status),
        ...people.map(({ client }) => accept(client, link.token)),
      ]);
      expect(moved).toBe(200);
      for (const status of joined) expect([200, 410]).toContain(status);
      expect(await checked(link.token)).toBe(404);
    }
  });

  it('to its current workspace ends nothing', async () => {
    const made = await place();
    const params = { id: made.project, workspaceId: made.workspace };
    const moved = await made.remover.client.call('POST /v1/projects/{id}/{workspaceId}/move', { params });
    expect([moved.status, moved.body.meta]).toEqual([200, { ended_invitations: 0, ended_links: 0 }]);
    expect(await checked(made.toProject.token)).toBe('pending');
  });
});

describe('while a place is in the trash', () => {
  it('its invitations cannot be used until it is restored', async () => {
    const made = await place();
    const params = { id: made.workspace };
    const link = await openLink(made.remover.client, made.workspace);
    const person = await product.make.person();
    await admin.call('DELETE /v1/workspaces/{id}', { params });
    expect([await accept(person.client, link.token), await checked(link.token)]).toEqual([410, 404]);
    await admin.call('POST /v1/workspaces/{id}/restore', { params });
    expect([await checked(made.toProject.token), await accept(person.client, link.token)]).toEqual(['pending', 200]);
  });

  it('the invitations of its projects still end with the removal from the workspace', async () => {
    const made = await place();
    const link = await projectLink(made.remover.client, made.workspace, made.project);
    const params = { id: made.project };
    await admin.call('DELETE /v1/projects/{id}', { params });
    await withdraw(made.remover.client, made.inviter, { workspace_slug: made.workspace });
    await admin.call('POST /v1/projects/{id}/restore', { params });
    expect([await checked(link.token), await checked(made.toProject.token)]).toEqual(['revoked', 'revoked']);
  });
});
