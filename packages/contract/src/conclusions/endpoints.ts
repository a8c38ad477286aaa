import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { slug } from '../fields.ts';
import { all } from '../json-api.ts';
import { limits } from '../limits.ts';
import { conclusionResource } from './evidence.ts';

export const conclusionEndpoints = {
  listConclusions: endpoint({
    method: 'POST',
    path: '/v1/cards/conclusions',
    summary: 'List the insights and trends that the given cards support, to be shown before the cards are deleted',
    access: ['card.view'],
    body: z.object({
      card_slugs: z
        .array(slug)
        .min(1, 'Name at least one card.')
        .max(limits.bulkCards, `At most ${limits.bulkCards} cards at once.`)
        .transform((slugs) => [...new Set(slugs)]),
    }),
    responses: { 200: all(conclusionResource) },
    errors: ['not_found', 'invalid_attribute'],
  }),
};
