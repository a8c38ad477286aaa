import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { defineJob, type HandledJob, handle } from '#platform/jobs/job.ts';
import { CreationKeysRepo } from '../projects/creation-keys.repo.ts';
import { TrashRepo } from './trash.repo.ts';

/** Permanently removes what nobody can use any more: old things in the trash and old creation keys. Runs every night. */
const emptyTrash = defineJob({ name: 'empty-trash', payload: z.object({}), cron: '20 2 * * *' });

/** The jobs of the trash. */
export const trashJobs = (db: Db): HandledJob[] => [
  handle(emptyTrash, async () => {
    await removeOldTrash(db);
    await removeOldCreationKeys(db);
  }),
];

/** Removes the creation keys that are older than a day. */
export const removeOldCreationKeys = (db: Db): Promise<void> =>
  db.transaction().execute((transaction) => new CreationKeysRepo(transaction).removeExpired());

/**
 * Removes things that have been in the trash for too long. Cards are removed in batches, so that no statement blocks
 * others for long.
 */
export async function removeOldTrash(db: Db): Promise<void> {
  const inTransaction = <T>(work: (trash: TrashRepo) => Promise<T>) =>
    db.transaction().execute((transaction) => work(new TrashRepo(transaction)));
  while (await inTransaction((trash) => trash.removeCards()));
  for (const id of await inTransaction((trash) => trash.oldProjects())) {
    while (await inTransaction((trash) => trash.removeCardsOf(id)));
  }
  await inTransaction((trash) => trash.removeConclusions());
  await inTransaction((trash) => trash.removeProjects());
}
