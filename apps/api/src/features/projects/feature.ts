import { feature } from '#composition/feature.ts';
import { invitations } from '../invitations/feature.ts';
import { notifications } from '../notifications/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { users } from '../users/feature.ts';
import { ProjectCountsReader } from './project-counts.read-model.ts';
import { ProjectWriter } from './project-writer.ts';
import { ProjectsReadModel } from './projects.read-model.ts';
import { ProjectsService } from './projects.service.ts';
import { projectRoutes } from './routes.ts';

/** Projects. */
export const projects = feature({
  name: 'projects',
  uses: () => ({ invitations, notifications, permissions, users }),
  shares: [
    'authorize-in-project.ts',
    'card-tag-uses.read-model.ts',
    'create-once.ts',
    'creation-keys.repo.ts',
    'project-counts.read-model.ts',
    'project-events.repo.ts',
    'project-writer.ts',
    'project.ts',
    'projects.repo.ts',
    'projects.service.ts',
    'stored-projects.read-model.ts',
  ],
  gives: ({ db }) => ({ projectWriter: new ProjectWriter(db) }),
  compose({ db, lookups, cache }, { users }, { given }) {
    const projects = new ProjectsService(db, lookups, given.projectWriter, given);
    const counts = new ProjectCountsReader(db, cache);
    return {
      routes: projectRoutes({ projects, listing: new ProjectsReadModel(db), counts, members: users.members }),
      api: { projects, counts, writer: given.projectWriter },
    };
  },
});
