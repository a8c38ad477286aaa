import { limits, type ProjectRole, type ThemePreference, type WorkspaceRole } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { SignedIn } from '../permissions/index.ts';
import type { User } from './users.repo.ts';

interface SessionRow {
  session_id: number;
  session_is_old: boolean;
  user_id: number;
  slug: string;
  name: string;
  email: string;
  locale: 'en' | 'de';
  theme: ThemePreference;
  is_global_admin: boolean;
  workspaces: { slug: string; role: WorkspaceRole }[];
  projects: { slug: string; role: ProjectRole }[];
}

/** A session as its owner is shown it. */
export interface Session {
  readonly id: number;
  readonly publicId: string;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

/** An account as it was when it was found out that somebody may sign in to it. */
export type CheckedUser = Pick<User, 'id' | 'email' | 'passwordHash'>;

/** What a session is called outside: a part of the hash, from which nothing of the token can be found. */
const publicIdOf = (hash: Buffer): string => hash.subarray(0, 12).toString('hex');

const day = 86_400_000;

/** Sessions: a row for each token that is out. */
export class SessionsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Opens a session. Returns when it runs out, or undefined when the account has changed since it was checked. A change
   * under way is waited for: it cannot end a session that it does not see yet.
   */
  async create(user: CheckedUser, hash: Buffer, userAgent: string | undefined): Promise<Date | undefined> {
    const expires = new Date(Date.now() + limits.sessionDays * day);
    const agent = userAgent?.slice(0, 300) ?? null;
    const made = await this.#db
      .insertInto('sessions')
      .columns(['user_id', 'token_hash', 'user_agent', 'expires_at'])
      .expression((expression) =>
        expression
          .selectFrom('users')
          .select(({ val }) => ['id', val(hash).as('token_hash'), val(agent).as('user_agent'), val(expires).as('end')])
          .where('id', '=', user.id)
          .where('email', '=', user.email)
          .where('password_hash', '=', user.passwordHash)
          .where('disabled_at', 'is', null)
          .where('deleted_at', 'is', null)
          .forShare(),
      )
      .returning('id')
      .executeTakeFirst();
    return made && expires;
  }

  /** Whoever holds the token, with all roles in objects that are not in the trash; one query, for every call makes it. */
  async find(hash: Buffer): Promise<SignedIn | undefined> {
    const { rows } = await sql<SessionRow>`
      select s.id as session_id, s.last_used_at < now() - interval '1 hour' as session_is_old,
        u.id as user_id, u.slug, u.name, u.email, u.locale, u.theme, u.is_global_admin,
        coalesce((select json_agg(json_build_object('slug', w.slug, 'role', m.role) order by w.slug)
          from workspace_members m join workspaces w on w.id = m.workspace_id
          where m.user_id = u.id and w.deleted_at is null), '[]') as workspaces,
        coalesce((select json_agg(json_build_object('slug', p.slug, 'role', m.role) order by p.slug)
          from project_members m join projects p on p.id = m.project_id join workspaces w on w.id = p.workspace_id
          where m.user_id = u.id and p.deleted_at is null and w.deleted_at is null), '[]') as projects
      from sessions s join users u on u.id = s.user_id
      where s.token_hash = ${hash} and s.expires_at > now() and u.disabled_at is null and u.deleted_at is null`.execute(
      this.#db,
    );
    const row = rows[0];
    if (!row) return undefined;
    if (row.session_is_old) await this.#touch(row.session_id);
    const { is_global_admin, workspaces, projects } = row;
    return {
      userId: row.user_id,
      sessionId: row.session_id,
      slug: row.slug,
      name: row.name,
      email: row.email,
      locale: row.locale,
      theme: row.theme,
      permissions: { is_global_admin, workspaces, projects },
    };
  }

  async end(sessionId: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  }

  /** A user's sessions that have not run out, last used first. */
  async ofUser(userId: number): Promise<Session[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'token_hash', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date())
      .orderBy('last_used_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(({ token_hash, ...row }) => ({ ...row, publicId: publicIdOf(token_hash) }));
  }

  /** Ends a user's sessions, all of them or all but one. */
  async endAll(userId: number, except?: number): Promise<void> {
    let query = this.#db.deleteFrom('sessions').where('user_id', '=', userId);
    if (except !== undefined) query = query.where('id', '!=', except);
    await query.execute();
  }

  /** Removes what has run out. */
  async removeExpired(): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<', new Date()).execute();
  }

  /** Notes the use and moves the end on: a session in use does not run out. Once an hour is enough. */
  async #touch(sessionId: number): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ last_used_at: new Date(), expires_at: new Date(Date.now() + limits.sessionDays * day) })
      .where('id', '=', sessionId)
      .execute();
  }
}
