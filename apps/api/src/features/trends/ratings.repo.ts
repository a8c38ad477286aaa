import type { ProjectTransaction } from '../projects/project-writer.ts';

/** A rating of a trend; null: no value. */
export interface StoredRating {
  readonly impact: number | null;
  readonly certainty: number | null;
  readonly anonymous: boolean;
}

/** Writes ratings of trends. */
export class RatingsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Replaces a person's rating of a trend. An empty rating removes it. */
  async set(trendId: number, userId: number, rating: StoredRating): Promise<void> {
    await this.#db.deleteFrom('trend_ratings').where('trend_id', '=', trendId).where('user_id', '=', userId).execute();
    if (rating.impact === null && rating.certainty === null) return;
    await this.#db
      .insertInto('trend_ratings')
      .values({ trend_id: trendId, user_id: userId, ...rating })
      .execute();
  }
}
