import { StoredProjectsReadModel } from '#features/projects/stored-projects.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { type HandledJob, handle, isLastAttempt } from '#platform/jobs/job.ts';
import { reducedVector } from '#platform/vectors/reduced-vector.rules.ts';
import { DraftFailed } from '../draft-failed.ts';
import type { Drafting } from '../drafting.ts';
import { embedCards } from './embed-cards.job.ts';
import { EmbeddingsReadModel } from './embeddings.read-model.ts';
import { EmbeddingsRepo } from './embeddings.repo.ts';

/** The number of texts sent to the model in one call. */
const atOnce = 64;

/** The job that makes the vectors of cards. */
export function embeddingJobs(db: Db, drafting: Drafting): HandledJob[] {
  const write = (work: (repo: EmbeddingsRepo) => Promise<void>) =>
    db.transaction().execute((transaction) => work(new EmbeddingsRepo(transaction)));

  /** The project, and the model that may read its cards now; undefined where there is none. */
  async function readable(id: number): Promise<{ workspaceId: number; model: string } | undefined> {
    const [project] = await new StoredProjectsReadModel(db).findAll([id]);
    const model = project && (await drafting.embeddingModelFor(project).catch(() => undefined));
    return project && model !== undefined ? { workspaceId: project.workspaceId, model } : undefined;
  }

  /**
   * Makes vectors until every published card has one. Returns the model, and the state of the cards at which this is
   * true; undefined if the cards may not be sent to a model. This is checked before each call: meanwhile the project
   * may have been moved, or its workspace may have forbidden it.
   */
  async function embedAll(id: number, signal: AbortSignal) {
    const read = new EmbeddingsReadModel(db);
    for (;;) {
      const allowed = await readable(id);
      if (!allowed) return undefined;
      const { model, workspaceId } = allowed;
      const { cardsVersion } = await read.state(id, model);
      const cards = await read.unread(id, model, atOnce);
      if (cards.length === 0) return { model, cardsVersion };
      const texts = cards.map(({ text }) => text);
      const { vectors } = await drafting.embed({ workspaceId, userId: null }, texts, signal);
      await write((repo) => repo.store(id, model, cards, vectors.map(reducedVector)));
    }
  }

  return [
    handle(embedCards, async ({ project_id: id }, run) => {
      try {
        const complete = await embedAll(id, run.signal);
        await write((repo) => repo.end(id, complete));
      } catch (error) {
        // The call to the provider was retried already. The next question requests another job.
        if (error instanceof DraftFailed) return write((repo) => repo.end(id));
        if (isLastAttempt(run, embedCards)) await write((repo) => repo.end(id));
        throw error;
      }
    }),
  ];
}
