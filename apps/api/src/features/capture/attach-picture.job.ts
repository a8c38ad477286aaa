import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Fetches the picture of a captured page for the card that was made of it. */
export const attachPicture = defineJob({
  name: 'attach-picture',
  payload: z.object({ card_slug: z.string(), user_id: z.int(), url: z.string(), credit: z.string() }),
  retry: { times: 2, firstSeconds: 30, maxSeconds: 600 },
  concurrency: 2,
  secondsToRun: 120,
});
