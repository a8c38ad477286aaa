import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, createBody, one } from '../json-api.ts';
import { cardImageLinkResource, newCardImageLink } from './entity.ts';
import { type CardImageSize, cardImageSizes } from './sizes.ts';

const sizes = Object.keys(cardImageSizes) as [CardImageSize, ...CardImageSize[]];
const sizeQuery = z.strictObject({
  /** 1200 × 630, 1600 × 900, 1080 × 1080 or 1080 × 1350 pixels. */
  size: z
    .enum(sizes, `The sizes are ${sizes.join(', ')}.`)
    .optional()
    .default('link'),
});

export const cardImageEndpoints = {
  readCardImage: endpoint({
    method: 'GET',
    path: '/card-image/{id}',
    summary: 'Read the image of a card, for previews of links, slides and posts',
    access: ['card.view'],
    params: idParams,
    query: sizeQuery,
    fileTypes: ['image/png'],
    responses: { 200: z.file() },
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  }),
  readPublicCardImage: endpoint({
    method: 'GET',
    path: '/card-image/{id}/{token}',
    summary: 'Read the image of a card by a public link, without signing in',
    // Calls for links that do not exist are limited per client address. Calls for existing links are not limited: a
    // post shows the image to any number of readers, often from one address, and the image is drawn only once.
    access: 'anonymous',
    params: z.object({ id: idParams.shape.id, token: z.string().min(1).max(120) }),
    query: sizeQuery,
    fileTypes: ['image/png'],
    responses: { 200: z.file() },
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  }),
  listCardImageLinks: endpoint({
    method: 'GET',
    path: '/v1/cards/{id}/image-links',
    summary: 'List the public links to the image of a card: all for people who may edit the card, otherwise their own',
    access: ['card.view'],
    params: idParams,
    responses: { 200: all(cardImageLinkResource) },
    errors: ['not_found'],
  }),
  createCardImageLink: endpoint({
    method: 'POST',
    path: '/v1/cards/{id}/image-links',
    summary:
      'Make a public link to the image of a published card. It ends when the card is deleted, moved or made a draft, when its maker loses access or changes their password, and when it is revoked. It needs the right to publish in the project, unless the workspace lets everybody make such links (`viewer_links_allowed`)',
    access: ['card.view', 'project.publish'],
    params: idParams,
    body: createBody('card-image-links', newCardImageLink),
    responses: { 201: one(cardImageLinkResource) },
    errors: ['not_found', 'forbidden', 'conflict', 'invalid_attribute', 'wrong_type'],
  }),
  deleteCardImageLink: endpoint({
    method: 'DELETE',
    path: '/v1/cards/{id}/image-links/{link}',
    summary: 'Revoke a public link to the image of a card: your own, or any if you may edit the card',
    access: [['signed-in', 'card.update']],
    params: z.object({ id: idParams.shape.id, link: idParams.shape.id }),
    responses: { 204: null },
    errors: ['not_found'],
  }),
};
