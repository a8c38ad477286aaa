import type { ProjectRole, ThemePreference, WorkspaceRole } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { LookupKind } from '#platform/db/lookups.ts';
import type { SignedIn } from '../permissions/actor.ts';

interface SessionRow {
  session_id: number;
  session_is_old: boolean;
  user_id: number;
  slug: string;
  name: string;
  email: string;
  locale: string;
  theme: ThemePreference;
  is_global_admin: boolean;
  workspaces: { slug: string; role: WorkspaceRole }[];
  projects: { slug: string; role: ProjectRole }[];
}

/** A session as shown to its owner. */
export interface Session {
  readonly id: number;
  readonly publicId: string;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

/** A session found by its token. */
export interface FoundSession {
  readonly user: SignedIn;
  /** Its use was last recorded more than five minutes ago. */
  readonly isStale: boolean;
}

/** The id of a session in the API: a part of the hash, which reveals nothing about the token. */
const publicIdOf = (hash: Buffer): string => hash.subarray(0, 12).toString('hex');

/**
 * A person with the data that their calls have, for work that continues after a call; undefined for people who cannot
 * sign in.
 */
export async function signedInAs(db: Db, userId: number): Promise<SignedIn | undefined> {
  const { rows } = await sql<Omit<SessionRow, 'session_id' | 'session_is_old'>>`
    select u.id as user_id, u.slug, u.name, u.email, u.locale, u.theme, u.is_global_admin, ${roles}
    from users u where u.id = ${userId} and u.disabled_at is null and u.deleted_at is null`.execute(db);
  const [row] = rows;
  return row && toSession({ ...row, session_id: 0, session_is_old: false }).user;
}

/** Finds sessions that have not expired. */
export class SessionsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A user's sessions that have not expired, last used first. */
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
}

/** All roles of a user (u) in objects that are not in the trash. */
const roles = sql`coalesce((select json_agg(json_build_object('slug', w.slug, 'role', m.role) order by w.slug)
        from workspace_members m join workspaces w on w.id = m.workspace_id
        where m.user_id = u.id and w.deleted_at is null), '[]') as workspaces,
      coalesce((select json_agg(json_build_object('slug', p.slug, 'role', m.role) order by p.slug)
        from project_members m join projects p on p.id = m.project_id join workspaces w on w.id = p.workspace_id
        where m.user_id = u.id and p.deleted_at is null and w.deleted_at is null), '[]') as projects`;

/**
 * The session of a token by the token's hash in base64, with the user and all roles in objects that are not in the
 * trash. One query, since every call makes it.
 */
export const sessionOfToken: LookupKind<SessionRow, FoundSession> = {
  name: 'session',
  query: (_db, hashes) => sql`
    select encode(s.token_hash, 'base64') as key, s.id as session_id,
      s.last_used_at < now() - interval '5 minutes' as session_is_old,
      u.id as user_id, u.slug, u.name, u.email, u.locale, u.theme, u.is_global_admin,
      ${roles}
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any(array(select decode(hash, 'base64') from unnest(${hashes}::text[]) hash))
      and s.expires_at > now() and u.disabled_at is null and u.deleted_at is null`,
  toValue: toSession,
};

function toSession(row: SessionRow): FoundSession {
  const { is_global_admin, workspaces, projects } = row;
  const user = {
    userId: row.user_id,
    sessionId: row.session_id,
    slug: row.slug,
    name: row.name,
    email: row.email,
    locale: row.locale,
    theme: row.theme,
    permissions: { is_global_admin, workspaces, projects },
  };
  return { user, isStale: row.session_is_old };
}
