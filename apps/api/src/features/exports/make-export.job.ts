import { z } from 'zod';
import { defineJob } from '#platform/jobs/job.ts';
import { mailTheme } from '#platform/mail/mail-theme.ts';

/** Makes an export in the background. One at a time in each process, so that large ones do not hold up other work. */
export const makeExport = defineJob({
  name: 'make-export',
  payload: z.object({ export_slug: z.string() }),
  secondsToRun: 20 * 60,
});

/** Informs a person by mail that an export made in the background has ended. */
export const exportMail = defineJob({
  name: 'export-mail',
  payload: z.object({ export_slug: z.string(), theme: mailTheme }),
});

/** Removes expired exports and their files. Every hour. */
export const removeExports = defineJob({ name: 'remove-exports', payload: z.object({}), cron: '25 * * * *' });
