import type { ProjectRole, WorkspaceRole } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  admin = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());

const inWorkspace = (client: Client, workspace_slug: string, user_id: string, role: WorkspaceRole) =>
  client.call('POST /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id, workspace_slug, role } } },
  });
const inProject = (client: Client, project_slug: string, user_id: string, role: ProjectRole) =>
  client.call('POST /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id, project_slug, role } } },
  });
/** Chooses another role for somebody who is shown with the role `based_on`. */
const inProjectInstead = (
  client: Client,
  project_slug: string,
  user_id: string,
  { role, based_on }: { readonly role: ProjectRole; readonly based_on: ProjectRole },
) =>
  client.call('POST /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id, project_slug, role, based_on } } },
  });
const withdraw = (client: Client, user_id: string, place: { workspace_slug: string } | { project_slug: string }) =>
  client.call('DELETE /v1/permissions', {
    body: { data: { type: 'permissions', attributes: { user_id, ...place } } },
  });
const rolesIn = async (workspace: string) => {
  const { body } = await admin.call('GET /v1/workspaces/{id}/members', { params: { id: workspace } });
  return new Map(body.data.map(({ id, attributes }) => [id, attributes.workspace_role]));
};

/** A workspace with an administrator. The global administrator is not a member of it. */
async function place() {
  const made = await product.make.project(admin);
  const { body } = await admin.call('GET /v1/me');
  const first = await product.make.workspaceMember(made.workspace, 'workspace_admin');
  await withdraw(admin, body.data.id, { workspace_slug: made.workspace });
  return { ...made, first };
}

describe('a role', () => {
  it('is changed by users whose role is at least as high', async () => {
    const { workspace, first } = await place();
    const creator = await product.make.workspaceMember(workspace, 'workspace_creator');
    const other = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    expect((await inWorkspace(creator.client, workspace, other.slug, 'workspace_creator')).status).toBe(200);
    expect((await inWorkspace(creator.client, workspace, other.slug, 'workspace_admin')).status).toBe(403);
    expect((await inWorkspace(creator.client, workspace, first.slug, 'workspace_collaborator')).status).toBe(403);
    expect((await withdraw(creator.client, first.slug, { workspace_slug: workspace })).status).toBe(403);
    expect((await inWorkspace(first.client, workspace, other.slug, 'workspace_admin')).status).toBe(200);
    expect((await rolesIn(workspace)).get(other.slug)).toBe('workspace_admin');
  });

  it('that replaces another is refused once the member has lost that one, and changes nothing', async () => {
    const { workspace, project, first } = await place();
    const member = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    await inProject(first.client, project, member.slug, 'project_viewer');
    const choose = (role: ProjectRole, based_on: ProjectRole) =>
      inProjectInstead(first.client, project, member.slug, { role, based_on });
    const roles = async () => {
      const { body } = await first.client.call('GET /v1/projects/{id}/members', { params: { id: project } });
      const found = body.data.find(({ id }) => id === member.slug);
      return found?.attributes.projects.map(({ role }) => role);
    };
    expect((await choose('project_collaborator', 'project_viewer')).status).toBe(200);
    expect(await choose('project_admin', 'project_viewer')).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'edited_meanwhile', detail: expect.stringContaining('another role') }] },
    });
    expect(await roles()).toEqual(['project_collaborator']);
    await withdraw(first.client, member.slug, { project_slug: project });
    expect(await choose('project_admin', 'project_collaborator')).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'edited_meanwhile', detail: expect.stringContaining('removed') }] },
    });
    expect(await roles()).toEqual([]);
  });

  it('in a project is given by users who may update it, to members of the workspace', async () => {
    const { workspace, project, first } = await place();
    const collaborator = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const given = await inProject(collaborator.client, project, viewer.slug, 'project_collaborator');
    expect([given.status, given.body.data.attributes]).toEqual([
      200,
      { user_id: viewer.slug, role: 'project_collaborator', workspace_slug: null, project_slug: project },
    ]);
    // It would allow publishing, which collaborators of the workspace may not.
    expect((await inProject(collaborator.client, project, viewer.slug, 'project_admin')).status).toBe(403);
    expect((await inProject(first.client, project, viewer.slug, 'project_admin')).status).toBe(200);
    // A role in a project never allows managing its members: by the table, this needs a role in the workspace.
    expect((await inProject(viewer.client, project, first.slug, 'project_viewer')).status).toBe(403);
    const stranger = await product.make.person();
    const unknown = await inProject(first.client, project, stranger.slug, 'project_viewer');
    expect([unknown.status, unknown.errors[0]?.detail]).toEqual([
      404,
      'Nobody with this id belongs to this workspace. Invite them, so that they can join.',
    ]);
  });

  it('that does not exist, or does not exist there, is refused', async () => {
    const { workspace, project, first } = await place();
    for (const attributes of [
      { user_id: first.slug, workspace_slug: workspace, role: 'emperor' },
      { user_id: first.slug, workspace_slug: workspace, role: 'project_viewer' },
      { user_id: first.slug, project_slug: project, role: 'workspace_admin' },
      { user_id: first.slug, workspace_slug: workspace, project_slug: project, role: 'workspace_admin' },
      { user_id: first.slug, role: 'workspace_admin' },
    ]) {
      const refused = await first.client.call('POST /v1/permissions', {
        body: { data: { type: 'permissions', attributes: attributes as never } },
      });
      expect([refused.status, refused.errors[0]?.code], refused.text).toEqual([422, 'invalid_attribute']);
    }
  });

  it('takes effect immediately in open sessions', async () => {
    const { workspace, first } = await place();
    const member = await product.make.workspaceMember(workspace, 'workspace_creator');
    const rename = () =>
      member.client.call('PATCH /v1/workspaces/{id}', {
        params: { id: workspace },
        body: { data: { type: 'workspaces', attributes: { subtitle: 'Changed' } } },
      });
    expect((await rename()).status).toBe(200);
    await inWorkspace(first.client, workspace, member.slug, 'workspace_collaborator');
    expect((await rename()).status).toBe(403);
    await withdraw(first.client, member.slug, { workspace_slug: workspace });
    expect((await rename()).status).toBe(404);
  });
});

describe('leaving', () => {
  it('is allowed to everybody, and removes the roles in the workspace’s projects', async () => {
    const { workspace, project } = await place();
    const member = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    await inProject(admin, project, member.slug, 'project_admin');
    expect((await withdraw(member.client, member.slug, { workspace_slug: workspace })).status).toBe(200);
    const { body } = await member.client.call('GET /v1/me');
    expect(body.data.attributes.permissions).toEqual({ is_global_admin: false, workspaces: [], projects: [] });
    expect((await withdraw(member.client, member.slug, { workspace_slug: workspace })).status).toBe(404);
  });

  it('a project does not change the role in the workspace', async () => {
    const { project } = await place();
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect((await withdraw(viewer.client, viewer.slug, { project_slug: project })).status).toBe(200);
    expect((await viewer.client.call('GET /v1/projects/{id}', { params: { id: project } })).status).toBe(404);
  });
});

describe('the last administrator of a workspace', () => {
  it('can neither leave nor be demoted, not even by a global administrator', async () => {
    const { workspace, first } = await place();
    await product.make.workspaceMember(workspace, 'workspace_creator');
    for (const answer of [
      await withdraw(first.client, first.slug, { workspace_slug: workspace }),
      await inWorkspace(first.client, workspace, first.slug, 'workspace_creator'),
      await inWorkspace(admin, workspace, first.slug, 'workspace_creator'),
      await withdraw(admin, first.slug, { workspace_slug: workspace }),
    ]) {
      expect([answer.status, answer.errors[0]?.code]).toEqual([409, 'last_administrator']);
    }
    const second = await product.make.workspaceMember(workspace, 'workspace_admin');
    expect((await withdraw(first.client, first.slug, { workspace_slug: workspace })).status).toBe(200);
    expect((await rolesIn(workspace)).get(second.slug)).toBe('workspace_admin');
  });

  it('is determined without disabled administrators', async () => {
    const { workspace, first } = await place();
    const second = await product.make.workspaceMember(workspace, 'workspace_admin');
    await admin.call('PATCH /v1/users/{id}', {
      params: { id: second.slug },
      body: { data: { type: 'users', attributes: { disabled: true } } },
    });
    expect((await withdraw(first.client, first.slug, { workspace_slug: workspace })).status).toBe(409);
  });

  it('remains when two administrators demote each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { workspace, first } = await place();
      const second = await product.make.workspaceMember(workspace, 'workspace_admin');
      const answers = await Promise.all([
        inWorkspace(first.client, workspace, second.slug, 'workspace_collaborator'),
        inWorkspace(second.client, workspace, first.slug, 'workspace_collaborator'),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const administrators = [...(await rolesIn(workspace)).values()].filter((role) => role === 'workspace_admin');
      expect(administrators).toHaveLength(1);
    }
  });

  it('of three who demote each other in a ring, those who were demoted first can no longer change others', async () => {
    const { workspace, first } = await place();
    const second = await product.make.workspaceMember(workspace, 'workspace_admin');
    const third = await product.make.workspaceMember(workspace, 'workspace_admin');
    const answers = await Promise.all([
      inWorkspace(first.client, workspace, second.slug, 'workspace_collaborator'),
      inWorkspace(second.client, workspace, third.slug, 'workspace_collaborator'),
      inWorkspace(third.client, workspace, first.slug, 'workspace_collaborator'),
    ]);
    const done = answers.filter(({ status }) => status === 200).length;
    const roles = [...(await rolesIn(workspace)).values()];
    expect(roles.filter((role) => role === 'workspace_admin')).toHaveLength(3 - done);
    expect(done).toBeLessThan(3);
  });
});
