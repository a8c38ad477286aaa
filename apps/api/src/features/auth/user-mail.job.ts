import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import { mailTheme } from '../../platform/mail/mail-theme.ts';

/**
 * Sends the link to set a new password, if somebody has the e-mail and the access to their account has not changed
 * since it was asked for. `asked_at` is by the database's clock; jobs of an earlier version have none.
 */
export const passwordResetMail = defineJob({
  name: 'password-reset-mail',
  payload: z.object({
    email: z.string(),
    asked_at: z.iso.datetime().default('1970-01-01T00:00:00.000Z'),
    theme: mailTheme,
  }),
});

/** Asks a new e-mail to be confirmed, if nobody has it and the account still waits for it. */
export const emailChangeMail = defineJob({
  name: 'email-change-mail',
  payload: z.object({ user_id: z.int(), email: z.string(), theme: mailTheme }),
});

/** Writes to the old address that the account has another one now. */
export const emailChangedMail = defineJob({
  name: 'email-changed-mail',
  payload: z.object({ name: z.string(), old_email: z.string(), locale: z.string(), theme: mailTheme }),
});

/** Asks the e-mail of a new account to be confirmed, or reminds its owner that they have an account. */
export const registrationMail = defineJob({
  name: 'registration-mail',
  payload: z.object({ registration_id: z.int(), theme: mailTheme }),
});
