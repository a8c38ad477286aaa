import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Compares the cards of a project or a workspace that are new or have changed; all of them if those are many. */
export const updateModel = defineJob({
  name: 'update-similarity',
  payload: z.object({ model_id: z.int() }),
  secondsToRun: 30 * 60,
});

/** Asks for the models whose cards have changed to be updated. Every minute. */
export const updateOutdated = defineJob({ name: 'update-similarities', payload: z.object({}), cron: '* * * * *' });
