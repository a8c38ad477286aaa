import { limits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { aboutOf, foldedKinds, type NewActivity } from './activity.ts';

/** How many entries one statement removes. */
const batchSize = 1000;

/** Records activities in the transaction of the change: either both are stored or neither. */
export class ActivitiesRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Records an activity. Changes to one thing by the same person within an hour become one entry, with the time of the
   * last of them. The caller locks the thing against other writers.
   */
  async note(activity: NewActivity): Promise<void> {
    const { projectId, userId, kind, subjects = [], other, role, fields = [] } = activity;
    const count = activity.count ?? Math.max(subjects.length, 1);
    const subject = subjects.length === 1 ? subjects[0] : undefined;
    const isOne = subjects.length <= 1;
    if (isOne && foldedKinds.has(kind) && (await this.#fold(activity, subject?.slug ?? null))) return;
    await this.#db
      .insertInto('activities')
      .values({
        project_id: projectId,
        user_id: userId,
        kind,
        about: aboutOf(kind),
        subject_slug: subject?.slug ?? null,
        subject_title: subject?.title ?? null,
        count,
        other_slug: other?.slug ?? null,
        other_title: other?.title ?? null,
        role: role ?? null,
        fields: [...fields],
        created_at: new Date(),
      })
      .execute();
  }

  /** Adds the change to an existing entry. Returns false where there is none. */
  async #fold({ projectId, userId, kind, subjects, fields = [] }: NewActivity, slug: string | null): Promise<boolean> {
    const since = new Date(Date.now() - limits.activityFoldMinutes * 60_000);
    const { numAffectedRows = 0n } = await sql`
      update activities set created_at = ${new Date()},
        subject_title = coalesce(${subjects?.[0]?.title ?? null}, subject_title),
        fields = array(select distinct unnest(fields || ${[...fields]}::text[]))
      where id = (
        select id from activities where project_id = ${projectId} and user_id = ${userId} and kind = ${kind}
          and subject_slug is not distinct from ${slug}::text and count = 1 and created_at > ${since}
        order by created_at desc, id desc limit 1)`.execute(this.#db);
    return numAffectedRows > 0n;
  }

  /** Removes a batch of entries whose retention period is over. Returns true when there may be more. */
  async removeOld(): Promise<boolean> {
    const before = sql`now() - ${sql.lit(`${limits.activityDays} days`)}::interval`;
    const { numAffectedRows = 0n } = await sql`delete from activities where id in (
      select id from activities where created_at < ${before} limit ${batchSize})`.execute(this.#db);
    return numAffectedRows >= batchSize;
  }
}
