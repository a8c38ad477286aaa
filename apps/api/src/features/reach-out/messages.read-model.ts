import type { Db } from '#platform/db/database.ts';
import type { Message } from './message.ts';

/** Reads messages to the people who run the installation. */
export class MessagesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A page of them, newest first. */
  async page({ offset, limit }: { offset: number; limit: number }): Promise<Message[]> {
    const rows = await this.#select()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(toMessage);
  }

  async find(slug: string): Promise<Message | undefined> {
    const row = await this.#select().where('slug', '=', slug).executeTakeFirst();
    return row && toMessage(row);
  }

  /** The number of messages, and the number of unread ones. */
  async count(): Promise<{ total: number; unread: number }> {
    return this.#db
      .selectFrom('reach_out_messages')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
      ])
      .executeTakeFirstOrThrow();
  }

  #select() {
    return this.#db
      .selectFrom('reach_out_messages')
      .select(['id', 'slug', 'name', 'email', 'subject', 'message', 'signed_in', 'read_at', 'created_at']);
  }
}

type Row = Omit<Message, 'signedIn' | 'read' | 'createdAt'> & {
  readonly signed_in: boolean;
  readonly read_at: Date | null;
  readonly created_at: Date;
};

const toMessage = ({ signed_in, read_at, created_at, ...rest }: Row): Message => ({
  ...rest,
  signedIn: signed_in,
  read: read_at !== null,
  createdAt: created_at,
});
