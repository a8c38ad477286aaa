import { type Role, serverLimits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { newSlug } from '#platform/text/slugs.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';
import type { RoleScope } from '../permissions/role-scope.ts';
import { isBacked } from './backing.read-model.ts';
import type { Invitation } from './invitation.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';

const day = 86_400_000;
const fullTime = () => new Date(Date.now() + serverLimits.invitationDays * day);

/** The number of valid links per invitation: enough for its mails and a few copies. */
const linksKept = 20;

/** Writes invitations and their links. */
export class InvitationsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Creates invitations to a scope. Returns the ids of those created. None is created where an open one for the same
   * e-mail exists.
   */
  async createAll(
    scope: RoleScope,
    invited: readonly { readonly email: string | null; readonly role: Role }[],
    by: { readonly userId: number; readonly locale: string },
  ): Promise<number[]> {
    if (invited.length === 0) return [];
    const rows = await this.#db
      .insertInto('invitations')
      .values(
        invited.map(({ email, role }) => ({
          slug: newSlug(''),
          workspace_id: scope.workspaceId,
          project_id: scope.project?.id ?? null,
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

  /** Revokes unusable invitations of e-mails to a scope, so that new ones can be made. */
  async closeUnusable(scope: RoleScope, emails: readonly string[]): Promise<void> {
    await sql`update invitations i set revoked_at = now() from users u
      where u.id = i.invited_by and i.workspace_id = ${scope.workspaceId}
        and coalesce(i.project_id, 0) = ${scope.project?.id ?? 0} and i.accepted_at is null and i.revoked_at is null
        and i.email = any(${emails}::text[]) and (i.expires_at <= now() or not ${isBacked})`.execute(this.#db);
  }

  /** The invitation with the id. Nobody else can use or change it until this transaction ends. */
  async lockById(id: number): Promise<Invitation | undefined> {
    await this.#db.selectFrom('invitations').select('id').where('id', '=', id).forUpdate().execute();
    return new InvitationsReadModel(this.#db).findById(id);
  }

  /**
   * Creates a link for an invitation. Returns its token, which is not stored. `madeBy` is the id of the user who is
   * given the link; null if only the invited person gets it.
   */
  async createLink(invitationId: number, madeBy: number | null): Promise<string> {
    const [token = ''] = await this.createLinks([invitationId], madeBy);
    await sql`delete from invitation_links where token_hash in (
      select token_hash from invitation_links where invitation_id = ${invitationId}
      order by created_at desc offset ${linksKept})`.execute(this.#db);
    return token;
  }

  /** Creates a link for each invitation. Returns their tokens in the same order. */
  async createLinks(invitationIds: readonly number[], madeBy: number | null): Promise<string[]> {
    if (invitationIds.length === 0) return [];
    const links = invitationIds.map((id) => ({ id, token: newToken() }));
    await this.#db
      .insertInto('invitation_links')
      .values(links.map(({ id, token }) => ({ token_hash: tokenHash(token), invitation_id: id, made_by: madeBy })))
      .execute();
    return links.map(({ token }) => token);
  }

  /** Renews an invitation for its full period. The person who renews it becomes its inviter. */
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
