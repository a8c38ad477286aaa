import { endpoint } from '../endpoint.ts';
import { createBody, one } from '../json-api.ts';
import { newSample, sampleResource } from './entity.ts';

export const sampleEndpoints = {
  createSample: endpoint({
    method: 'POST',
    path: '/v1/samples',
    summary: 'Create a sample workspace with invented cards, insights and trends on one question',
    access: ['workspace.create'],
    body: createBody('samples', newSample),
    responses: { 201: one(sampleResource) },
    errors: ['invalid_attribute', 'wrong_type', 'too_many_requests'],
  }),
};
