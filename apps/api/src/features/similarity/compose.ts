import type { Platform } from '#platform/platform.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { LoadedModels } from './loaded-models.ts';
import { localSource } from './local/local-source.ts';
import { similarityRoutes } from './routes.ts';
import { SimilarityService } from './similarity.service.ts';
import { TagSuggestionsService } from './tag-suggestions.service.ts';
import { ModelUpdater } from './update/model-updater.ts';
import { type AfterUpdate, updateJobs } from './update/update.jobs.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  /** The follow-up work for new vectors. */
  readonly afterUpdate: AfterUpdate;
}

/** The parts of similarity that other features may use. */
export interface SimilarityApi {
  readonly similarity: SimilarityService;
  readonly tagSuggestions: TagSuggestionsService;
}

/** Composes similarity. */
export function composeSimilarity({ db, queue }: Platform, { projects, tags, afterUpdate }: Needs) {
  const source = localSource;
  const similarity = new SimilarityService({ db, queue, loaded: new LoadedModels(db), source });
  const tagSuggestions = new TagSuggestionsService(similarity, tags.readModel);
  const api: SimilarityApi = { similarity, tagSuggestions };
  return {
    routes: similarityRoutes({ projects: projects.projects, suggestions: tagSuggestions }),
    jobs: updateJobs({
      db,
      updater: new ModelUpdater(db, source),
      request: async (scope) => void (await similarity.current(scope)),
      afterUpdate,
    }),
    api,
  };
}
