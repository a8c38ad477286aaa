import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Has vectors made of the published cards of a project that have none, or those of earlier texts. */
export const embedCards = defineJob({
  name: 'embed-cards',
  payload: z.object({ project_id: z.int() }),
  secondsToRun: 30 * 60,
});
