import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { tags } from '../tags/feature.ts';
import { users } from '../users/feature.ts';
import { workspaceRoutes } from './routes.ts';
import { WorkspacesPresenter } from './workspaces.presenter.ts';
import { WorkspacesReadModel } from './workspaces.read-model.ts';
import { WorkspacesService } from './workspaces.service.ts';

/** Workspaces. */
export const workspaces = feature({
  name: 'workspaces',
  uses: () => ({ attachments, permissions, projects, tags, users }),
  shares: ['workspaces.repo.ts'],
  compose({ db }, { attachments, projects, tags, users }) {
    const listing = new WorkspacesReadModel(db);
    return {
      routes: workspaceRoutes({
        workspaces: new WorkspacesService(db),
        attachments: attachments.attachments,
        listing,
        presenter: new WorkspacesPresenter(
          new StoredProjectsReadModel(db),
          projects.counts,
          listing,
          attachments.presenter,
        ),
        tags: tags.readModel,
        members: users.members,
      }),
    };
  },
});
