import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export interface FailedMails {
  /** Those that nobody will try to send again. */
  readonly given_up: number;
  /** Those that failed at least once and will be tried again. */
  readonly waiting: number;
  /** Why the last of them failed; null if none did. */
  readonly reason: string | null;
}

/** The mails that could not be sent; of those given up, the ones since a time. Jobs are kept for a week after they end. */
export async function failedMails(db: Db, since: Date): Promise<FailedMails> {
  const { rows } = await sql<FailedMails>`
    select count(*) filter (where state = 'failed') as given_up, count(*) filter (where state = 'retry') as waiting,
      (array_agg(output->>'message' order by coalesce(completed_on, started_on) desc nulls last))[1] as reason
    from pgboss.job
    -- the names of all jobs that send one mail end like this
    where name like '%-mail' and ((state = 'failed' and completed_on > ${since})
      or (state = 'retry' and (data->>'failures')::int > 0))`.execute(db);
  return rows[0] ?? { given_up: 0, waiting: 0, reason: null };
}
