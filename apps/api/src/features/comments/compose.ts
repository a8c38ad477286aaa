import type { Team } from '@foreglow/contract';
import type { Platform } from '../../platform/platform.ts';
import type { AttachmentsApi } from '../attachments/index.ts';
import type { ProjectsApi } from '../projects/index.ts';
import { CommentsPresenter } from './comments.presenter.ts';
import { CommentsService } from './comments.service.ts';
import { commentRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly attachments: AttachmentsApi;
  /** The company's own people, as the administrators have set them. */
  readonly team: () => Promise<Team | null>;
}

/** Puts comments together. */
export function composeComments({ db }: Platform, { projects, attachments, team }: Needs) {
  return {
    routes: commentRoutes(
      new CommentsService(db, projects.projects, team),
      new CommentsPresenter(db, attachments.presenter, team),
    ),
  };
}
