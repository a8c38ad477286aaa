import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Removes pictures that nothing uses. Every night, after the trash was emptied. */
export const removeOrphans = defineJob({ name: 'remove-orphans', payload: z.object({}), cron: '0 3 * * *' });
