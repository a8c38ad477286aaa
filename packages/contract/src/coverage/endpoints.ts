import { z } from 'zod';
import { search, timeZone } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { one, page, pageQuery } from '../json-api.ts';
import { limits } from '../limits.ts';
import { coverageResource, sourceResource } from './entity.ts';

export const coverageEndpoints = {
  readCoverage: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/coverage',
    summary: 'Report what the cards of a project cover and what they miss; months are those of the given time zone',
    access: ['project.view'],
    params: idParams,
    query: z.strictObject({ timeZone }),
    responses: { 200: one(coverageResource) },
    errors: ['not_found'],
  }),
  listSources: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/sources',
    summary: 'List the sites that the cards of a project are from, highest count first',
    access: ['project.view'],
    params: idParams,
    query: z.strictObject({ 'filter[search]': search, ...pageQuery(limits.sourcePageSize) }),
    responses: { 200: page(sourceResource) },
    errors: ['not_found'],
  }),
};
