import type { Db } from '#platform/db/database.ts';
import type { Visits } from './visits.rules.ts';

/** Reads and writes when people were in projects. */
export class VisitsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The visits of a person, by the id of the project. */
  async of(userId: number, projectIds: readonly number[]): Promise<Map<number, Visits>> {
    if (projectIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('project_visits')
      .selectAll()
      .where('user_id', '=', userId)
      .where('project_id', 'in', projectIds)
      .execute();
    return new Map(
      rows.map((row) => [
        row.project_id,
        { startedAt: row.started_at, lastSeenAt: row.last_seen_at, previousEndedAt: row.previous_ended_at },
      ]),
    );
  }

  /** Replaces visits, unless another call of the same person has done so since they were read. */
  async replace(userId: number, projectId: number, before: Visits | undefined, visits: Visits): Promise<void> {
    const values = {
      started_at: visits.startedAt,
      last_seen_at: visits.lastSeenAt,
      previous_ended_at: visits.previousEndedAt,
    };
    if (!before) {
      await this.#db
        .insertInto('project_visits')
        .values({ user_id: userId, project_id: projectId, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    await this.#db
      .updateTable('project_visits')
      .set(values)
      .where('user_id', '=', userId)
      .where('project_id', '=', projectId)
      .where('started_at', '=', before.startedAt)
      .execute();
  }
}
