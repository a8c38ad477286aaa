import type { Db } from '#platform/db/database.ts';
import { isConnectionError } from '#platform/db/database-errors.ts';
import { FinalError, type HandledJob, handle, isLastAttempt } from '#platform/jobs/job.ts';
import { DraftFailed } from '../assistance/draft-failed.ts';
import { draftRadar } from './draft-radar.job.ts';
import type { Generation } from './generation.ts';
import { GenerationEnded } from './generation-ended.ts';
import type { GenerationRunner } from './generation-runner.ts';
import { GenerationsReadModel } from './generations.read-model.ts';
import { GenerationsRepo } from './generations.repo.ts';

interface Parts {
  readonly db: Db;
  readonly runner: Pick<GenerationRunner, 'run'>;
}

/** The job that drafts radars. */
export function generationJobs({ db, runner }: Parts): HandledJob[] {
  const fail = ({ id }: Generation, failure: DraftFailed['failure'], tokens?: DraftFailed['tokens']) =>
    db.transaction().execute(async (transaction) => {
      const repo = new GenerationsRepo(transaction);
      if (tokens) await repo.addTokens(id, tokens);
      await repo.fail(id, failure);
    });
  return [
    handle(draftRadar, async ({ generation_slug }, run) => {
      const generation = await new GenerationsReadModel(db).find(generation_slug);
      if (!generation) return;
      try {
        await runner.run(generation, run.signal);
      } catch (error) {
        if (error instanceof GenerationEnded) return;
        if (error instanceof DraftFailed) return fail(generation, error.failure, error.tokens);
        // The process is ending, the time is up, or the database is unavailable: the job continues after the last
        // finished step.
        const isTemporary = run.signal.aborted || isConnectionError(error);
        if (isTemporary && !isLastAttempt(run, draftRadar)) throw error;
        await fail(generation, 'internal');
        throw new FinalError(error instanceof Error ? error.message : String(error), { cause: error });
      }
    }),
  ];
}
