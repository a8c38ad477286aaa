import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Removes activities that are older than they are kept. Every night. */
export const removeOldActivity = defineJob({ name: 'remove-old-activity', payload: z.object({}), cron: '50 2 * * *' });
