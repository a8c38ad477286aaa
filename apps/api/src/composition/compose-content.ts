import { composeAssistance } from '#features/assistance/compose.ts';
import { composeBrief, createFirstBrief } from '#features/brief/compose.ts';
import { composeCards } from '#features/cards/compose.ts';
import { moveComments } from '#features/comments/compose.ts';
import { composeEvidence, moveEvidence, replaceEvidence } from '#features/evidence/compose.ts';
import { composeMap } from '#features/map/compose.ts';
import { makeMap } from '#features/map/making/map-maker.ts';
import { composeProjects } from '#features/projects/compose.ts';
import { composeRadars, replaceBlipCards } from '#features/radars/compose.ts';
import { composeSimilarity } from '#features/similarity/compose.ts';
import { composeTags, createFirstTags } from '#features/tags/compose.ts';
import type { Platform } from '#platform/platform.ts';
import type { ComposedPeople } from './compose-people.ts';
import type { ComposedConfig, ComposedForTests } from './composed-config.ts';

interface Given {
  readonly config: Pick<ComposedConfig, 'radarSite'>;
  readonly forTests: Pick<ComposedForTests, 'cardWords' | 'keptIds'>;
  /** The theme of a host. */
  readonly themeOf: (host: string) => string;
}

/**
 * The features for the contents of projects and for what is derived from them. `needs` contains everything that
 * features depending on contents may use in their `Needs`; `conclusionNeeds` adds cards and evidence.
 */
export function composeContent(platform: Platform, people: ComposedPeople, { config, forTests, themeOf }: Given) {
  const firstContents = { createTags: createFirstTags, createBrief: createFirstBrief };
  const projects = composeProjects(platform, { users: people.users.api, ...firstContents });
  const tags = composeTags(platform, { projects: projects.api });
  const needs = { ...people.needs, users: people.users.api, projects: projects.api, tags: tags.api };
  const similarity = composeSimilarity(platform, {
    ...needs,
    afterUpdate: (modelId, work) => makeMap(platform.db, modelId, work),
  });
  const brief = composeBrief(platform, needs);
  const cards = composeCards(platform, {
    ...needs,
    similarity: similarity.api,
    replaceEvidence: async (transaction, fromId, intoId) => {
      await replaceEvidence(transaction, fromId, intoId);
      await replaceBlipCards(transaction, fromId, intoId);
    },
    moveAlong: { evidence: moveEvidence, comments: moveComments },
    words: forTests.cardWords,
    keptIds: forTests.keptIds,
  });
  const evidence = composeEvidence(platform, { cards: cards.api });
  const conclusionNeeds = { ...needs, cards: cards.api, evidence: evidence.api };
  const radars = composeRadars(platform, {
    ...needs,
    briefOf: brief.api.contentOf,
    siteTemplate: config.radarSite,
    themeOf,
  });

  const map = composeMap(platform, { ...needs, similarity: similarity.api, cards: cards.api });
  const assistance = composeAssistance(platform, {
    ...needs,
    similarity: similarity.api,
    cards: cards.api,
    settings: people.settings.api,
    challengeOf: async (project) => (await brief.api.contentOf(project)).challenge || null,
    areasOf: map.api.areasOf,
  });
  return { needs, conclusionNeeds, projects, tags, similarity, brief, cards, evidence, radars, map, assistance };
}
