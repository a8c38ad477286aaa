import { feature } from '#composition/feature.ts';
import { brief } from '../brief/feature.ts';
import { cards } from '../cards/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { similarity } from '../similarity/feature.ts';
import { tags } from '../tags/feature.ts';
import { AiSettingsService } from './ai-settings.service.ts';
import { AnswersService } from './answers/answers.service.ts';
import { DraftCalls } from './draft-calls.ts';
import { Drafting } from './drafting.ts';
import { embeddingJobs } from './embeddings/embeddings.jobs.ts';
import { EmbeddingsService } from './embeddings/embeddings.service.ts';
import { ProjectCards } from './project-cards.service.ts';
import { assistanceRoutes } from './routes.ts';
import { SignalsService } from './signals/signals.service.ts';
import { DomainRules } from './suggestions/domain-rules.ts';
import { SuggestionsService } from './suggestions/suggestions.service.ts';

/** The drafting features (suggestions, answers, signals) and their settings for administrators. */
export const assistance = feature({
  name: 'assistance',
  uses: () => ({ brief, cards, permissions, projects, settings, similarity, tags }),
  shares: ['draft-failed.ts', 'drafting.ts', 'evaluation/evaluate.ts', 'evaluation/score.rules.ts'],
  compose(platform, used) {
    const { db, queue, ai, rateLimits } = platform;
    const { brief, projects, similarity, settings } = used;
    const drafting = new Drafting({ db, ai, settings: () => settings.assistance() });
    const calls = new DraftCalls(db, drafting);
    const cards = new ProjectCards({
      listings: used.cards.listings,
      readModel: used.cards.readModel,
      similarity: similarity.similarity,
      embeddings: new EmbeddingsService({ db, queue, drafting }),
    });
    const tags = used.tags.readModel;
    return {
      api: { drafting },
      jobs: embeddingJobs(db, drafting),
      routes: assistanceRoutes({
        projects: projects.projects,
        aiSettings: new AiSettingsService(db, ai, rateLimits),
        suggestions: new SuggestionsService({
          calls,
          cards,
          domainRules: new DomainRules(),
          tags,
          tagSuggestions: similarity.tagSuggestions,
          challengeOf: async (project) => (await brief.contentOf(project)).challenge || null,
          rateLimits,
        }),
        answers: new AnswersService(calls, cards, rateLimits),
        signals: new SignalsService({
          calls,
          cards,
          tags,
          duplicates: used.cards.duplicateDetection,
          rateLimits,
        }),
      }),
    };
  },
});
