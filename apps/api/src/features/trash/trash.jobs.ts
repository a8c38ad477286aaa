import type { Db } from '../../platform/db/database.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import { emptyTrash } from './empty-trash.job.ts';
import { TrashRepo } from './trash.repo.ts';

/** The jobs of the trash. */
export const trashJobs = (db: Db): HandledJob[] => [handle(emptyTrash, () => new TrashRepo(db).empty())];
