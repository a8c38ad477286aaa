import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Drafts a radar step by step. A model may take minutes for a step, so two projects can be served at a time. */
export const draftRadar = defineJob({
  name: 'draft-radar',
  payload: z.object({ generation_slug: z.string() }),
  concurrency: 2,
  secondsToRun: 60 * 60,
});
