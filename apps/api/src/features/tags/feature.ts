import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { tagRoutes } from './routes.ts';
import { tagJobs } from './tags.jobs.ts';
import { TagsReadModel } from './tags.read-model.ts';
import { TagsRepo } from './tags.repo.ts';
import { TagsService } from './tags.service.ts';

/** Tags. */
export const tags = feature({
  name: 'tags',
  uses: () => ({ permissions, projects }),
  shares: [
    'missing-tags.rules.ts',
    'stored-tags.read-model.ts',
    'tags.presenter.ts',
    'tags.read-model.ts',
    'tags.repo.ts',
  ],
  gives: () => ({
    createTags: (transaction, projectId, locale) => new TagsRepo(transaction).createFirst(projectId, locale),
  }),
  compose({ db, cache }, { projects: { projects, writer } }) {
    const readModel = new TagsReadModel(db, cache);
    return {
      routes: tagRoutes({ projects, tags: new TagsService(db, writer), readModel }),
      jobs: tagJobs(db),
      api: { readModel },
    };
  },
});
