export { ActivitiesRepo } from './activities.repo.ts';
export { activityJobs } from './activity.jobs.ts';
export { ActivityPresenter } from './activity.presenter.ts';
export { ActivityService } from './activity.service.ts';
export type { NewActivity } from './activity.ts';
export { activityRoutes } from './routes.ts';
