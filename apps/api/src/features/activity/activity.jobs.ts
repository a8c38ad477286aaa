import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { defineJob, type HandledJob, handle } from '#platform/jobs/job.ts';
import { ProjectEventsRepo } from '../projects/project-events.repo.ts';

/** Removes activities whose retention period is over. Runs every night. */
const removeOldActivity = defineJob({ name: 'remove-old-activity', payload: z.object({}), cron: '50 2 * * *' });

/** The jobs of activity. */
export const activityJobs = (db: Db): HandledJob[] => [handle(removeOldActivity, () => removeOldActivities(db))];

/** Removes the events whose retention period is over, in batches, so that no statement blocks others for long. */
export async function removeOldActivities(db: Db): Promise<void> {
  const removeBatch = () => db.transaction().execute((transaction) => new ProjectEventsRepo(transaction).removeOld());
  while (await removeBatch());
}
