import type { Platform } from '#platform/platform.ts';
import { trashRoutes } from './routes.ts';
import { trashJobs } from './trash.jobs.ts';
import { TrashService } from './trash.service.ts';

/** Composes the trash. */
export function composeTrash({ db }: Platform) {
  return { routes: trashRoutes(new TrashService(db)), jobs: trashJobs(db) };
}
