import type { Db } from '../../platform/db/database.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import { ActivitiesRepo } from './activities.repo.ts';
import { removeOldActivity } from './remove-old-activity.job.ts';

/** The jobs of activity. */
export const activityJobs = (db: Db): HandledJob[] => [handle(removeOldActivity, () => removeOldActivities(db))];

/** Removes activities that are older than they are kept, in batches, so that nobody has to wait for long. */
export async function removeOldActivities(db: Db): Promise<void> {
  const removeBatch = () => db.transaction().execute((transaction) => new ActivitiesRepo(transaction).removeOld());
  while (await removeBatch());
}
