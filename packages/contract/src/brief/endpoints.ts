import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { one, page, pageQuery, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { briefChange, briefResource, briefVersionHeadResource, briefVersionResource } from './entity.ts';

const versionParams = idParams.extend({
  number: z
    .string()
    .regex(/^\d{1,9}$/, 'Give the number of a version.')
    .transform(Number),
});

export const briefEndpoints = {
  readBrief: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/brief',
    summary: 'Read the brief of a project; it is empty until somebody writes it',
    access: ['project.view'],
    params: idParams,
    responses: { 200: one(briefResource) },
    errors: ['not_found'],
  }),
  updateBrief: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/brief',
    summary: 'Change the brief of a project, which creates a new version',
    access: ['project.write'],
    params: idParams,
    body: updateBody('briefs', briefChange),
    responses: { 200: one(briefResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'edited_meanwhile'],
  }),
  listBriefVersions: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/brief/versions',
    summary: 'List the versions of a brief, newest first',
    access: ['project.view'],
    params: idParams,
    query: z.strictObject(pageQuery(limits.briefVersionPageSize)),
    responses: { 200: page(briefVersionHeadResource) },
    errors: ['not_found'],
  }),
  readBriefVersion: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/brief/versions/{number}',
    summary: 'Read a version of the brief',
    access: ['project.view'],
    params: versionParams,
    responses: { 200: one(briefVersionResource) },
    errors: ['not_found'],
  }),
  restoreBriefVersion: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/brief/versions/{number}/restore',
    summary: 'Restore a version of a brief, as a new version',
    access: ['project.write'],
    params: versionParams,
    responses: { 200: one(briefResource) },
    errors: ['not_found'],
  }),
};
