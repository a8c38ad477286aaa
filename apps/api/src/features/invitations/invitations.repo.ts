import { limits, type Role } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { newSlug } from '../../platform/text/slugs.ts';
import { newToken, tokenHash } from '../../platform/text/tokens.ts';
import type { Place } from '../permissions/index.ts';
import { isBacked } from './backing.read-model.ts';
import { stateAt } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';

const day = 86_400_000;
const fullTime = () => new Date(Date.now() + limits.invitationDays * day);

/** Links of one invitation that are kept: enough for its mails and for a few copies. */
const linksKept = 20;

/** Invitations whose workspace and project are not in the trash, and the links that are out for them. */
export class InvitationsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Creates invitations to a place. Returns the ids of those that were made: none where an open one for the same
   * e-mail exists.
   */
  async createAll(
    place: Place,
    invited: readonly { readonly email: string | null; readonly role: Role }[],
    by: { readonly userId: number; readonly locale: 'en' | 'de' },
  ): Promise<number[]> {
    if (invited.length === 0) return [];
    const rows = await this.#db
      .insertInto('invitations')
      .values(
        invited.map(({ email, role }) => ({
          slug: newSlug(''),
          workspace_id: place.workspaceId,
          project_id: place.project?.id ?? null,
          email,
          role,
          locale: by.locale,
          invited_by: by.userId,
          expires_at: fullTime(),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return rows.map((row) => row.id);
  }

  /** Closes what stands in the way of new invitations of some e-mails to a place: those that cannot be used any more. */
  async closeUnusable(place: Place, emails: readonly string[]): Promise<void> {
    await sql`update invitations i set revoked_at = now() from users u
      where u.id = i.invited_by and i.workspace_id = ${place.workspaceId}
        and coalesce(i.project_id, 0) = ${place.project?.id ?? 0} and i.accepted_at is null and i.revoked_at is null
        and i.email = any(${emails}::text[]) and (i.expires_at <= now() or not ${isBacked})`.execute(this.#db);
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

  /** The invitation a link's token belongs to. */
  async findByToken(token: string): Promise<Invitation | undefined> {
    const { rows } = await sql<InvitationRow>`${selectInvitation} join invitation_links l on l.invitation_id = i.id
      where l.token_hash = ${tokenHash(token)} and ${isKept}`.execute(this.#db);
    return rows[0] && toInvitation(rows[0]);
  }

  /** As `findById`; nobody else can use or change the invitation until this transaction ends. */
  async lockById(id: number): Promise<Invitation | undefined> {
    await this.#db.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute();
    return this.findById(id);
  }

  /** Invitations to some places, newest first, with how many there are. */
  async list(
    places: { workspaceId: number; workspaceToo: boolean; projectIds: readonly number[] },
    state: Invitation['state'] | undefined,
    window: { offset: number; limit: number },
  ): Promise<{ invitations: Invitation[]; total: number }> {
    const where = sql`i.workspace_id = ${places.workspaceId} and ${isKept}
      and ((i.project_id is null and ${places.workspaceToo}) or i.project_id = any(${places.projectIds}::bigint[]))
      ${state ? sql`and ${inState[state]}` : sql``}`;
    const counted = await sql<{ total: number }>`select count(*) as total from invitations i
      join workspaces w on w.id = i.workspace_id left join projects p on p.id = i.project_id
      join users u on u.id = i.invited_by where ${where}`.execute(this.#db);
    const { rows } = await sql<InvitationRow>`${selectInvitation} where ${where}
      order by i.created_at desc, i.id desc limit ${window.limit} offset ${window.offset}`.execute(this.#db);
    return { invitations: rows.map(toInvitation), total: counted.rows[0]?.total ?? 0 };
  }

  /** Those of the e-mails that have a pending invitation to the place. */
  async pendingAmong(place: Place, emails: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ email: string }>`select i.email from invitations i
      join users u on u.id = i.invited_by where i.workspace_id = ${place.workspaceId} and coalesce(i.project_id, 0) = ${place.project?.id ?? 0}
        and i.email = any(${emails}::text[]) and ${inState.pending}`.execute(this.#db);
    return rows.map((row) => row.email);
  }

  /** Makes a link of an invitation. Returns its token, which is not stored. */
  async createLink(invitationId: number): Promise<string> {
    const [token = ''] = await this.createLinks([invitationId]);
    await sql`delete from invitation_links where token_hash in (
      select token_hash from invitation_links where invitation_id = ${invitationId}
      order by created_at desc offset ${linksKept})`.execute(this.#db);
    return token;
  }

  /** Makes a link of each invitation. Returns their tokens in the same order. */
  async createLinks(invitationIds: readonly number[]): Promise<string[]> {
    if (invitationIds.length === 0) return [];
    const links = invitationIds.map((id) => ({ id, token: newToken() }));
    await this.#db
      .insertInto('invitation_links')
      .values(links.map(({ id, token }) => ({ token_hash: tokenHash(token), invitation_id: id })))
      .execute();
    return links.map(({ token }) => token);
  }

  /** Gives an invitation its full time again. The person who renews it becomes its inviter. */
  async renew(id: number, userId: number): Promise<void> {
    await this.#db
      .updateTable('invitations')
      .set({ expires_at: fullTime(), invited_by: userId })
      .where('id', '=', id)
      .execute();
  }

  async accept(id: number, userId: number): Promise<void> {
    await this.#db
      .updateTable('invitations')
      .set({ accepted_at: new Date(), accepted_by: userId })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Places in the trash have no invitations that anybody could see or use, until they are restored. Those to a project
 * that has moved belong to the workspace it has left, where it is not seen any more.
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
  locale: 'en' | 'de';
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
  place: {
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
