import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Finds those for whom something is waiting, every morning, and sends each of them a digest. */
export const sendDigests = defineJob({ name: 'send-digests', payload: z.object({}), cron: '30 5 * * *' });

/** Sends one person a mail of what is unread and in no digest before. */
export const digestMail = defineJob({ name: 'digest-mail', payload: z.object({ user_id: z.int() }) });
