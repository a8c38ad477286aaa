import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Sends a message on to the address of the settings, unless an administrator has deleted it meanwhile. */
export const messageMail = defineJob({ name: 'reach-out-mail', payload: z.object({ slug: z.string() }) });
