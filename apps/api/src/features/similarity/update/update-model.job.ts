import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Compares new and changed cards of a project or a workspace; all cards if there are many of those. */
export const updateModel = defineJob({
  name: 'update-similarity',
  payload: z.object({ model_id: z.int() }),
  secondsToRun: 30 * 60,
});

/** Requests updates of the models whose cards have changed. Runs every minute. */
export const updateOutdated = defineJob({ name: 'update-similarities', payload: z.object({}), cron: '* * * * *' });
