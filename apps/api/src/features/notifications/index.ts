export { sendDigests } from './digest.job.ts';
export { notificationJobs } from './notifications.jobs.ts';
export { NotificationsPresenter } from './notifications.presenter.ts';
export { NotificationsRepo, type PlacedSubject } from './notifications.repo.ts';
export { NotificationsService } from './notifications.service.ts';
export { notificationRoutes } from './routes.ts';
