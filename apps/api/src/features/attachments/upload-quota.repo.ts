import { serverLimits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';

interface Announcement {
  readonly userId: number;
  readonly bytes: number;
}

const day = 86_400_000;

/** The quotas for pictures: announced bytes that have not arrived, and bytes per day (UTC). */
export class UploadQuotaRepo {
  readonly #transaction: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#transaction = transaction;
  }

  /**
   * Counts the bytes of an upload before it is announced in the same transaction. Other announcements of the user wait
   * for the end of that transaction. Throws the 429 problem, with the seconds to wait, when a quota is used up.
   *
   * @param largest bytes of the largest upload
   */
  async take(announced: Announcement, largest: number, now = new Date()): Promise<void> {
    const allOpen = largest * serverLimits.openUploads;
    const allOfDay = bytesOfDay(largest);
    if ((await this.count(announced, now)) > allOfDay) {
      const detail = `You have uploaded ${megabytes(allOfDay)} MB today. Please upload more tomorrow.`;
      throw full(detail, day - (now.getTime() % day));
    }
    const open = await this.#open(announced.userId, now);
    if (open.first && open.bytes + announced.bytes > allOpen) {
      const what = `Pictures of ${megabytes(allOpen)} MB that you announced have not arrived.`;
      const detail = `${what} Send them, or try again in ${serverLimits.uploadMinutes} minutes.`;
      throw full(detail, open.first.getTime() - now.getTime());
    }
  }

  /**
   * The moment from which pictures of a user may be fetched: the next day if the bytes of this day are used up,
   * otherwise undefined.
   *
   * @param largest bytes of the largest upload
   */
  async fullUntil(userId: number, largest: number, now = new Date()): Promise<Date | undefined> {
    const { rows } = await sql<{ bytes: number }>`
      select bytes from upload_days where user_id = ${userId} and day = ${dayOf(now)}`.execute(this.#transaction);
    const isFull = (rows[0]?.bytes ?? 0) >= bytesOfDay(largest);
    return isFull ? new Date(now.getTime() - (now.getTime() % day) + day) : undefined;
  }

  /** Adds the bytes to the sum of the day, and returns that sum. */
  async count({ userId, bytes }: Announcement, now = new Date()): Promise<number> {
    const { rows } = await sql<{ bytes: number }>`
      insert into upload_days as d (user_id, day, bytes) values (${userId}, ${dayOf(now)}, ${bytes})
      on conflict (user_id) do update set day = excluded.day,
        bytes = excluded.bytes + case when d.day = excluded.day then d.bytes else 0 end
      returning bytes`.execute(this.#transaction);
    return rows[0]?.bytes ?? 0;
  }

  /** The bytes that can still arrive, and when the first of these uploads expires; null without one. */
  async #open(userId: number, now: Date): Promise<{ bytes: number; first: Date | null }> {
    const { rows } = await sql<{ bytes: number; first: Date | null }>`
      select coalesce(sum(bytes), 0)::bigint as bytes, min(expires_at) as first
      from uploads where user_id = ${userId} and expires_at > ${now}`.execute(this.#transaction);
    return rows[0] ?? { bytes: 0, first: null };
  }
}

const bytesOfDay = (largest: number): number =>
  Math.max(serverLimits.uploadDayBytes, largest * serverLimits.openUploads);

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

const full = (detail: string, waitMs: number): Problem =>
  new Problem([{ code: 'too_many_requests', detail }], Math.max(1, Math.ceil(waitMs / 1000)));
