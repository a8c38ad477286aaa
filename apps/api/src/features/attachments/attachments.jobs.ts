import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import type { OrphansService } from './orphans.service.ts';
import { removeOrphans } from './remove-orphans.job.ts';

/** The jobs of attachments. */
export const attachmentJobs = (orphans: OrphansService): HandledJob[] => [
  handle(removeOrphans, async () => {
    await orphans.removeOrphans();
  }),
];
