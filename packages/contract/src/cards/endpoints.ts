import { z } from 'zod';
import { cutTo } from '../cut-to.ts';
import { endpoint } from '../endpoint.ts';
import { aboutFields, idParams, plainText, slug } from '../fields.ts';
import { all, countMeta, createBody, one, resource, updateBody } from '../json-api.ts';
import { limits } from '../limits.ts';
import { bulkChange, cardChange, cardResource, duplicateResource, newCard } from './entity.ts';
import { filterQuery } from './filter-query.ts';
import { cardListEndpoints, include, repositoryFilters, sort } from './list-endpoints.ts';

/** A repeated card counts once; errors point into the list without repetitions. */
const cardSlugs = z
  .array(slug)
  .min(1, 'Name at least one card.')
  .max(limits.bulkCards, `At most ${limits.bulkCards} cards at once.`)
  .transform((slugs) => [...new Set(slugs)]);

/** Long texts are cut rather than refused, since the search runs while the user types. */
const cut = (length: number) => plainText.transform((value) => cutTo(value, length).toWellFormed()).optional();

/** The project that the copies are put into; without it, each copy stays in the project of its original. */
const copyTarget = { project_slug: slug.optional() };

const neighbours = resource(
  'card-neighbours',
  z.object({
    /** Slug of the card before this one in the filtered order; null for the first. */
    previous_slug: z.string().nullable(),
    next_slug: z.string().nullable(),
    /** The number of this card in the filtered order, from 1; null if the filters hide the card. */
    position: z.int().nullable(),
    /** The number of cards that pass the filters. */
    total: z.int(),
  }),
);

export const cardEndpoints = {
  ...cardListEndpoints,
  createCard: endpoint({
    method: 'POST',
    path: '/v1/cards',
    summary: 'Create a card',
    access: ['card.create'],
    body: createBody('cards', newCard),
    responses: { 201: one(cardResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict'],
  }),
  listDuplicates: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/duplicates',
    summary: 'List cards of a project with the same source or nearly the same title or text, most similar first',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({
      title: cut(limits.titleLength),
      url: cut(limits.urlLength),
      text: cut(limits.duplicateTextLength),
      /** The edited card, which is not a duplicate of itself. */
      except: slug.optional(),
    }),
    responses: { 200: all(duplicateResource) },
    errors: ['not_found'],
  }),
  readCard: endpoint({
    method: 'GET',
    path: '/v1/cards/{id}',
    summary: 'Read a card',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject(include),
    responses: { 200: one(cardResource) },
    errors: ['not_found'],
  }),
  readCardNeighbours: endpoint({
    method: 'GET',
    path: '/v1/cards/{id}/neighbours',
    summary: 'Find where a card stands in the filtered order of its project, and the cards before and after it',
    access: ['card.view'],
    params: idParams,
    query: z.strictObject({ ...filterQuery, sort }),
    responses: { 200: one(neighbours) },
    errors: ['not_found'],
  }),
  readRepositoryNeighbours: endpoint({
    method: 'POST',
    path: '/v1/workspaces/{id}/card-neighbours',
    summary: 'Find where a card stands in the filtered order of the repository, and the cards before and after it',
    access: ['workspace.view', 'card.view'],
    params: idParams,
    body: z.object({ card_slug: slug, ...repositoryFilters, sort }),
    responses: { 200: one(neighbours) },
    errors: ['not_found', 'invalid_attribute'],
  }),
  listRelatedCards: endpoint({
    method: 'GET',
    path: '/v1/cards/{id}/related',
    summary: 'List the cards of the same project that share most tags and words with a card, most similar first',
    access: ['card.view'],
    params: idParams,
    responses: { 200: all(cardResource) },
    errors: ['not_found'],
  }),
  updateCard: endpoint({
    method: 'PATCH',
    path: '/v1/cards/{id}',
    summary: 'Change a card; attributes that are absent stay as they are, null clears them',
    access: ['card.update'],
    params: idParams,
    body: updateBody('cards', cardChange),
    responses: { 200: one(cardResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict', 'edited_meanwhile'],
  }),
  mergeCards: endpoint({
    method: 'POST',
    path: '/v1/cards/merge/{a}/{b}',
    summary: 'Merge card a into card b of the same project: b gets what only a has, and a moves to the trash',
    access: ['card.update', 'card.delete'],
    params: z.object({ a: idParams.shape.id, b: idParams.shape.id }),
    responses: { 200: one(cardResource) },
    errors: ['not_found', 'conflict'],
  }),
  deleteCard: endpoint({
    method: 'DELETE',
    path: '/v1/cards/{id}',
    summary: 'Move a card to the trash',
    access: ['card.delete'],
    params: idParams,
    responses: { 204: null },
    errors: ['not_found', 'conflict'],
  }),
  duplicateCard: endpoint({
    method: 'POST',
    path: '/v1/cards/{id}/duplicate',
    summary: 'Duplicate a card, in its project or in another',
    access: ['card.view', 'card.create'],
    params: idParams,
    body: z.object(copyTarget).optional(),
    responses: { 201: one(cardResource) },
    errors: ['not_found', 'conflict'],
  }),
  bulkDuplicateCards: endpoint({
    method: 'POST',
    path: '/v1/cards/bulk-duplicate',
    summary: 'Duplicate several cards; all of them or none',
    access: ['card.view', 'card.create'],
    body: z.object({ card_slugs: cardSlugs, ...copyTarget }),
    responses: { 201: all(cardResource) },
    errors: ['not_found', 'invalid_attribute', 'conflict'],
  }),
  bulkUpdateCards: endpoint({
    method: 'POST',
    path: '/v1/cards/bulk-update',
    summary: 'Add or remove tags of several cards, publish or unpublish them; all of them or none',
    access: ['card.update'],
    body: z
      .object({ card_slugs: cardSlugs, ...bulkChange })
      .refine((body) => body.add_tags || body.remove_tags || body.public !== undefined, {
        error: 'Say what to change.',
        ...aboutFields('add_tags', 'remove_tags', 'public'),
      }),
    responses: { 200: countMeta },
    errors: ['not_found', 'invalid_attribute', 'conflict'],
  }),
  bulkMoveCards: endpoint({
    method: 'POST',
    path: '/v1/cards/bulk-move',
    summary: 'Move several cards to another project of their workspace, all of them or none',
    access: ['card.delete', 'card.create'],
    body: z.object({ card_slugs: cardSlugs, project_slug: slug }),
    responses: { 200: countMeta },
    errors: ['not_found', 'invalid_attribute', 'conflict'],
  }),
  bulkDeleteCards: endpoint({
    method: 'POST',
    path: '/v1/cards/bulk-delete',
    summary: 'Move several cards to the trash; all of them or none',
    access: ['card.delete'],
    body: z.object({ card_slugs: cardSlugs }),
    responses: { 200: countMeta },
    errors: ['not_found', 'invalid_attribute', 'conflict'],
  }),
  bulkRestoreCards: endpoint({
    method: 'POST',
    path: '/v1/cards/bulk-restore',
    summary: 'Restore several cards from the trash; all of them or none',
    access: ['card.delete'],
    body: z.object({ card_slugs: cardSlugs }),
    responses: { 200: countMeta },
    errors: ['not_found', 'invalid_attribute', 'conflict'],
  }),
};
