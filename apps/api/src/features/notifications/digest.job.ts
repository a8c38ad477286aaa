import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';

/** Every morning, finds people with unread notifications and sends each a digest. */
export const sendDigests = defineJob({ name: 'send-digests', payload: z.object({}), cron: '30 5 * * *' });

/** Sends one person a mail of unread notifications that were in no earlier digest. */
export const digestMail = defineJob({ name: 'digest-mail', payload: z.object({ user_id: z.int() }) });
