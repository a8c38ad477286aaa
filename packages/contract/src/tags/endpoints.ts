import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, slug } from '../fields.ts';
import { all, countMeta, createBody, one, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { newTag, tagChange, tagMergeResource, tagResource, tagSuggestionResource } from './entity.ts';

/** The tag that is merged and deleted, and its target. */
const mergeParams = z.object({ a: idParams.shape.id, b: idParams.shape.id });

export const tagEndpoints = {
  listProjectTags: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/tags-from-all-taxonomies',
    summary: 'List the tags of a project with their counts, highest first',
    access: ['project.view'],
    params: idParams,
    responses: { 200: all(tagResource) },
    errors: ['not_found'],
  }),
  createTag: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/tags',
    summary: 'Create a tag in a project',
    access: ['project.write'],
    params: idParams,
    body: createBody('tags', newTag),
    responses: { 201: one(tagResource) },
    errors: ['not_found', 'invalid_attribute', 'conflict', 'wrong_type'],
  }),
  listTagSuggestions: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/tag-suggestions',
    summary: 'List groups of nearly identical tags of a project, as candidates for merging',
    access: ['card.update'],
    params: idParams,
    responses: { 200: all(tagSuggestionResource) },
    errors: ['not_found'],
  }),
  updateTag: endpoint({
    method: 'PATCH',
    path: '/v1/tags/{id}',
    summary: 'Rename or recolour a tag, or make it sticky',
    access: ['card.update'],
    params: idParams,
    body: updateBody('tags', tagChange),
    responses: { 200: one(tagResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict'],
  }),
  deleteTag: endpoint({
    method: 'DELETE',
    path: '/v1/tags/{id}',
    summary: 'Delete a tag and remove it from everything that has it; the count says from how many',
    access: ['card.update'],
    params: idParams,
    responses: { 200: countMeta },
    errors: ['not_found'],
  }),
  restoreTag: endpoint({
    method: 'POST',
    path: '/v1/tags/{id}/restore',
    summary: 'Undo the deletion or merge of a tag, for a day: everything that had it gets it back',
    access: ['card.update'],
    params: idParams,
    responses: { 200: one(tagResource) },
    errors: ['not_found', 'conflict'],
  }),
  previewTagMerge: endpoint({
    method: 'GET',
    path: '/v1/tags/merge/{a}/{b}',
    summary: 'Preview what merging tag a into tag b would change',
    access: ['card.update'],
    params: mergeParams,
    responses: { 200: one(tagMergeResource) },
    errors: ['not_found', 'conflict'],
  }),
  mergeTags: endpoint({
    method: 'POST',
    path: '/v1/tags/merge/{a}/{b}',
    summary:
      'Merge tag a, and others with it, into tag b: everything that has one of them gets b, and they are deleted',
    access: ['card.update'],
    params: mergeParams,
    body: z
      .object({
        /** Slugs of further tags that are merged into b. */
        also: z.array(slug).max(limits.tagsPerMerge, `At most ${limits.tagsPerMerge} tags at once.`).optional(),
      })
      .optional(),
    responses: { 200: one(tagResource) },
    errors: ['not_found', 'conflict', 'invalid_attribute'],
  }),
};
