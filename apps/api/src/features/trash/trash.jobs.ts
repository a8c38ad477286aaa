import type { Db } from '../../platform/db/database.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import { emptyTrash } from './empty-trash.job.ts';
import { TrashRepo } from './trash.repo.ts';

/** The jobs of the trash. */
export const trashJobs = (db: Db): HandledJob[] => [handle(emptyTrash, () => removeOldTrash(db))];

/** Removes what has been in the trash for too long. Cards go in batches, so that nobody has to wait for long. */
export async function removeOldTrash(db: Db): Promise<void> {
  const inTransaction = <T>(work: (trash: TrashRepo) => Promise<T>) =>
    db.transaction().execute((transaction) => work(new TrashRepo(transaction)));
  while (await inTransaction((trash) => trash.removeCards()));
  await inTransaction((trash) => trash.removeConclusions());
  await inTransaction((trash) => trash.removeProjects());
}
