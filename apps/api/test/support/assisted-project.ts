import type { SuggestionWanted } from '@foreglow/contract';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { Product } from './product.ts';

export type AssistedProject = Awaited<ReturnType<typeof makeAssistedProject>>;

/**
 * A project of a new workspace, in which a new administrator of the workspace requests drafts. Each test needs another
 * person, since the number of questions is limited per person.
 */
export async function makeAssistedProject({ make }: Product, admin: Client) {
  const { workspace, project: slug } = await make.project(admin);
  const ada = await make.workspaceMember(workspace, 'workspace_admin');
  const params = { id: slug };
  const card = (attributes: object) => make.card(admin, slug, attributes);
  return {
    workspace,
    slug,
    ada,
    card,
    suggest: (wanted: SuggestionWanted) =>
      ada.client.call('POST /v1/projects/{id}/suggestions', { params, body: wanted }),
    ask: (question: string, client = ada.client) =>
      client.call('POST /v1/projects/{id}/questions', { params, body: { question } }),
    draftSignals: (question: string, count = 3, client = ada.client) =>
      client.call('POST /v1/projects/{id}/drafted-signals', { params, body: { question, count } }),

    /** Sets whether the workspace may use the provider. */
    async allowAi(isAllowed: boolean) {
      const answer = await admin.call('PATCH /v1/workspaces/{id}', {
        params: { id: workspace },
        body: { data: { type: 'workspaces', attributes: { ai_allowed: isAllowed } } },
      });
      expect(answer.status, answer.text).toBe(200);
    },

    /** Makes cards on heat from sand, and others. */
    async heatCards() {
      const tags = [{ name: 'Energy storage' }];
      return {
        sand: await card({
          title: 'Sand batteries store heat in Tampere',
          description: 'A tower of sand stores heat at 500 degrees. The town of Tampere warms 100 homes with it.',
          relevance: 'Cheap heat storage could replace gas boilers in district heating.',
          tags,
        }),
        salt: await card({
          title: 'Molten salt keeps heat for a week',
          description: 'A Danish plant keeps heat in molten salt for a week.',
          relevance: 'Long heat storage makes wind power useful in winter.',
          tags,
        }),
        pump: await card({
          title: 'Heat pumps outsell boilers in Norway',
          description: 'Nearly every new home has one.',
          tags,
        }),
        octopus: await card({ title: 'An octopus farm is refused', description: 'The island says no to the farm.' }),
      };
    },
  };
}

/** The tags of a card about heat are wanted. */
export const heatTags: SuggestionWanted = {
  kind: 'card-tags',
  title: 'Bricks store heat for a dairy',
  description: 'Hot bricks are energy storage for a dairy.',
};
