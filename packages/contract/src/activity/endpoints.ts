import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, slug } from '../fields.ts';
import { page, pageQuery } from '../json-api.ts';
import { limits } from '../limits.ts';
import { activityResource } from './entity.ts';
import { activitySubjects } from './kinds.ts';

export const activityEndpoints = {
  listActivities: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/activity',
    summary: `List who did what in a project in the last ${limits.activityDays} days, newest first`,
    access: ['project.write'],
    params: idParams,
    query: z.strictObject({
      /** The subject of the activity. */
      'filter[kind]': z.enum(activitySubjects).optional(),
      /** Id of a user of the project; `team` for the team. */
      'filter[person]': slug.optional(),
      ...pageQuery(limits.activityPageSize),
    }),
    responses: { 200: page(activityResource) },
    errors: ['not_found'],
  }),
};
