import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, createBody, includeQuery, one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { tagResource } from '../tags/entity.ts';
import { userResource } from '../users/entity.ts';
import { newWorkspace, workspaceChange, workspaceResource } from './entity.ts';

export const workspaceSorts = ['-created_at', 'created_at', 'title', '-title'] as const;

export const workspaceEndpoints = {
  createWorkspace: endpoint({
    method: 'POST',
    path: '/v1/workspaces',
    summary: 'Create a workspace; the caller becomes its administrator',
    access: ['workspace.create'],
    body: createBody('workspaces', newWorkspace),
    responses: { 201: one(workspaceResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  listWorkspaces: endpoint({
    method: 'GET',
    path: '/v1/workspaces',
    summary: 'List the workspaces you may see',
    access: 'signed-in',
    query: z.strictObject({
      sort: z.enum(workspaceSorts).optional().default('-created_at'),
      ...pageQuery(limits.workspacePageSize),
      ...includeQuery(['projects']),
    }),
    responses: { 200: page(workspaceResource) },
    errors: [],
  }),
  readWorkspace: endpoint({
    method: 'GET',
    path: '/v1/workspaces/{id}',
    summary: 'Read a workspace',
    access: ['workspace.view'],
    params: idParams,
    query: z.strictObject(includeQuery(['projects'])),
    responses: { 200: one(workspaceResource) },
    errors: ['not_found'],
  }),
  updateWorkspace: endpoint({
    method: 'PATCH',
    path: '/v1/workspaces/{id}',
    summary: 'Change a workspace',
    access: ['workspace.update'],
    params: idParams,
    body: updateBody('workspaces', workspaceChange),
    responses: { 200: one(workspaceResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  deleteWorkspace: endpoint({
    method: 'DELETE',
    path: '/v1/workspaces/{id}',
    summary: 'Move a workspace to the trash',
    access: ['workspace.delete'],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  listWorkspaceTags: endpoint({
    method: 'GET',
    path: '/v1/workspaces/{id}/tags',
    summary: 'List the tags of all projects of a workspace, equal names together, highest count first',
    access: ['workspace.view'],
    params: idParams,
    responses: { 200: all(tagResource) },
    errors: ['not_found'],
  }),
  listWorkspaceUsers: endpoint({
    method: 'GET',
    path: '/v1/workspaces/{id}/users',
    summary: 'List the members of a workspace and the people who added cards to it',
    access: ['workspace.view'],
    params: idParams,
    responses: { 200: all(userResource) },
    errors: ['not_found'],
  }),
};
