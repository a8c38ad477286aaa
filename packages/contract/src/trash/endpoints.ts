import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, moment } from '../fields.ts';
import { page, pageQuery, resource } from '../json-api.ts';
import { kinds, kindsWith } from '../kinds/kinds.ts';
import { limits } from '../limits.ts';

/** Something in the trash. Its id is the slug that it had, and will have again when it is restored. */
const trashed = resource(
  'trash',
  z.object({
    kind: z.enum(['workspace', 'project', ...kindsWith('trashable').map((kind) => kinds[kind].singular)]),
    title: z.string(),
    deleted_at: moment,
    /** When it is permanently removed. */
    removed_at: moment,
  }),
);
export type TrashedAttributes = z.infer<typeof trashed>['attributes'];

const query = z.strictObject(pageQuery(limits.maxPageSize));

export const trashEndpoints = {
  listTrashedWorkspaces: endpoint({
    method: 'GET',
    path: '/v1/trash',
    summary: 'List the workspaces in the trash, last deleted first',
    access: 'global-admin',
    query,
    responses: { 200: page(trashed) },
    errors: [],
  }),
  listTrashedProjects: endpoint({
    method: 'GET',
    path: '/v1/workspaces/{id}/trash',
    summary: 'List the projects of a workspace that are in the trash, last deleted first',
    access: ['project.delete'],
    params: idParams,
    query,
    responses: { 200: page(trashed) },
    errors: ['not_found'],
  }),
  listTrashedCards: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/trash',
    summary: 'List the cards, insights, trends and radars of a project that are in the trash, last deleted first',
    access: ['card.delete'],
    params: idParams,
    query,
    responses: { 200: page(trashed) },
    errors: ['not_found'],
  }),
  restoreWorkspace: endpoint({
    method: 'POST',
    path: '/v1/workspaces/{id}/restore',
    summary: 'Restore a workspace from the trash, with everything in it',
    access: ['workspace.delete'],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  restoreProject: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/restore',
    summary: 'Restore a project from the trash, with everything in it',
    access: ['project.delete'],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
};
