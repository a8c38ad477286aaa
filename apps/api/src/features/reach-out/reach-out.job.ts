import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { mailTheme } from '#platform/mail/mail-theme.ts';

/** Forwards a message to the address in the settings, unless an administrator has deleted it in the meantime. */
export const messageMail = defineJob({
  name: 'reach-out-mail',
  payload: z.object({ slug: z.string(), theme: mailTheme }),
});
