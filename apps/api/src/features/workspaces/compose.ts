import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import type { TagsApi } from '../tags/compose.ts';
import type { UsersApi } from '../users/compose.ts';
import { workspaceRoutes } from './routes.ts';
import { WorkspacesPresenter } from './workspaces.presenter.ts';
import { WorkspacesReadModel } from './workspaces.read-model.ts';
import { WorkspacesService } from './workspaces.service.ts';

interface Needs {
  readonly attachments: AttachmentsApi;
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly users: UsersApi;
}

/** Composes workspaces. */
export function composeWorkspaces({ db }: Platform, { attachments, projects, tags, users }: Needs) {
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
}
