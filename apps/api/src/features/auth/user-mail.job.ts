import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { mailTheme } from '#platform/mail/mail-theme.ts';

/**
 * Sends the link for setting a new password, if an account has the e-mail and access to it has not changed since the
 * request. `asked_at` is by the database's clock; jobs of an earlier version have none.
 */
export const passwordResetMail = defineJob({
  name: 'password-reset-mail',
  payload: z.object({
    email: z.string(),
    asked_at: z.iso.datetime().default('1970-01-01T00:00:00.000Z'),
    theme: mailTheme,
  }),
});

/** Asks to confirm a new e-mail, if no account has it and this account still waits for it. */
export const emailChangeMail = defineJob({
  name: 'email-change-mail',
  payload: z.object({ user_id: z.int(), email: z.string(), theme: mailTheme }),
});

/** Informs the old address that the account has a new one. */
export const emailChangedMail = defineJob({
  name: 'email-changed-mail',
  payload: z.object({ name: z.string(), old_email: z.string(), locale: z.string(), theme: mailTheme }),
});

/** Asks to confirm the e-mail of a new account, or reminds its owner that they already have an account. */
export const registrationMail = defineJob({
  name: 'registration-mail',
  payload: z.object({ registration_id: z.int(), theme: mailTheme }),
});
