import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { mailTheme } from '#platform/mail/mail-theme.ts';

/** Sends an invitation to the e-mail it names. */
export const invitationMail = defineJob({
  name: 'invitation-mail',
  payload: z.object({ invitation_id: z.int(), theme: mailTheme }),
});
