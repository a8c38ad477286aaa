import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Removes for good what has been in the trash for too long. Every night. */
export const emptyTrash = defineJob({ name: 'empty-trash', payload: z.object({}), cron: '20 2 * * *' });
