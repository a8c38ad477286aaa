import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Fetches the picture at an address for a card. The address comes from a captured page or an imported file. */
export const attachPicture = defineJob({
  name: 'attach-picture',
  payload: z.object({
    card_slug: z.string(),
    user_id: z.int(),
    url: z.string(),
    credit: z.string().nullable(),
    alt_text: z.string().nullish(),
  }),
  retry: { times: 2, firstSeconds: 30, maxSeconds: 600 },
  concurrency: 2,
  secondsToRun: 120,
});
