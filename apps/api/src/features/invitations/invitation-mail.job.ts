import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Sends an invitation to the e-mail it names. */
export const invitationMail = defineJob({
  name: 'invitation-mail',
  payload: z.object({ invitation_id: z.int() }),
});
