import { z } from 'zod';
import { search } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { createBody, includeQuery, one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { listedRadarResource, newRadar, radarChange, radarResource, radarSorts } from './entity.ts';

const params = idParams.extend({ radarId: idParams.shape.id });
const include = includeQuery(['project', 'creator']);

/** Calls for radars. */
export const radarEndpoints = {
  createRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radars',
    summary: 'Create a radar; what is absent comes from the brief of the project',
    access: ['radar.create'],
    params: idParams,
    body: createBody('radars', newRadar),
    responses: { 201: one(radarResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
  listRadars: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars',
    summary: 'List the radars of a project, searched, in order, a page at a time',
    access: ['radar.view'],
    params: idParams,
    query: z.strictObject({
      'filter[search]': search,
      sort: z.enum(radarSorts).optional().default(radarSorts[0]),
      ...pageQuery(limits.radarPageSize),
      ...include,
    }),
    responses: { 200: page(listedRadarResource) },
    errors: ['not_found'],
  }),
  readRadar: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/radars/{radarId}',
    summary: 'Read a radar with its blips',
    access: ['radar.view'],
    params,
    query: z.strictObject(include),
    responses: { 200: one(radarResource) },
    errors: ['not_found'],
  }),
  updateRadar: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/radars/{radarId}',
    summary: 'Change a radar, or some of its blips; attributes that are absent stay as they are, null clears them',
    access: ['radar.update'],
    params,
    body: updateBody('radars', radarChange),
    responses: { 200: one(radarResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'edited_meanwhile'],
  }),
  deleteRadar: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/radars/{radarId}',
    summary: 'Move a radar to the trash; its public pages cannot be read until it is restored',
    access: ['radar.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  restoreRadar: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/radars/{radarId}/restore',
    summary: 'Restore a radar from the trash',
    access: ['radar.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
};
