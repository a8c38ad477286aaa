import type { Db } from '../../platform/db/database.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import { ActivitiesRepo } from './activities.repo.ts';
import { removeOldActivity } from './remove-old-activity.job.ts';

/** The jobs of activity. */
export const activityJobs = (db: Db): HandledJob[] => [
  handle(removeOldActivity, () => new ActivitiesRepo(db).removeOld()),
];
