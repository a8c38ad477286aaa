import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { tags } from '../tags/feature.ts';
import { LoadedModels } from './loaded-models.ts';
import { localSource } from './local/local-source.ts';
import { similarityRoutes } from './routes.ts';
import { SimilarityService } from './similarity.service.ts';
import { TagSuggestionsService } from './tag-suggestions.service.ts';
import { ModelUpdater } from './update/model-updater.ts';
import { updateJobs } from './update/update.jobs.ts';

/** Similarity. */
export const similarity = feature({
  name: 'similarity',
  uses: () => ({ permissions, projects, tags }),
  shares: [
    'local/stored-knowledge.ts',
    'models.read-model.ts',
    'scope.ts',
    'similarity.service.ts',
    'tag-suggestions.service.ts',
    'vector-source.ts',
    'vectors.read-model.ts',
  ],
  compose({ db, queue }, { projects, tags }, { given }) {
    const source = localSource;
    const similarity = new SimilarityService({ db, queue, loaded: new LoadedModels(db), source });
    const tagSuggestions = new TagSuggestionsService(similarity, tags.readModel);
    return {
      routes: similarityRoutes({ projects: projects.projects, suggestions: tagSuggestions }),
      jobs: updateJobs({
        db,
        updater: new ModelUpdater(db, source),
        request: async (scope) => void (await similarity.current(scope)),
        afterUpdate: (modelId, work) => given.makeMap(db, modelId, work),
      }),
      api: { similarity, tagSuggestions },
    };
  },
});
