import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#platform/db/database.ts';
import { DraftFailed } from '../assistance/draft-failed.ts';
import type { Project } from '../projects/project.ts';
import type { SimilarityService } from '../similarity/similarity.service.ts';
import { byRules } from './built-in/by-rules.ts';
import { type SourceCard, SourceCardsReadModel } from './source-cards.read-model.ts';
import type { FrameResult } from './step-results.ts';

/** Nothing is drafted from fewer cards. */
const fewestCards = 3;
const checkEveryMs = 500;
/** How long to wait for the comparison of cards. */
const comparedWithinMs = 20_000;

/** Finds the cards that a radar is drafted from, and groups of similar ones among them. */
export class FrameMaker {
  readonly #db: Db;
  readonly #similarity: SimilarityService;

  constructor(db: Db, similarity: SimilarityService) {
    this.#db = db;
    this.#similarity = similarity;
  }

  /** Throws the `DraftFailed` for too few cards. */
  async make(project: Project, signal: AbortSignal): Promise<FrameResult> {
    const cards = await new SourceCardsReadModel(this.#db).newest(project.id);
    if (cards.length < fewestCards) throw new DraftFailed('too_few_cards');
    const vectors = (await this.#vectors(project, cards, signal)) ?? null;
    return {
      cardIds: cards.map(({ id }) => id),
      ...(await byRules('frame', { cards, vectors }, signal)),
      firstAt: cards[0]?.createdAt.toISOString() ?? null,
      lastAt: cards.at(-1)?.createdAt.toISOString() ?? null,
    };
  }

  /**
   * The vectors by which cards are compared elsewhere, for example on the map. Undefined if they are not available for
   * all cards in time, for example because no process runs the job.
   */
  async #vectors(
    { id: projectId }: Project,
    cards: readonly SourceCard[],
    signal: AbortSignal,
  ): Promise<Float32Array[] | undefined> {
    const until = performance.now() + comparedWithinMs;
    for (;;) {
      const model = await this.#similarity.current({ projectId });
      const isCurrent = model.version > 0 && model.cardsState === model.currentState;
      const isLast = isCurrent || model.hasJustFailed || performance.now() > until;
      if (isLast && model.version > 0) {
        const { rowOf, index } = await this.#similarity.vectors(model);
        const rows = cards.flatMap(({ id }) => rowOf.get(id) ?? []);
        // Copies: sending a view to a thread would send the vectors of all cards.
        if (rows.length === cards.length) return rows.map((row) => index.vectorAt(row).slice());
      }
      if (isLast) return undefined;
      await wait(checkEveryMs, undefined, { signal });
    }
  }
}
