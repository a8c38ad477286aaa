import { z } from 'zod';
import { names, search } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { createBody, includeQuery, one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { insightChange, insightResource, insightSorts, newInsight } from './entity.ts';

const params = idParams.extend({ insightId: idParams.shape.id });
const include = includeQuery(['project', 'creator', 'tags', 'attachment', 'cards']);

export const insightEndpoints = {
  createInsight: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/insights',
    summary: 'Create an insight',
    access: ['insight.create'],
    params: idParams,
    body: createBody('insights', newInsight),
    responses: { 201: one(insightResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict'],
  }),
  listInsights: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/insights',
    summary: 'List the insights of a project, filtered, searched, in order, a page at a time',
    access: ['insight.view'],
    params: idParams,
    query: z.strictObject({
      'filter[tags]': names,
      'filter[search]': search,
      sort: z.enum(insightSorts).optional().default(insightSorts[0]),
      ...pageQuery(limits.insightPageSize),
      ...include,
    }),
    responses: { 200: page(insightResource) },
    errors: ['not_found'],
  }),
  readInsight: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/insights/{insightId}',
    summary: 'Read an insight',
    access: ['insight.view'],
    params,
    query: z.strictObject(include),
    responses: { 200: one(insightResource) },
    errors: ['not_found'],
  }),
  updateInsight: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/insights/{insightId}',
    summary: 'Change an insight; attributes that are absent stay as they are, null clears them',
    access: ['insight.update'],
    params,
    body: updateBody('insights', insightChange),
    responses: { 200: one(insightResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict', 'edited_meanwhile'],
  }),
  deleteInsight: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/insights/{insightId}',
    summary: 'Move an insight to the trash; the trends it supports keep it as removed',
    access: ['insight.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  restoreInsight: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/insights/{insightId}/restore',
    summary: 'Restore an insight from the trash',
    access: ['insight.delete'],
    params,
    responses: { 204: null },
    errors: ['not_found'],
  }),
};
