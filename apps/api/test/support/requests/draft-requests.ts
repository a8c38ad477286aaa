import { json, type Requests, resource } from './requests.ts';

/** Calls on drafted texts and radars. */
export const draftRequests = {
  suggest: ({ project, card }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/suggestions`,
    ...json({ kind: 'map-group', card_slugs: [card] }),
  }),
  ask: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/questions`,
    ...json({ question: 'What about heat?' }),
  }),
  draftSignals: ({ project }) => ({
    method: 'POST',
    path: `/v1/projects/${project}/drafted-signals`,
    ...json({ question: 'What about heat?', count: 2 }),
  }),
  startGeneration: ({ project }) => ({
    method: 'POST',
    path: '/radar-workflow',
    ...json({ prompt: { title: 'Heat', challenge: 'What about heat?' }, horizonProjectSlug: project }),
  }),
  terminateGeneration: ({ generation }) => ({ method: 'GET', path: `/terminate/${generation}` }),
  listGenerations: ({ project }) => ({ method: 'GET', path: `/v1/projects/${project}/generations` }),
  readGeneration: ({ generation }) => ({ method: 'GET', path: `/v1/generations/${generation}` }),
  continueGeneration: ({ failedGeneration }) => ({
    method: 'POST',
    path: `/v1/generations/${failedGeneration}/continue`,
  }),
  reviewGeneration: ({ generation }) => ({
    method: 'PATCH',
    path: `/v1/generations/${generation}`,
    ...resource('generations', { blips: [{ id: 'first', decision: 'accepted' }] }),
  }),
  makeRadarOfGeneration: ({ generation }) => ({ method: 'POST', path: `/v1/generations/${generation}/radar` }),
} satisfies Requests;
