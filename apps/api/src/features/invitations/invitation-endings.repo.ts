import { type EndedCounts, isWorkspaceRole, outranks, type Role, rolesByRank } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import type { EndedRole } from '../permissions/role-effects.ts';
import type { RoleScope } from '../permissions/role-scope.ts';
import { grantableWith, isBackedByRole } from './backing.read-model.ts';

/**
 * Ends open invitations in the transaction that removes the role or right by which they were made, together with the
 * registrations that wait for them. Expired invitations end too, since they could be renewed. Call it after workspaces
 * and projects are locked and before people are: joining locks them in this order. Each method returns the number of
 * ended invitations. Links that the person was given of other people's invitations end too, and are not counted: the
 * invitations stay.
 */
export class InvitationEndings {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * A person is removed from a workspace or project, leaves it, or gets a lower role. This ends invitations that they
   * made and may no longer make, and those that would restore their old role: invitations to their own e-mail, and the
   * invite links, which they know. If they leave by choice, the links stay.
   */
  async ofRole({ scope, userId, role, leaves }: EndedRole): Promise<EndedCounts> {
    const inScope = scope.project
      ? sql`i.project_id = ${scope.project.id}`
      : sql`i.workspace_id = ${scope.workspaceId}`;
    // A role in a project gives no right to invite.
    const made = scope.project ? sql`false` : this.#madeBeyond(scope.workspaceId, userId, role);
    await this.#endCopies(made);
    const own = sql`i.email = (select email from users where id = ${userId})`;
    if (role === undefined) {
      const known = leaves ? sql`false` : sql`i.email is null`;
      return this.#end(sql`${made} or (${inScope} and (${own} or ${known}))`);
    }
    const higher = rolesByRank.filter((one) => outranks(one, role));
    const itself = scope.project ? sql`true` : sql`i.project_id is null`;
    return this.#end(sql`${made} or (${inScope} and ${itself} and i.role = any(${higher}::text[])
      and (${own} or i.email is null))`);
  }

  /** An account is disabled: its invitations end, and so do the invite links of all its workspaces and projects. */
  async ofDisabled(userId: number): Promise<EndedCounts> {
    await this.#endCopies(sql`u.id = ${userId}`);
    return this.#end(sql`i.invited_by = ${userId} or (i.email is null and (
      i.workspace_id in (select workspace_id from workspace_members where user_id = ${userId})
      or i.project_id in (select project_id from project_members where user_id = ${userId})))`);
  }

  /**
   * A person no longer administers the installation: their invitations to workspaces in which they have no role end.
   */
  async ofAdministrator(userId: number): Promise<EndedCounts> {
    const made = sql`u.id = ${userId} and not ${isBackedByRole}`;
    await this.#endCopies(made);
    return this.#end(made);
  }

  /**
   * An account is deleted: its invitations end. Those to its e-mail, and those that it accepted with another one, are
   * removed, since nothing keeps the e-mail.
   */
  async ofAccount(userId: number): Promise<EndedCounts> {
    await this.#endCopies(sql`u.id = ${userId}`);
    const ended = await this.#end(sql`i.invited_by = ${userId}`);
    await sql`delete from invitations where id in (
      select id from invitations
      where email = (select email from users where id = ${userId}) or (email is not null and accepted_by = ${userId})
      order by id for update)`.execute(this.#db);
    return ended;
  }

  /** A project moves: people of the workspace it leaves made its open invitations. */
  ofProject(projectId: number): Promise<EndedCounts> {
    return this.#end(sql`i.project_id = ${projectId}`);
  }

  /** The invite link of a workspace or project. */
  async ofLink(scope: RoleScope): Promise<void> {
    await this.#end(sql`i.email is null and i.workspace_id = ${scope.workspaceId}
      and coalesce(i.project_id, 0) = ${scope.project?.id ?? 0}`);
  }

  /** One invitation. */
  async ofOne(id: number): Promise<void> {
    await this.#end(sql`i.id = ${id}`);
  }

  /** All links of an invitation, and the registrations that wait for it; the invitation itself stays. */
  async ofLinksOf(id: number): Promise<void> {
    await this.#db.deleteFrom('invitation_links').where('invitation_id', '=', id).execute();
    await this.#db.deleteFrom('registrations').where('invitation_id', '=', id).execute();
  }

  /**
   * Invitations that a person (u) made in a workspace and that a given role in it would not allow them to make.
   */
  #madeBeyond(workspaceId: number, userId: number, role: Role | undefined): RawBuilder<unknown> {
    const grantable = grantableWith(role !== undefined && isWorkspaceRole(role) ? role : undefined);
    return sql`(i.workspace_id = ${workspaceId} and u.id = ${userId} and not u.is_global_admin
      and i.role <> all(${grantable}::text[]))`;
  }

  /** The links that a person (u) was given of invitations (i) that others made. */
  async #endCopies(which: RawBuilder<unknown>): Promise<void> {
    await sql`delete from invitation_links l using invitations i, users u
      where i.id = l.invitation_id and u.id = l.made_by and i.invited_by <> l.made_by and (${which})`.execute(this.#db);
  }

  /** Invitations (i) with their inviter (u). */
  async #end(which: RawBuilder<unknown>): Promise<EndedCounts> {
    // Ordered by id, so that two calls that end some of the same invitations do not deadlock.
    const { rows } = await sql<{ id: number; is_link: boolean }>`
      with ended as (
        select i.id from invitations i join users u on u.id = i.invited_by
        where i.accepted_at is null and i.revoked_at is null and (${which}) order by i.id for update of i)
      update invitations i set revoked_at = now() from ended where i.id = ended.id
      returning i.id, i.email is null as is_link`.execute(this.#db);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.#db.deleteFrom('registrations').where('invitation_id', 'in', ids).execute();
    const links = rows.filter(({ is_link }) => is_link).length;
    return { ended_invitations: rows.length - links, ended_links: links };
  }
}
