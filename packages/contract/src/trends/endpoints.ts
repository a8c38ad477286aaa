import { conclusionCalls, conclusionParams } from '../conclusions/calls.ts';
import { endpoint } from '../endpoint.ts';
import { one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { newRating, trend, trendSorts } from './entity.ts';
import { trendFilterQuery } from './filter-query.ts';

const calls = conclusionCalls({
  kind: 'trends',
  ...trend,
  filters: trendFilterQuery,
  sorts: trendSorts,
  pageSize: limits.trendPageSize,
});

export const trendEndpoints = {
  createTrend: calls.create,
  listTrends: calls.list,
  readTrend: calls.read,
  updateTrend: calls.update,
  deleteTrend: calls.remove,
  restoreTrend: calls.restore,
  rateTrend: endpoint({
    method: 'PUT',
    path: '/v1/projects/{id}/trends/{conclusionId}/rating',
    summary: 'Rate the impact and certainty of a trend; this replaces your previous rating',
    access: ['trend.view', 'project.write'],
    params: conclusionParams,
    body: newRating,
    responses: { 200: one(trend.resource) },
    errors: ['not_found', 'invalid_attribute'],
  }),
  withdrawRating: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/trends/{conclusionId}/rating',
    summary: 'Withdraw your rating of a trend',
    access: ['trend.view', 'project.write'],
    params: conclusionParams,
    responses: { 200: one(trend.resource) },
    errors: ['not_found'],
  }),
};
