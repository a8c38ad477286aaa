import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, createBody, one } from '../json-api.ts';
import { newTag, tagResource } from './entity.ts';

export const tagEndpoints = {
  listProjectTags: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/tags-from-all-taxonomies',
    summary: 'List the tags of a project with their counts, highest first',
    access: 'project.view',
    params: idParams,
    responses: { 200: all(tagResource) },
    errors: ['not_found'],
  }),
  createTag: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/tags',
    summary: 'Create a tag in a project',
    access: 'project.write',
    params: idParams,
    body: createBody('tags', newTag),
    responses: { 201: one(tagResource) },
    errors: ['not_found', 'invalid_attribute', 'conflict'],
  }),
};
