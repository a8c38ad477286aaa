import { limits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { newSlug } from '#platform/text/slugs.ts';
import type { Message } from './message.ts';

export interface NewMessage extends Pick<Message, 'name' | 'email' | 'subject' | 'message'> {
  /** Undefined: the sender was not signed in. */
  readonly userId: number | undefined;
}

/** Writes messages to the people who run the installation. */
export class MessagesRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Stores a message, and returns its slug. */
  async create({ userId, ...given }: NewMessage): Promise<string> {
    const { slug } = await this.#db
      .insertInto('reach_out_messages')
      .values({ slug: newSlug('message'), user_id: userId ?? null, signed_in: userId !== undefined, ...given })
      .returning('slug')
      .executeTakeFirstOrThrow();
    return slug;
  }

  /** Records that a message was read for the first time, or marks it as unread again. */
  async mark(id: number, read: boolean): Promise<void> {
    await this.#db
      .updateTable('reach_out_messages')
      .set({ read_at: read ? sql`coalesce(read_at, now())` : null })
      .where('id', '=', id)
      .execute();
  }

  async remove(id: number): Promise<void> {
    await this.#db.deleteFrom('reach_out_messages').where('id', '=', id).execute();
  }

  /** Removes messages whose retention period is over. */
  async removeOld(): Promise<void> {
    const before = sql<Date>`now() - ${sql.lit(`${limits.messageDays} days`)}::interval`;
    await this.#db.deleteFrom('reach_out_messages').where('created_at', '<', before).execute();
  }
}
