import { z } from 'zod';
import { timeZone } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { one } from '../json-api.ts';
import { coverageResource } from './entity.ts';

export const coverageEndpoints = {
  readCoverage: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/coverage',
    summary: 'Tell what the cards of a project cover and what they miss; months are those of the time zone',
    access: 'project.view',
    params: idParams,
    query: z.strictObject({ timeZone }),
    responses: { 200: one(coverageResource) },
    errors: ['not_found'],
  }),
};
