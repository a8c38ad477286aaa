import { limits, serverLimits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { eventRules, isListed, type ProjectEvent } from './project-event.rules.ts';

/** How many events one statement removes. */
const batchSize = 1000;

/** Records events in the transaction of the changes: either both are stored or neither. */
export class ProjectEventsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Records events. The activity lists changes to one thing by the same person within an hour once, as the last of them.
   * The caller locks the projects against other writers.
   */
  async addAll(events: readonly ProjectEvent[]): Promise<void> {
    const rows = [];
    for (const event of events) {
      const { projectId, userId, kind, subjects = [], other, role, fields = [] } = event;
      rows.push({
        project_id: projectId,
        user_id: userId,
        kind,
        subject_slugs: subjects.map(({ slug }) => slug),
        subject_titles: subjects.map(({ title }) => title),
        count: Math.max(subjects.length, 1),
        other_slug: other?.slug ?? null,
        other_title: other?.title ?? null,
        role: role ?? null,
        fields: [...new Set([...(await this.#fold(event)), ...fields])],
        listed: isListed(kind),
        created_at: new Date(),
      });
    }
    if (rows.length > 0) await this.#db.insertInto('project_events').values(rows).execute();
  }

  /** Takes the earlier entry that includes the event off the list. Returns its fields, which the new entry includes. */
  async #fold({ projectId, userId, kind, subjects = [] }: ProjectEvent): Promise<readonly string[]> {
    if (!eventRules[kind].isFolded || subjects.length > 1) return [];
    const since = new Date(Date.now() - serverLimits.activityFoldMinutes * 60_000);
    const { rows } = await sql<{ fields: string[] }>`
      update project_events set listed = false where id = (
        select id from project_events where project_id = ${projectId} and listed and user_id = ${userId}
          and kind = ${kind} and count = 1 and created_at > ${since}
          and subject_slugs[1] is not distinct from ${subjects[0]?.slug ?? null}::text
        order by created_at desc, id desc limit 1)
      returning fields`.execute(this.#db);
    return rows[0]?.fields ?? [];
  }

  /** Removes a batch of events whose retention period is over. Returns true when there may be more. */
  async removeOld(): Promise<boolean> {
    const before = sql`now() - ${sql.lit(`${limits.activityDays} days`)}::interval`;
    const { numAffectedRows = 0n } = await sql`delete from project_events where id in (
      select id from project_events where created_at < ${before} limit ${batchSize})`.execute(this.#db);
    return numAffectedRows >= batchSize;
  }
}
