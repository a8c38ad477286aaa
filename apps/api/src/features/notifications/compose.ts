import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { NotificationsPresenter } from './notifications.presenter.ts';
import { NotificationsService } from './notifications.service.ts';
import { notificationRoutes } from './routes.ts';

interface Needs {
  readonly attachments: AttachmentsApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** Composes notifications. Features that notify use `NotificationsRepo` in their own transactions. */
export function composeNotifications(
  { db, queue, mailer, languages, address }: Platform,
  { attachments, team }: Needs,
) {
  const presenter = new NotificationsPresenter(db, attachments.presenter, team);
  return {
    routes: notificationRoutes(new NotificationsService(db), presenter),
    jobs: notificationJobs({ db, queue, mailer, languages, address, presenter }),
  };
}
