import type { Platform } from '#platform/platform.ts';
import type { UsersApi } from '../users/compose.ts';
import { ProjectCountsReader } from './project-counts.read-model.ts';
import { ProjectsReadModel } from './projects.read-model.ts';
import { type FirstContents, ProjectsService } from './projects.service.ts';
import { projectRoutes } from './routes.ts';

interface Needs extends FirstContents {
  readonly users: UsersApi;
}

/** The parts of projects that other features may use. */
export interface ProjectsApi {
  readonly projects: ProjectsService;
  readonly counts: ProjectCountsReader;
}

/** Composes projects. */
export function composeProjects({ db, lookups, cache }: Platform, { users, ...first }: Needs) {
  const projects = new ProjectsService(db, lookups, first);
  const counts = new ProjectCountsReader(db, cache);
  const api: ProjectsApi = { projects, counts };
  return {
    routes: projectRoutes({ projects, listing: new ProjectsReadModel(db), counts, members: users.members }),
    api,
  };
}
