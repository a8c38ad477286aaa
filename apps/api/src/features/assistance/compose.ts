import type { Platform } from '#platform/platform.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { Project } from '../projects/project.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { SimilarityApi } from '../similarity/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { AiSettingsService } from './ai-settings.service.ts';
import { AnswersService } from './answers/answers.service.ts';
import { RuleDrafts } from './built-in/rule-drafts.ts';
import { DraftCalls } from './draft-calls.ts';
import { Drafting } from './drafting.ts';
import { embeddingJobs } from './embeddings/embeddings.jobs.ts';
import { EmbeddingsService } from './embeddings/embeddings.service.ts';
import { ProjectCards } from './project-cards.service.ts';
import { assistanceRoutes } from './routes.ts';
import { type AreasOf, SignalsService } from './signals/signals.service.ts';
import { SuggestionsService } from './suggestions/suggestions.service.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly similarity: SimilarityApi;
  readonly cards: CardsApi;
  readonly settings: SettingsService;
  /** The question of a project's brief; null without one. */
  readonly challengeOf: (project: Project) => Promise<string | null>;
  /** The groups on the map of a project; empty while there is no map. */
  readonly areasOf: AreasOf;
}

/** The parts of assistance that other features may use. */
export interface AssistanceApi {
  readonly drafting: Drafting;
}

/** Composes the drafting features (suggestions, answers, signals) and their settings for administrators. */
export function composeAssistance(platform: Platform, needs: Needs) {
  const { db, queue, ai, rateLimits, languages } = platform;
  const { projects, similarity, settings, challengeOf, areasOf } = needs;
  const drafting = new Drafting({ db, ai, settings: () => settings.assistance() });
  const calls = new DraftCalls(db, drafting);
  const rules = new RuleDrafts();
  const cards = new ProjectCards({
    listings: needs.cards.listings,
    readModel: needs.cards.readModel,
    similarity: similarity.similarity,
    embeddings: new EmbeddingsService({ db, queue, drafting }),
  });
  const tags = needs.tags.readModel;
  const api: AssistanceApi = { drafting };
  return {
    api,
    jobs: embeddingJobs(db, drafting),
    routes: assistanceRoutes({
      projects: projects.projects,
      aiSettings: new AiSettingsService(db, ai, rateLimits),
      suggestions: new SuggestionsService({
        calls,
        cards,
        rules,
        tags,
        tagSuggestions: similarity.tagSuggestions,
        challengeOf,
        rateLimits,
      }),
      answers: new AnswersService(calls, cards, rules, rateLimits),
      signals: new SignalsService({
        calls,
        cards,
        rules,
        tags,
        duplicates: needs.cards.duplicateDetection,
        languages,
        areasOf,
        rateLimits,
      }),
    }),
  };
}
