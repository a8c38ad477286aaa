import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { wikiHitResource, wikiPageListedResource, wikiPageResource } from './entity.ts';

export const wikiEndpoints = {
  listWikiPages: endpoint({
    method: 'GET',
    path: '/v1/wiki/pages',
    summary: 'List the pages of the wiki in the language of the reader, each after the page that it is below',
    access: 'signed-in',
    responses: {
      200: all(wikiPageListedResource).extend({
        /** Whether all sources could be read; otherwise pages are missing for the moment. */
        meta: z.object({ complete: z.boolean() }),
      }),
    },
    errors: [],
  }),
  readWikiPage: endpoint({
    method: 'GET',
    path: '/v1/wiki/pages/{id}',
    summary: 'Read a page of the wiki',
    access: 'signed-in',
    params: idParams,
    responses: { 200: one(wikiPageResource) },
    errors: ['not_found'],
  }),
  searchWiki: endpoint({
    method: 'GET',
    path: '/v1/wiki/search',
    summary: 'Find the pages and sections of the wiki that contain all the given words, the best first',
    access: 'signed-in',
    query: z.strictObject({
      'filter[search]': z.string().max(limits.searchLength, `At most ${limits.searchLength} characters.`),
    }),
    responses: { 200: all(wikiHitResource) },
    errors: [],
  }),
  readWikiImage: endpoint({
    method: 'GET',
    path: '/api/wiki/image',
    summary: 'Read a picture of a page of the wiki, by the address that the page names or as somebody signed in',
    // Addresses of pictures are signed, since browsers request pictures without a token. Only refused calls are counted
    // per client address, since a page has many pictures.
    access: 'anonymous',
    query: z.strictObject({
      /** The id of the block. */
      imageId: z.string().min(1).max(120),
      /** `text` where the address of the picture in its source contains `.svg`, otherwise `stream`. */
      type: z.enum(['text', 'stream']),
      /** When the signature expires, in seconds since 1970. */
      expires: z
        .string()
        .regex(/^\d{1,12}$/, 'Give a whole number.')
        .optional(),
      signature: z.string().max(120).optional(),
    }),
    fileTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'],
    responses: { 200: z.file() },
    errors: [
      'not_found',
      'link_invalid',
      'invalid_parameter',
      'image_fetch_failed',
      'image_url_unsupported',
      'answer_too_large',
      'too_many_requests',
      'unavailable',
    ],
  }),
};
