import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, line } from '../fields.ts';
import { all, one } from '../json-api.ts';
import { limits } from '../limits.ts';
import { aiUsageResource, answerResource, signalsResource, suggestionResource, suggestionWanted } from './entity.ts';

/** The part of the text that has arrived so far. */
const progress = z.object({ text: z.string() });
const errors = ['not_found', 'invalid_attribute', 'too_many_requests', 'assistance_off', 'assistance_failed'] as const;

export const assistanceEndpoints = {
  suggest: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/suggestions',
    summary: 'Draft tags, a title, a text, domains or a name. Nothing is changed; closing the connection stops it',
    access: ['project.write'],
    params: idParams,
    body: suggestionWanted,
    progress,
    responses: { 200: one(suggestionResource) },
    errors: [...errors],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/questions',
    summary: 'Answer a question from the cards of the project alone. Closing the connection stops it',
    access: ['card.view'],
    params: idParams,
    body: z.object({ question: line(limits.challengeLength) }),
    bodyLimit: limits.questionBodyBytes,
    progress,
    responses: { 200: one(answerResource) },
    errors: [...errors],
  }),
  draftSignals: endpoint({
    method: 'POST',
    path: '/v1/projects/{id}/drafted-signals',
    summary: 'Draft signals on a question. Nothing is stored; closing the connection stops it',
    access: ['card.create'],
    params: idParams,
    body: z.object({
      question: line(limits.challengeLength),
      count: z.int().min(1, 'The smallest value is 1.').max(limits.draftedSignals, `At most ${limits.draftedSignals}.`),
    }),
    bodyLimit: limits.questionBodyBytes,
    progress,
    responses: { 200: one(signalsResource) },
    errors: [...errors],
  }),
  listAiUsage: endpoint({
    method: 'GET',
    path: '/v1/settings/ai-usage',
    summary: 'Read what the provider of models was used for, by workspace',
    access: 'global-admin',
    responses: { 200: all(aiUsageResource) },
    errors: [],
  }),
  testAi: endpoint({
    method: 'POST',
    path: '/v1/settings/test-ai',
    summary: 'Ask the provider of models for one word, to check that it can be reached',
    access: 'global-admin',
    responses: {
      200: z.object({
        meta: z.object({
          reachable: z.boolean(),
          milliseconds: z.int(),
          /** The word that came back; null if none did. */
          answer: z.string().nullable(),
          /** The provider's message when it refused, without the key. */
          detail: z.string().nullable(),
        }),
      }),
    },
    errors: ['too_many_requests'],
  }),
};
