import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Project } from '#features/projects/project.ts';
import type { Db } from '#platform/db/database.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { ComparedVectors } from '#platform/vectors/compared-vectors.ts';
import { reducedVector } from '#platform/vectors/reduced-vector.rules.ts';
import { unitVectors } from '#platform/vectors/stored-vectors.ts';
import { DraftFailed } from '../draft-failed.ts';
import type { Drafting } from '../drafting.ts';
import { embedCards } from './embed-cards.job.ts';
import { type EmbeddingState, EmbeddingsReadModel } from './embeddings.read-model.ts';
import { EmbeddingsRepo } from './embeddings.repo.ts';

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly drafting: Drafting;
}

/** The person and the project that a search is for. */
interface Search {
  readonly project: Pick<Project, 'id' | 'workspaceId'>;
  readonly userId: number;
  readonly signal: AbortSignal;
}

/** The vectors of a project in memory. */
interface Loaded {
  readonly cardIds: Float64Array;
  readonly compared: ComparedVectors;
}

/** A card found by its vector. */
export interface NearCard {
  readonly id: number;
  /** The cosine of the angle between the vectors, 0 to 1. */
  readonly similarity: number;
}

/** The memory limit for cached vectors, in bytes. */
const memory = 256 * 1024 * 1024;
/** How long to wait for the vectors of new cards, so that the first question in a small project finds them. */
const waitedMs = 5000;
const checkEveryMs = 200;

/** Finds the published cards whose meaning is nearest to a text, with an embedding model where one is set up. */
export class EmbeddingsService {
  readonly #parts: Parts;
  readonly #loaded = new LRUCache<string, Loaded, () => Promise<Loaded>>({
    maxSize: memory,
    sizeCalculation: ({ compared, cardIds }) => 1 + cardIds.length * 8 + compared.bytes,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _before, { context: load }) => load(),
  });

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * The cards nearest to a text, nearest first. Returns none where no model is set up or may be used, or where the
   * model fails: the caller then searches by words. The caller still has to check whether the reader may see the cards.
   */
  async nearest({ project, userId, signal }: Search, text: string, count: number): Promise<NearCard[]> {
    const { drafting } = this.#parts;
    const model = await drafting.embeddingModelFor(project);
    if (model === undefined) return [];
    const { version } = await this.#current(project.id, model, signal);
    try {
      const { vectors } = await drafting.embed({ workspaceId: project.workspaceId, userId }, [text], signal);
      const wanted = reducedVector(vectors[0] ?? []);
      const { cardIds, compared } = await this.#vectors(project.id, model, version, wanted.length);
      const near = await compared.nearest(unitVectors(wanted, wanted.length), count);
      return near.map(({ row, similarity }) => ({ id: cardIds[row] as number, similarity }));
    } catch (error) {
      if (error instanceof DraftFailed) return [];
      throw error;
    }
  }

  /** The state of the vectors. Requests those that are missing, and waits a moment for them. */
  async #current(projectId: number, model: string, signal: AbortSignal): Promise<EmbeddingState> {
    const { db, queue } = this.#parts;
    const read = new EmbeddingsReadModel(db);
    const found = await read.state(projectId, model);
    if (found.isCurrent) return found;
    await db.transaction().execute(async (transaction) => {
      const isNew = await new EmbeddingsRepo(transaction).request(projectId);
      if (isNew) await queue.send(embedCards, { project_id: projectId }, { db: transaction });
    });
    const until = performance.now() + waitedMs;
    for (;;) {
      await wait(checkEveryMs, undefined, { signal });
      const state = await read.state(projectId, model);
      if (state.isCurrent || !state.isRequested || performance.now() > until) return state;
    }
  }

  async #vectors(projectId: number, model: string, version: number, components: number): Promise<Loaded> {
    const loaded = await this.#loaded.fetch(`${projectId}@${version} ${model} ${components}`, {
      context: async () => {
        const { cardIds, vectors } = await new EmbeddingsReadModel(this.#parts.db).vectors(
          projectId,
          model,
          components,
        );
        return { cardIds, compared: await ComparedVectors.prepare(vectors, components) };
      },
    });
    if (!loaded) throw new Error('The vectors could not be loaded.');
    return loaded;
  }
}
