import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { CommentsPresenter } from './comments.presenter.ts';
import { CommentsRepo } from './comments.repo.ts';
import { CommentsService } from './comments.service.ts';
import { MentionsService } from './mentions.service.ts';
import { commentRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly attachments: AttachmentsApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** Composes comments. */
export function composeComments({ db }: Platform, { projects, attachments, team }: Needs) {
  const mentions = new MentionsService(db, team);
  const comments = new CommentsService(db, projects.projects, mentions);
  return { routes: commentRoutes(comments, mentions, new CommentsPresenter(db, attachments.presenter, team)) };
}

/**
 * Moves the comments on cards, in the transaction that moves the cards. Passed to cards, which do not depend on
 * comments.
 */
export const moveComments = (
  transaction: ProjectTransaction,
  slugs: readonly string[],
  projectId: number,
): Promise<void> => new CommentsRepo(transaction).moveCards(slugs, projectId);
