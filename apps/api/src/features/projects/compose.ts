import type { Platform } from '../../platform/platform.ts';
import type { UsersApi } from '../users/index.ts';
import { ProjectCountsReader } from './project-counts.read-model.ts';
import type { ProjectTransaction } from './project-writer.ts';
import { ProjectsReadModel } from './projects.read-model.ts';
import { ProjectsService } from './projects.service.ts';
import { projectRoutes } from './routes.ts';

interface Needs {
  readonly users: UsersApi;
  /** Creates the initial contents of a new project, in the transaction that creates it. */
  readonly initialise: (transaction: ProjectTransaction, projectId: number) => Promise<void>;
}

/** What other features may use of projects. */
export interface ProjectsApi {
  readonly projects: ProjectsService;
  readonly counts: ProjectCountsReader;
}

/** Puts projects together. */
export function composeProjects({ db, cache }: Platform, { users, initialise }: Needs) {
  const projects = new ProjectsService(db, initialise);
  const counts = new ProjectCountsReader(db, cache);
  const api: ProjectsApi = { projects, counts };
  return {
    routes: projectRoutes({ projects, listing: new ProjectsReadModel(db), counts, members: users.members }),
    api,
  };
}
