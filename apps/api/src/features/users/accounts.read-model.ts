import { type AccountAttributes, searchable, searchTerm } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';

export interface AccountListing {
  /** Part of a name or an e-mail. */
  readonly search: string;
  readonly state: 'administrators' | 'disabled' | undefined;
  readonly sort: 'name' | '-name' | 'created_at' | '-created_at' | 'last_seen_at' | '-last_seen_at';
  readonly offset: number;
  readonly limit: number;
}

export interface Account extends AccountAttributes {
  readonly slug: string;
}

const orders: Readonly<Record<AccountListing['sort'], RawBuilder<unknown>>> = {
  name: sql`${inNaturalOrder('u.name')}, u.id`,
  '-name': sql`${inNaturalOrder('u.name')} desc, u.id desc`,
  created_at: sql`u.created_at, u.id`,
  '-created_at': sql`u.created_at desc, u.id desc`,
  last_seen_at: sql`last_seen_at nulls first, u.id`,
  '-last_seen_at': sql`last_seen_at desc nulls last, u.id desc`,
};

/** Lists the accounts of the installation, for its administrators. */
export class AccountsReadModel {
  readonly #db: Db;

  readonly #attachments: AttachmentsPresenter;

  constructor(db: Db, attachments: AttachmentsPresenter) {
    this.#db = db;
    this.#attachments = attachments;
  }

  async list(listing: AccountListing): Promise<{ accounts: Account[]; total: number }> {
    const term = searchTerm(listing.search);
    const where = sql`u.deleted_at is null ${term === '' ? sql`` : sql`and u.id = any(${await this.#idsOf(term)}::bigint[])`}
      ${listing.state === 'administrators' ? sql`and u.is_global_admin` : sql``}
      ${listing.state === 'disabled' ? sql`and u.disabled_at is not null` : sql``}`;
    const { rows: counted } = await sql<{ total: number }>`
      select count(*) as total from users u where ${where}`.execute(this.#db);
    const { rows } = await sql<AccountRow>`
      select ${columns} from users u where ${where}
      order by ${orders[listing.sort]} limit ${listing.limit} offset ${listing.offset}`.execute(this.#db);
    return { accounts: await this.#toAccounts(rows), total: counted[0]?.total ?? 0 };
  }

  /** The ids of the accounts whose name or e-mail contains a term, as other searches find it. */
  async #idsOf(term: string): Promise<number[]> {
    const { rows } = await sql<{ id: number; name: string; email: string }>`
      select id, name, email from users where deleted_at is null`.execute(this.#db);
    const ids = await inTurns(rows, ({ id, name, email }) =>
      [name, email].some((text) => searchable(text).includes(term)) ? [id] : [],
    );
    return ids.flat();
  }

  async find(slug: string): Promise<Account | undefined> {
    const { rows } = await sql<AccountRow>`
      select ${columns} from users u where u.slug = ${slug} and u.deleted_at is null`.execute(this.#db);
    const [account] = await this.#toAccounts(rows);
    return account;
  }

  async #toAccounts(rows: readonly AccountRow[]): Promise<Account[]> {
    const pictures = await this.#attachments.urlsById(
      rows.map((row) => row.picture_id),
      'small',
    );
    const cards = await this.#cardCounts(rows.map(({ id }) => id));
    return rows.map(({ id, picture_id, ...row }) => ({
      ...row,
      card_count: cards.get(id) ?? 0,
      picture: (picture_id !== null && pictures.get(picture_id)) || null,
      created_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    }));
  }

  /**
   * The numbers of cards by the ids of their creators. Counted for all of them at the same time: where most cards are by
   * one person, PostgreSQL would read all cards of the installation for each of the others.
   */
  async #cardCounts(creatorIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const { rows } = await sql<{ id: number; count: number }>`
      select creator_id as id, count(*) as count from cards
      where creator_id = any(${creatorIds}::bigint[]) and deleted_at is null group by creator_id`.execute(this.#db);
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}

const columns = sql`u.id, u.slug, u.name, u.email, u.picture_id, u.is_global_admin, u.disabled_at is not null as disabled, u.created_at,
  (select count(*) from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.user_id = u.id and w.deleted_at is null) as workspace_count,
  (select count(*) from sessions s where s.user_id = u.id and s.expires_at > now()) as session_count,
  (select max(s.last_used_at) from sessions s where s.user_id = u.id) as last_seen_at`;

interface AccountRow {
  id: number;
  slug: string;
  name: string;
  email: string;
  picture_id: number | null;
  is_global_admin: boolean;
  disabled: boolean;
  workspace_count: number;
  session_count: number;
  created_at: Date;
  last_seen_at: Date | null;
}
