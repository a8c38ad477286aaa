import type { Kind } from '@foreglow/contract';
import type { DbTransaction } from '../../platform/db/database.ts';

/** How long a key is known. A client that got no answer sends its call again within minutes. */
const keptMs = 24 * 60 * 60 * 1000;

/** A kind of thing that a call with a key creates. */
export type CreatedKind = Kind | 'radar-dumps';

/** What a user created by a call with a key. */
export interface Creation {
  readonly kind: CreatedKind;
  readonly projectId: number;
  readonly slug: string;
}

/** The keys of calls that created something, in the transaction that creates it. */
export class CreationKeysRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async find(userId: number, key: string): Promise<Creation | undefined> {
    const row = await this.#db
      .selectFrom('creation_keys')
      .select(['kind', 'project_id', 'slug'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && { kind: row.kind as CreatedKind, projectId: row.project_id, slug: row.slug };
  }

  /** Stores a key. Returns false if the user has used it meanwhile. */
  async add(userId: number, key: string, { kind, projectId, slug }: Creation): Promise<boolean> {
    const { numInsertedOrUpdatedRows = 0n } = await this.#db
      .insertInto('creation_keys')
      .values({ user_id: userId, key, kind, project_id: projectId, slug, created_at: new Date() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }

  /** Removes the keys that are older than a day. */
  async removeExpired(): Promise<void> {
    await this.#db
      .deleteFrom('creation_keys')
      .where('created_at', '<', new Date(Date.now() - keptMs))
      .execute();
  }
}
