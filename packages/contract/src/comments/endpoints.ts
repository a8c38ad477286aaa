import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, slug } from '../fields.ts';
import { all, createBody, one, updateBody } from '../json-api.ts';
import { commentChange, commentResource, mentionableResource, newComment } from './entity.ts';
import { commentSubjects } from './mentions.ts';

const commentParams = idParams.extend({ commentId: idParams.shape.id });

export const commentEndpoints = {
  listComments: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/comments',
    summary: 'List the comments on a card, an insight, a trend or a radar, in threads, oldest first',
    access: ['project.view'],
    params: idParams,
    query: z.strictObject({ 'filter[on]': z.enum(commentSubjects), 'filter[slug]': slug }),
    responses: { 200: all(commentResource) },
    errors: ['not_found'],
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/comments',
    summary: 'Comment on a card, an insight, a trend or a radar, or reply in a thread',
    access: ['project.write'],
    params: idParams,
    body: createBody('comments', newComment),
    responses: { 201: one(commentResource) },
    errors: ['not_found', 'invalid_attribute', 'conflict', 'wrong_type'],
  }),
  updateComment: endpoint({
    method: 'PATCH',
    path: '/v1/projects/{id}/comments/{commentId}',
    summary: 'Change the text of your comment, or whether its thread is resolved',
    access: ['project.write'],
    params: commentParams,
    body: z.object({ data: updateBody('comments', commentChange).shape.data.omit({ id: true }) }),
    responses: { 200: one(commentResource) },
    errors: ['not_found', 'forbidden', 'invalid_attribute', 'wrong_type'],
  }),
  deleteComment: endpoint({
    method: 'DELETE',
    path: '/v1/projects/{id}/comments/{commentId}',
    summary: 'Delete a comment; replies to it stay',
    access: ['project.view', 'project.update'],
    params: commentParams,
    responses: { 204: null },
    errors: ['not_found', 'forbidden'],
  }),
  listMentionable: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/comments/people',
    summary: 'List the people you can mention in a comment, by name',
    access: ['project.write'],
    params: idParams,
    query: z
      .strictObject({ 'filter[on]': z.enum(commentSubjects), 'filter[slug]': slug })
      .partial()
      .refine((query) => (query['filter[on]'] === undefined) === (query['filter[slug]'] === undefined), {
        message: 'Name both what kind of thing it is on and which one.',
        path: ['filter[slug]'],
      }),
    responses: { 200: all(mentionableResource) },
    errors: ['not_found'],
  }),
};
