import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { slug } from '../fields.ts';
import { createBody, endedMeta, oneWithEnded, resource } from '../json-api.ts';
import { projectRole, workspaceRole } from './entity.ts';

/** A person in a workspace, or in a project. */
const inWorkspace = z.strictObject({ user_id: slug, workspace_slug: slug });
const inProject = z.strictObject({ user_id: slug, project_slug: slug });

/** `based_on` is the role that the member had when the new one was chosen. If it is another by now, nothing changes. */
const granted = z.union(
  [
    inWorkspace.extend({ role: workspaceRole, based_on: workspaceRole.optional() }),
    inProject.extend({ role: projectRole, based_on: projectRole.optional() }),
  ],
  'Name a user, a role, and the workspace or the project it is a role of.',
);
const withdrawn = z.union([inWorkspace, inProject], 'Name a user, and the workspace or the project.');

const permission = resource(
  'permissions',
  z.object({
    user_id: z.string(),
    role: z.union([workspaceRole, projectRole]),
    workspace_slug: z.string().nullable(),
    project_slug: z.string().nullable(),
  }),
);

export const permissionEndpoints = {
  grantPermission: endpoint({
    method: 'POST',
    path: '/v1/permissions',
    summary:
      'Give a member of a workspace, or of one of its projects, another role. A lower role ends invitations that the member could no longer send, and links that would restore the old role; `meta` counts them. With `based_on`, the role that is to be replaced, the call is refused if the member has another role by now, or none',
    access: [['workspace.update', 'project.update']],
    body: createBody('permissions', granted),
    responses: { 200: oneWithEnded(permission) },
    errors: ['not_found', 'forbidden', 'last_administrator', 'edited_meanwhile', 'wrong_type'],
  }),
  withdrawPermission: endpoint({
    method: 'DELETE',
    path: '/v1/permissions',
    summary:
      'Remove a member, or leave a workspace or project. This ends the invitations they sent there and those sent to them. If somebody is removed by others, the invite links they know end as well; `meta` counts what ended',
    access: [['signed-in', 'workspace.update', 'project.update']],
    body: createBody('permissions', withdrawn),
    responses: { 200: endedMeta },
    errors: ['not_found', 'forbidden', 'last_administrator', 'wrong_type'],
  }),
};
