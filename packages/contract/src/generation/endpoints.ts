import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, slug } from '../fields.ts';
import { all, one, updateBody } from '../json-api.ts';
import { radarResource } from '../radars/entity.ts';
import { generationPrompt, generationResource, generationReview, listedGenerationResource } from './entity.ts';

/** Calls for drafting radars. The first two are those of the workers host in §7 of the specification. */
export const generationEndpoints = {
  startGeneration: endpoint({
    method: 'POST',
    path: '/radar-workflow',
    summary: 'Draft a radar from the cards of a project; the draft is made in the background and then reviewed',
    access: ['radar.create'],
    body: z.object({ prompt: generationPrompt, horizonProjectSlug: slug }),
    responses: { 201: one(generationResource) },
    errors: ['not_found', 'invalid_attribute', 'conflict', 'too_many_requests', 'assistance_off'],
  }),
  terminateGeneration: endpoint({
    method: 'GET',
    path: '/terminate/{id}',
    summary: 'Stop the draft of a radar for good; stopping it again changes nothing',
    access: ['radar.create'],
    params: idParams,
    responses: { 200: one(generationResource) },
    errors: ['not_found'],
  }),
  listGenerations: endpoint({
    method: 'GET',
    path: '/v1/projects/{id}/generations',
    summary: 'List the last drafts of radars of a project, newest first',
    access: ['radar.create'],
    params: idParams,
    responses: { 200: all(listedGenerationResource) },
    errors: ['not_found'],
  }),
  readGeneration: endpoint({
    method: 'GET',
    path: '/v1/generations/{id}',
    summary: 'Read the draft of a radar: its state, what each step has produced, and the drafted blips',
    access: ['radar.create'],
    params: idParams,
    responses: { 200: one(generationResource) },
    errors: ['not_found'],
  }),
  continueGeneration: endpoint({
    method: 'POST',
    path: '/v1/generations/{id}/continue',
    summary: 'Continue a failed draft after its last finished step',
    access: ['radar.create'],
    params: idParams,
    responses: { 200: one(generationResource) },
    errors: ['not_found', 'conflict', 'too_many_requests', 'assistance_off'],
  }),
  reviewGeneration: endpoint({
    method: 'PATCH',
    path: '/v1/generations/{id}',
    summary: 'Accept, change or drop blips of a draft',
    access: ['radar.create'],
    params: idParams,
    body: updateBody('generations', generationReview),
    responses: { 200: one(generationResource) },
    errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict'],
  }),
  makeRadarOfGeneration: endpoint({
    method: 'POST',
    path: '/v1/generations/{id}/radar',
    summary: 'Make a radar of the accepted blips of a draft; made already, it is answered again',
    access: ['radar.create', 'trend.create'],
    params: idParams,
    /** `keep_trends`: blips that enough cards speak for become trends as well, which the blips then follow. */
    body: z.object({ keep_trends: z.boolean().optional() }).optional(),
    responses: { 200: one(radarResource), 201: one(radarResource) },
    errors: ['not_found', 'invalid_attribute', 'conflict'],
  }),
};
