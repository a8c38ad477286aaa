import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Adds texts of cards to the search index that were written since the last time. */
export const indexTexts = defineJob({ name: 'index-texts', payload: z.object({}), cron: '* * * * *' });
