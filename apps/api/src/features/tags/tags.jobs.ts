import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { defineJob, type HandledJob, handle } from '#platform/jobs/job.ts';
import { removeOldDeletedTags } from './deleted-tags.repo.ts';

/** Removes tags whose deletion can no longer be undone. Runs every night. */
const removeDeletedTags = defineJob({ name: 'remove-deleted-tags', payload: z.object({}), cron: '55 2 * * *' });

/** The jobs of tags. */
export const tagJobs = (db: Db): HandledJob[] => [
  handle(removeDeletedTags, () => db.transaction().execute(removeOldDeletedTags)),
];
