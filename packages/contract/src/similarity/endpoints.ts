import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { all, createBody } from '../json-api.ts';
import { describedCard, tagSuggestionResource } from './entity.ts';

export const similarityEndpoints = {
  suggestTags: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/tag-suggestions',
    summary: 'Suggest tags of a project for a card, by the tags of the cards that its texts resemble most',
    access: ['card.view'],
    params: idParams,
    body: createBody('tag-suggestions', describedCard),
    responses: { 200: all(tagSuggestionResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type'],
  }),
};
