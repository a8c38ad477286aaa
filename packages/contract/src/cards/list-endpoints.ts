import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { fieldsQuery, includeQuery, one, page, pageQuery } from '../json-api.ts';
import { limits } from '../limits.ts';
import { cardFacetsResource, cardFields, cardResource, listedCardResource } from './entity.ts';
import { filterBody, filterQuery, search } from './filter-query.ts';
import { cardSorts } from './sort.ts';

export const sort = z.enum(cardSorts).optional().default(cardSorts[0]);
export const include = includeQuery(['project', 'creator', 'tags', 'attachment']);
/** The filters of a repository query. */
export const repositoryFilters = { filters: filterBody.optional(), search };

/** Lists of cards: of a project, and of a workspace. */
export const cardListEndpoints = {
  listCards: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/cards',
    summary: 'List the cards of a project, filtered, searched, in order, a page at a time',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({
      ...filterQuery,
      sort,
      ...pageQuery(limits.cardPageSize),
      ...include,
      ...fieldsQuery('cards', cardFields),
    }),
    responses: { 200: page(listedCardResource) },
    errors: ['not_found'],
  }),
  queryRepository: endpoint({
    method: 'POST',
    path: '/v1/workspaces/{id}/cards',
    summary: 'Query the repository: the cards of all projects of a workspace',
    access: ['workspace.view'],
    params: idParams,
    body: z.object({
      ...repositoryFilters,
      sort,
      pagination: z
        .object({
          pageSize: z.int().min(1).max(limits.maxPageSize).default(limits.repositoryPageSize),
          pageIndex: z.int().min(0).max(1_000_000).default(0),
        })
        .optional(),
    }),
    responses: { 200: page(cardResource) },
    errors: ['not_found', 'invalid_attribute'],
  }),
  readCardFacets: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/card-facets',
    summary: 'Count the filtered cards of a project by tag and by creator',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject(filterQuery),
    responses: { 200: one(cardFacetsResource) },
    errors: ['not_found'],
  }),
  queryRepositoryFacets: endpoint({
    method: 'POST',
    path: '/v1/workspaces/{id}/card-facets',
    summary: 'Count the filtered cards of the repository by tag and by creator',
    access: ['workspace.view'],
    params: idParams,
    body: z.object(repositoryFilters),
    responses: { 200: one(cardFacetsResource) },
    errors: ['not_found', 'invalid_attribute'],
  }),
};
