import type { Role } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { tokenHash } from '#platform/text/tokens.ts';
import type { RoleScope } from '../permissions/role-scope.ts';
import { isBacked } from './backing.read-model.ts';
import { stateAt } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';

/** Finds invitations whose workspace and project are not in the trash. */
export class InvitationsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async findBySlug(slug: string): Promise<Invitation | undefined> {
    const { rows } = await sql<InvitationRow>`${selectInvitation} where i.slug = ${slug} and ${isKept}`.execute(
      this.#db,
    );
    return rows[0] && toInvitation(rows[0]);
  }

  async findById(id: number): Promise<Invitation | undefined> {
    const [invitation] = await this.findAll([id]);
    return invitation;
  }

  /** Invitations by their ids, in the order they were made. */
  async findAll(ids: readonly number[]): Promise<Invitation[]> {
    const { rows } = await sql<InvitationRow>`${selectInvitation}
      where i.id = any(${ids}::bigint[]) and ${isKept} order by i.id`.execute(this.#db);
    return rows.map(toInvitation);
  }

  /** The invitation of a link's token. */
  async findByToken(token: string): Promise<Invitation | undefined> {
    const { rows } = await sql<InvitationRow>`${selectInvitation} join invitation_links l on l.invitation_id = i.id
      where l.token_hash = ${tokenHash(token)} and ${isKept}`.execute(this.#db);
    return rows[0] && toInvitation(rows[0]);
  }

  /** Invitations to a workspace and to some of its projects, newest first, and their total number. */
  async list(
    scopes: { workspaceId: number; withWorkspace: boolean; projectIds: readonly number[] },
    state: Invitation['state'] | undefined,
    slice: { offset: number; limit: number },
  ): Promise<{ invitations: Invitation[]; total: number }> {
    const where = sql`i.workspace_id = ${scopes.workspaceId} and ${isKept}
      and ((i.project_id is null and ${scopes.withWorkspace}) or i.project_id = any(${scopes.projectIds}::bigint[]))
      ${state ? sql`and ${inState[state]}` : sql``}`;
    const counted = await sql<{ total: number }>`select count(*) as total from invitations i
      join workspaces w on w.id = i.workspace_id left join projects p on p.id = i.project_id
      join users u on u.id = i.invited_by where ${where}`.execute(this.#db);
    const { rows } = await sql<InvitationRow>`${selectInvitation} where ${where}
      order by i.created_at desc, i.id desc limit ${slice.limit} offset ${slice.offset}`.execute(this.#db);
    return { invitations: rows.map(toInvitation), total: counted.rows[0]?.total ?? 0 };
  }

  /** The e-mails that have a pending invitation to the scope. */
  async pendingAmong(scope: RoleScope, emails: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ email: string }>`select i.email from invitations i
      join users u on u.id = i.invited_by where i.workspace_id = ${scope.workspaceId} and coalesce(i.project_id, 0) = ${scope.project?.id ?? 0}
        and i.email = any(${emails}::text[]) and ${inState.pending}`.execute(this.#db);
    return rows.map((row) => row.email);
  }
}

/**
 * Invitations to a workspace or project in the trash are hidden until it is restored. Invitations to a project that has
 * moved belong to its former workspace, and are no longer shown there.
 */
const isKept = sql`w.deleted_at is null and p.deleted_at is null
  and (i.project_id is null or p.workspace_id = i.workspace_id)`;

/** The states of `stateAt`, in SQL. */
const inState = {
  accepted: sql`i.accepted_at is not null`,
  revoked: sql`i.accepted_at is null and (i.revoked_at is not null or not ${isBacked})`,
  expired: sql`i.accepted_at is null and i.revoked_at is null and ${isBacked} and i.expires_at <= now()`,
  pending: sql`i.accepted_at is null and i.revoked_at is null and ${isBacked} and i.expires_at > now()`,
} as const;

const selectInvitation = sql`select i.id, i.slug, i.email, i.role, i.locale, i.created_at, i.expires_at, i.accepted_at,
    i.revoked_at, ${isBacked} as is_backed, i.workspace_id, w.slug as workspace_slug, w.title as workspace_title,
    i.project_id, p.slug as project_slug, p.title as project_title,
    u.slug as inviter_slug, u.name as inviter_name, u.email as inviter_email
  from invitations i join workspaces w on w.id = i.workspace_id left join projects p on p.id = i.project_id
  join users u on u.id = i.invited_by`;

interface InvitationRow {
  id: number;
  slug: string;
  email: string | null;
  role: Role;
  locale: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  revoked_at: Date | null;
  is_backed: boolean;
  workspace_id: number;
  workspace_slug: string;
  workspace_title: string;
  project_id: number | null;
  project_slug: string | null;
  project_title: string | null;
  inviter_slug: string;
  inviter_name: string;
  inviter_email: string;
}

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  slug: row.slug,
  scope: {
    workspaceId: row.workspace_id,
    workspaceSlug: row.workspace_slug,
    project:
      row.project_id !== null && row.project_slug !== null ? { id: row.project_id, slug: row.project_slug } : undefined,
  },
  workspaceTitle: row.workspace_title,
  projectTitle: row.project_title,
  email: row.email,
  role: row.role,
  locale: row.locale,
  inviter: { slug: row.inviter_slug, name: row.inviter_name, email: row.inviter_email },
  state: stateAt(row, new Date()),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
