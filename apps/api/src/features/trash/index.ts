export { trashRoutes } from './routes.ts';
export { trashJobs } from './trash.jobs.ts';
export { TrashService } from './trash.service.ts';
