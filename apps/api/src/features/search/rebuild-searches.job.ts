import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Writes the texts that searches look at again, if they were written by the rules of an earlier version. */
export const rebuildSearches = defineJob({ name: 'rebuild-searches', payload: z.object({}), cron: '*/5 * * * *' });
