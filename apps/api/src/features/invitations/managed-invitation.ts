import { mayGrant } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { holderOf } from '../permissions/holder.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
import { type Managing, targetOfScope } from '../permissions/role-scope.ts';
import type { Invitation } from './invitation.ts';
import { InvitationsRepo } from './invitations.repo.ts';
import { mayNotInvite } from './invited-scopes.ts';

/** An invitation that the actor may manage. */
export type ManagedInvitation = Authorized<Invitation, Managing>;

/**
 * Changes the current state of an invitation while nobody else can use or change it. The actor must still be allowed to
 * make it.
 */
export function changeInvitation<T>(
  db: Db,
  actor: Actor,
  { id, scope }: ManagedInvitation,
  change: (transaction: DbTransaction, invitation: Invitation) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const memberships = new MembershipsRepo(transaction);
    await memberships.lock(scope.workspaceId);
    const invitation = await new InvitationsRepo(transaction).lockById(id);
    if (!invitation) throw problem('not_found');
    const holder = await holderOf(memberships, actor, invitation.scope);
    if (!mayGrant(holder, invitation.role, targetOfScope(invitation.scope))) throw mayNotInvite();
    return change(transaction, invitation);
  });
}
