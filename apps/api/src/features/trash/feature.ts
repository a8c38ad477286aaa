import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { trashRoutes } from './routes.ts';
import { trashJobs } from './trash.jobs.ts';
import { TrashService } from './trash.service.ts';

/** The trash. */
export const trash = feature({
  name: 'trash',
  uses: () => ({ permissions, projects }),
  compose({ db }, { projects: { writer } }) {
    return { routes: trashRoutes(new TrashService(db, writer)), jobs: trashJobs(db) };
  },
});
