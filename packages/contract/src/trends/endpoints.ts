import { z } from 'zod';
import { names, search } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { createBody, includeQuery, one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { newRating, newTrend, trendChange, trendResource, trendSorts } from './entity.ts';
import { trendFilterQuery } from './filter-query.ts';

const params = idParams.extend({ trendId: idParams.shape.id });
const include = includeQuery(['project', 'creator', 'tags', 'attachment', 'cards', 'insights']);

export const trendEndpoints = {
  createTrend: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/trends',
    summary: 'Create a trend',
    access: ['trend.create'],
    params: idParams,
    body: createBody('trends', newTrend),
    responses: { 201: one(trendResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict'],
  }),
  listTrends: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/trends',
    summary: 'List the trends of a project, filtered, searched, in order, a page at a time',
    access: ['trend.view'],
    params: idParams,
    query: z.strictObject({
      'filter[tags]': names,
      ...trendFilterQuery,
      'filter[search]': search,
      sort: z.enum(trendSorts).optional().default(trendSorts[0]),
      ...pageQuery(limits.trendPageSize),
      ...include,
    }),
    responses: { 200: page(trendResource) },
    errors: ['not_found'],
  }),
  readTrend: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/trends/{trendId}',
    summary: 'Read a trend',
    access: ['trend.view'],
    params,
    query: z.strictObject(include),
    responses: { 200: one(trendResource) },
    errors: ['not_found'],
  }),
  updateTrend: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/trends/{trendId}',
    summary: 'Change a trend; attributes that are absent stay as they are, null clears them',
    access: ['trend.update'],
    params,
    body: updateBody('trends', trendChange),
    responses: { 200: one(trendResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict', 'edited_meanwhile'],
  }),
  deleteTrend: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/trends/{trendId}',
    summary: 'Move a trend to the trash',
    access: ['trend.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  restoreTrend: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/trends/{trendId}/restore',
    summary: 'Restore a trend from the trash',
    access: ['trend.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  rateTrend: endpoint({
    method: 'PUT',
    path: '/v1/projects/{id}/trends/{trendId}/rating',
    summary: 'Rate the impact and certainty of a trend; this replaces your previous rating',
    access: ['trend.view', 'project.write'],
    params,
    body: newRating,
    responses: { 200: one(trendResource) },
    errors: ['not_found', 'invalid_attribute'],
  }),
  withdrawRating: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/trends/{trendId}/rating',
    summary: 'Withdraw your rating of a trend',
    access: ['trend.view', 'project.write'],
    params,
    responses: { 200: one(trendResource) },
    errors: ['not_found'],
  }),
};
