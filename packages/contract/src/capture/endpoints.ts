import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, webAddress } from '../fields.ts';
import { one } from '../json-api.ts';
import { captureResource } from './entity.ts';
import { stockPhotoQuery, stockPhotos } from './stock-photo.ts';

/** The errors of an address and of its content. */
const outside = [
  'address_refused',
  'address_unknown',
  'site_unreachable',
  'web_unreachable',
  'site_insecure',
  'site_too_slow',
  'too_many_redirects',
  'answer_unreadable',
  'too_many_requests',
] as const;

export const captureEndpoints = {
  fetchImage: endpoint({
    method: 'GET',
    path: '/cors',
    summary: 'Fetch a picture from another site, as it is or reduced to a given width',
    access: 'signed-in',
    query: z.strictObject({
      url: webAddress,
      blob: z.literal('true').optional(),
      /** Width in CSS pixels; a wider picture is made smaller. */
      w: z.coerce.number().int().min(1).max(4000).optional(),
      /** Device pixels per CSS pixel. */
      dpr: z.coerce.number().int().min(1).max(3).default(1),
    }),
    fileTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    responses: { 200: z.file() },
    errors: ['image_fetch_failed', 'image_url_unsupported', 'answer_too_large', ...outside],
  }),
  findStockPhotos: endpoint({
    method: 'GET',
    path: '/stock-photos/',
    summary: 'Search stock photos, read one, or report that it is about to be fetched',
    access: 'signed-in',
    query: stockPhotoQuery,
    responses: { 200: stockPhotos },
    errors: ['not_found', 'stock_photos_unavailable', 'too_many_requests'],
  }),
  capture: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/captures',
    summary:
      'Read the metadata of a web page and which cards link to it already, and create a card from it if asked to',
    access: ['card.create'],
    params: idParams,
    body: z.object({
      url: webAddress,
      /**
       * Creates a card, unless the project already has one with this address. Its picture follows once it has been
       * fetched.
       */
      create: z.boolean().optional().default(false),
      /**
       * Creates the card from the address alone if the site cannot be reached or its page cannot be read. `unread` says
       * why. Without it such a page is an error.
       */
      keep: z.boolean().optional().default(false),
      /** Whether the card is published; otherwise it is a draft. */
      public: z.boolean().optional().default(false),
    }),
    responses: { 200: one(captureResource), 201: one(captureResource) },
    errors: ['not_found', 'invalid_attribute', 'page_failed', ...outside],
  }),
};
