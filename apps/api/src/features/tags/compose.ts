import type { Platform } from '#platform/platform.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { tagRoutes } from './routes.ts';
import { tagJobs } from './tags.jobs.ts';
import { TagsReadModel } from './tags.read-model.ts';
import { TagsRepo } from './tags.repo.ts';
import { TagsService } from './tags.service.ts';

interface Needs {
  readonly projects: ProjectsApi;
}

/** The parts of tags that other features may use. */
export interface TagsApi {
  readonly readModel: TagsReadModel;
}

/** Composes tags. */
export function composeTags({ db, cache }: Platform, { projects: { projects } }: Needs) {
  const readModel = new TagsReadModel(db, cache);
  const api: TagsApi = { readModel };
  return { routes: tagRoutes({ projects, tags: new TagsService(db), readModel }), jobs: tagJobs(db), api };
}

/**
 * Gives a new project its first tags, in the transaction that creates it. Passed to projects, which do not depend on
 * tags.
 */
export const createFirstTags = (transaction: ProjectTransaction, projectId: number): Promise<void> =>
  new TagsRepo(transaction).createFirst(projectId);
