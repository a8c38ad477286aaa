import type { Db } from '#platform/db/database.ts';
import { type HandledJob, handle, isLastAttempt } from '#platform/jobs/job.ts';
import { ModelsReadModel } from '../models.read-model.ts';
import { ModelsRepo } from '../models.repo.ts';
import type { Scope } from '../scope.ts';
import type { VectorWork } from '../vector-source.ts';
import type { ModelUpdater } from './model-updater.ts';
import { updateModel, updateOutdated } from './update-model.job.ts';

/** Does the follow-up work for new vectors, such as placing cards on a map. */
type AfterUpdate = (modelId: number, work: VectorWork) => Promise<void>;

interface Parts {
  readonly db: Db;
  readonly updater: ModelUpdater;
  readonly request: (scope: Scope) => Promise<void>;
  readonly afterUpdate: AfterUpdate;
}

/** The shortest time between two updates of the progress. */
const noteEveryMs = 500;
const outdatedAtOnce = 20;

/** The jobs that keep vectors up to date. */
export function updateJobs({ db, updater, request, afterUpdate }: Parts): HandledJob[] {
  const write = (work: (repo: ModelsRepo) => Promise<void>) =>
    db.transaction().execute((transaction) => work(new ModelsRepo(transaction)));
  return [
    handle(updateModel, async ({ model_id: id }, run) => {
      const noting = (step: string): VectorWork => {
        let notedAt = performance.now();
        return {
          signal: run.signal,
          onProgress(share) {
            if (performance.now() - notedAt < noteEveryMs) return;
            notedAt = performance.now();
            // If this progress is lost, a later update follows soon.
            write((repo) => repo.noteStep(id, step, share)).catch(() => undefined);
          },
        };
      };
      try {
        await write((repo) => repo.noteStep(id, 'comparing', 0));
        await updater.update(id, noting('comparing'));
        await write((repo) => repo.noteStep(id, 'placing', 0));
        await afterUpdate(id, noting('placing'));
        await write((repo) => repo.end(id, false));
      } catch (error) {
        if (isLastAttempt(run, updateModel)) await write((repo) => repo.end(id, true));
        throw error;
      }
    }),
    handle(updateOutdated, async () => {
      for (const { scope } of await new ModelsReadModel(db).outdated(outdatedAtOnce)) await request(scope);
    }),
  ];
}
