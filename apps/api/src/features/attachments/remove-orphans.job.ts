import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Removes pictures that nothing uses. Runs every night, after the trash has been emptied. */
export const removeOrphans = defineJob({ name: 'remove-orphans', payload: z.object({}), cron: '0 3 * * *' });
