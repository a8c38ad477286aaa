import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, slug } from '../fields.ts';
import { all, createBody, includeQuery, one, oneWithEnded, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { userResource } from '../users/entity.ts';
import { newProject, projectChange, projectResource } from './entity.ts';

export const projectEndpoints = {
  createProject: endpoint({
    method: 'POST',
    path: '/v1/projects',
    summary:
      'Create a project in a workspace, with six sticky tags, and with its challenge as the first version of its brief',
    access: ['project.create'],
    body: createBody('projects', newProject),
    responses: { 201: one(projectResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  listProjects: endpoint({
    method: 'GET',
    path: '/v1/projects',
    summary: 'List the projects you may see',
    access: 'signed-in',
    query: z.strictObject({
      sort: z.enum(['-created_at', 'created_at', 'title', '-title']).optional().default('-created_at'),
      /** Only the projects of this workspace. */
      'filter[workspace]': slug.optional(),
      /** true: only projects that the caller sees by a role in the project itself, not in its workspace. */
      'filter[shared]': z.enum(['true', 'false']).optional(),
      ...pageQuery(limits.workspacePageSize),
      ...includeQuery(['workspace']),
    }),
    responses: { 200: page(projectResource) },
    errors: [],
  }),
  readProject: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}',
    summary: 'Read a project',
    access: ['project.view'],
    params: idParams,
    query: z.strictObject(includeQuery(['workspace'])),
    responses: { 200: one(projectResource) },
    errors: ['not_found'],
  }),
  updateProject: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}',
    summary: 'Change a project',
    access: ['project.update'],
    params: idParams,
    body: updateBody('projects', projectChange),
    responses: { 200: one(projectResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  deleteProject: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}',
    summary: 'Move a project to the trash',
    access: ['project.delete'],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  moveProject: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/{workspaceId}/move',
    summary:
      'Move a project to another workspace in which you may create projects. Its members stay; its open invitations and its invite link end, since people of the old workspace created them; `meta` counts them',
    access: ['project.update', 'project.create'],
    params: z.object({ ...idParams.shape, workspaceId: z.string().min(1).max(120) }),
    responses: { 200: oneWithEnded(projectResource) },
    errors: ['not_found', 'conflict'],
  }),
  listProjectUsers: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/users',
    summary: 'List the members of a project, including those of its workspace, and the people who added cards to it',
    access: ['project.view'],
    params: idParams,
    responses: { 200: all(userResource) },
    errors: ['not_found'],
  }),
};
