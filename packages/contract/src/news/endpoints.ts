import { z } from 'zod';
import { names } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { newsResource, overviewResource, tileResource } from './entity.ts';

const slugs = names.refine(
  (given) => (given?.length ?? 0) <= limits.workspacePageSize,
  `At most ${limits.workspacePageSize} values.`,
);

export const newsEndpoints = {
  recordVisit: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/visits',
    summary:
      'Record that you are looking at a project. A visit ends after 30 minutes without this call; what is new is counted from the end of the visit before',
    access: ['project.view'],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found'],
  }),
  readOverview: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/overview',
    summary:
      'Read where a project stands: its question, its newest radar, what is new since your last visit, what waits',
    access: ['project.view'],
    params: idParams,
    responses: { 200: one(overviewResource) },
    errors: ['not_found'],
  }),
  listTiles: endpoint({
    method: 'GET',
    path: '/v1/tiles',
    summary:
      'Read what tiles show of projects, and of the last changed project of workspaces. Those you may not see are left out',
    access: 'signed-in',
    query: z.strictObject({ 'filter[projects]': slugs, 'filter[workspaces]': slugs }),
    responses: { 200: all(tileResource) },
    errors: [],
  }),
  readNews: endpoint({
    method: 'GET',
    path: '/v1/news',
    summary: 'Read what is new and what waits in the projects that you have visited',
    access: 'signed-in',
    responses: { 200: one(newsResource) },
    errors: [],
  }),
};
