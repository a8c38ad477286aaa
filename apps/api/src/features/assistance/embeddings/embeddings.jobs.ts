import type { Db } from '../../../platform/db/database.ts';
import { type HandledJob, handle } from '../../../platform/jobs/job.ts';
import { reducedVector } from '../../../platform/vectors/reduced-vector.rules.ts';
import { type Project, StoredProjectsReadModel } from '../../projects/index.ts';
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

  /**
   * Makes vectors until every published card has one. Returns the model, and the state of the cards at which this is
   * true.
   */
  async function embedAll({ id, workspaceId }: Project, model: string, signal: AbortSignal) {
    const read = new EmbeddingsReadModel(db);
    for (;;) {
      const { cardsVersion } = await read.state(id, model);
      const cards = await read.unread(id, model, atOnce);
      if (cards.length === 0) return { model, cardsVersion };
      const texts = cards.map(({ text }) => text);
      const { vectors } = await drafting.embed({ workspaceId, userId: null }, texts, signal);
      await write((repo) => repo.store(id, model, cards, vectors.map(reducedVector)));
    }
  }

  return [
    handle(embedCards, async ({ project_id: id }, { signal, attempt }) => {
      const [project] = await new StoredProjectsReadModel(db).findAll([id]);
      const model = project && (await drafting.embeddingModelFor(project).catch(() => undefined));
      if (!project || model === undefined) return write((repo) => repo.end(id));
      try {
        const complete = await embedAll(project, model, signal);
        await write((repo) => repo.end(id, complete));
      } catch (error) {
        // The call to the provider was retried already. The next question requests another job.
        if (error instanceof DraftFailed) return write((repo) => repo.end(id));
        if (!signal.aborted && attempt > embedCards.retry.times) await write((repo) => repo.end(id));
        throw error;
      }
    }),
  ];
}
