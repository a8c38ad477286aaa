export { emptyTrash } from './empty-trash.job.ts';
export { trashRoutes } from './routes.ts';
export { TrashRepo } from './trash.repo.ts';
export { TrashService } from './trash.service.ts';
