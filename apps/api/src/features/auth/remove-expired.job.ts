import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Removes sessions, links and registrations that have run out. Every night. */
export const removeExpired = defineJob({ name: 'remove-expired', payload: z.object({}), cron: '40 2 * * *' });
