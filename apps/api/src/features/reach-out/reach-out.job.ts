import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import { mailTheme } from '../../platform/mail/mail-theme.ts';

/** Sends a message on to the address of the settings, unless an administrator has deleted it meanwhile. */
export const messageMail = defineJob({
  name: 'reach-out-mail',
  payload: z.object({ slug: z.string(), theme: mailTheme }),
});
