import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { notificationJobs } from './notifications.jobs.ts';
import { NotificationsPresenter } from './notifications.presenter.ts';
import { NotificationsService } from './notifications.service.ts';
import { notificationRoutes } from './routes.ts';

/** Notifications. Features that notify use `NotificationsRepo` in their own transactions. */
export const notifications = feature({
  name: 'notifications',
  uses: () => ({ attachments, permissions, settings, users }),
  shares: ['notifications.read-model.ts', 'notifications.repo.ts', 'visibility.read-model.ts'],
  compose({ db, queue, mailer, languages, address }, { attachments, settings: { team } }) {
    const presenter = new NotificationsPresenter(db, attachments.presenter, team);
    return {
      routes: notificationRoutes(new NotificationsService(db), presenter),
      jobs: notificationJobs({ db, queue, mailer, languages, address, presenter }),
    };
  },
});
