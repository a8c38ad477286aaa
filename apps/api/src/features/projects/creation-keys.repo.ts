import type { Kind } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';

/** How long a key is known. A client that got no answer sends its call again within minutes. */
const keptMs = 24 * 60 * 60 * 1000;

/** What a user created by a call with a key. */
export interface Creation {
  readonly kind: Kind | 'radar-dumps' | 'projects' | 'workspaces';
  /** The project in which it was created, if it is a part of one. */
  readonly projectId?: number | undefined;
  /** The workspace in which it was created, if it is a project. */
  readonly workspaceId?: number | undefined;
  readonly slug: string;
}

/** The keys of calls that created something, in the transaction that creates it. */
export class CreationKeysRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Locks out other calls of the user with the same key until this transaction ends. */
  async lock(userId: number, key: string): Promise<void> {
    // Not a row: the key has none yet, and a new workspace is in nothing that could be locked.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${userId}))`.execute(this.#db);
  }

  async find(userId: number, key: string): Promise<Creation | undefined> {
    const row = await this.#db
      .selectFrom('creation_keys')
      .select(['kind', 'project_id', 'workspace_id', 'slug'])
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!row) return undefined;
    const { project_id, workspace_id, slug } = row;
    const kind = row.kind as Creation['kind'];
    return { kind, projectId: project_id ?? undefined, workspaceId: workspace_id ?? undefined, slug };
  }

  async add(userId: number, key: string, { kind, projectId, workspaceId, slug }: Creation): Promise<void> {
    await this.#db
      .insertInto('creation_keys')
      .values({
        user_id: userId,
        key,
        kind,
        project_id: projectId ?? null,
        workspace_id: workspaceId ?? null,
        slug,
        created_at: new Date(),
      })
      .execute();
  }

  /** Removes the keys that are older than a day. */
  async removeExpired(): Promise<void> {
    await this.#db
      .deleteFrom('creation_keys')
      .where('created_at', '<', new Date(Date.now() - keptMs))
      .execute();
  }
}
