import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { notifications } from '../notifications/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { CommentsPresenter } from './comments.presenter.ts';
import { CommentsRepo } from './comments.repo.ts';
import { CommentsService } from './comments.service.ts';
import { MentionsService } from './mentions.service.ts';
import { commentRoutes } from './routes.ts';

/** Comments. */
export const comments = feature({
  name: 'comments',
  uses: () => ({ attachments, notifications, permissions, projects, settings, users }),
  shares: ['comments.repo.ts'],
  gives: () => ({
    moveComments: (transaction, slugs, projectId) => new CommentsRepo(transaction).moveCards(slugs, projectId),
  }),
  compose({ db }, { projects: { projects, writer }, attachments, settings: { team } }) {
    const mentions = new MentionsService(db, team);
    const comments = new CommentsService(db, writer, projects, mentions);
    return { routes: commentRoutes(comments, mentions, new CommentsPresenter(db, attachments.presenter, team)) };
  },
});
