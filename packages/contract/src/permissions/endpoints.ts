import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { slug } from '../fields.ts';
import { createBody, endedMeta, oneWithEnded, resource } from '../json-api.ts';
import { projectRole, workspaceRole } from './entity.ts';

/** Somebody in a workspace, or in a project. */
const inWorkspace = z.strictObject({ user_id: slug, workspace_slug: slug });
const inProject = z.strictObject({ user_id: slug, project_slug: slug });

const granted = z.union(
  [inWorkspace.extend({ role: workspaceRole }), inProject.extend({ role: projectRole })],
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
      'Give somebody who belongs to a workspace, or to one of its projects, a role there; it replaces the one they had. A lower role ends the invitations that it could not make, and the links that would give the old one back; `meta` counts them',
    access: [['workspace.update', 'project.update']],
    body: createBody('permissions', granted),
    responses: { 200: oneWithEnded(permission) },
    errors: ['not_found', 'forbidden', 'last_administrator', 'wrong_type'],
  }),
  withdrawPermission: endpoint({
    method: 'DELETE',
    path: '/v1/permissions',
    summary:
      'Take a role from somebody, or leave a workspace or project. It ends the invitations they made there and those to them. Where somebody is removed by others, the links for anybody end as well, since that person knows them; `meta` counts what ended',
    access: [['signed-in', 'workspace.update', 'project.update']],
    body: createBody('permissions', withdrawn),
    responses: { 200: endedMeta },
    errors: ['not_found', 'forbidden', 'last_administrator', 'wrong_type'],
  }),
};
