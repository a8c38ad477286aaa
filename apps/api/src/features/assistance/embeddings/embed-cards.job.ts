import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Makes vectors for the published cards of a project that have none, or whose vectors are of earlier texts. */
export const embedCards = defineJob({
  name: 'embed-cards',
  payload: z.object({ project_id: z.int() }),
  secondsToRun: 30 * 60,
});
