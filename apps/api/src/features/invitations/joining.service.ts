import { outranks } from '@foreglow/contract';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db, DbTransaction } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { type Actor, MembershipsRepo } from '../permissions/index.ts';
import { StoredUsersReadModel } from '../users/index.ts';
import { endedDetail } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';

/** What somebody with an invitation's link can do: read it, and join. */
export class JoiningService {
  readonly #db: Db;
  readonly #perAddress: RateLimit;

  constructor(db: Db, rateLimits: RateLimits) {
    this.#db = db;
    this.#perAddress = rateLimits({ name: 'invitation-address', points: 120, seconds: 300 });
  }

  /** The invitation of a link, and whether somebody has an account with the e-mail it names. */
  async read(token: string, address: string): Promise<{ invitation: Invitation; hasAccount: boolean | null }> {
    const invitation = await countFailures([[this.#perAddress, address]], async () => {
      const found = await new InvitationsReadModel(this.#db).findByToken(token);
      if (!found) throw problem('not_found', 'There is no such invitation. Check that the link is complete.');
      return found;
    });
    const user =
      invitation.email === null ? null : await new StoredUsersReadModel(this.#db).findByEmail(invitation.email);
    return { invitation, hasAccount: user === null ? null : user !== undefined };
  }

  /** Lets somebody who has an account join. */
  async accept(actor: Actor, token: string): Promise<Invitation> {
    return this.#db.transaction().execute(async (transaction) => {
      const invitation = await openInvitation(transaction, token);
      if (invitation.email !== null && invitation.email !== actor.user.email) {
        throw problem('invitation_for_somebody_else');
      }
      await join(transaction, invitation, actor.user.userId);
      return invitation;
    });
  }
}

/**
 * The invitation of a link that can still be used. Nobody else can use it, nor change roles in its workspace, until this
 * transaction ends.
 */
export async function openInvitation(transaction: DbTransaction, token: string): Promise<Invitation> {
  const invitations = new InvitationsReadModel(transaction);
  const found = await invitations.findByToken(token);
  const invitation = found && (await lockInvitation(transaction, found)) && (await invitations.findByToken(token));
  if (!invitation) throw problem('link_invalid');
  if (invitation.state !== 'pending') throw problem('link_invalid', endedDetail[invitation.state]);
  return invitation;
}

/**
 * An invitation as it is now, with whether its inviter may still make it. The workspace is locked first, in the order in
 * which taking a role and ending invitations lock them.
 */
export async function lockInvitation(
  transaction: DbTransaction,
  { id, scope }: Invitation,
): Promise<Invitation | undefined> {
  await new MembershipsRepo(transaction).lock(scope.workspaceId);
  return new InvitationsRepo(transaction).lockById(id);
}

/**
 * Gives a user the role they are invited to, unless theirs allows more. An invitation to one person is used up. Call it
 * with a locked invitation. It runs in the transaction that may create the account as well, so it counts and notes the
 * change of the project itself.
 */
export async function join(transaction: DbTransaction, invitation: Invitation, userId: number): Promise<void> {
  const memberships = new MembershipsRepo(transaction);
  const current = await memberships.roleIn(invitation.scope, userId);
  if (!current || outranks(invitation.role, current)) {
    const { project } = invitation.scope;
    if (project) await new ChangesRepo(transaction).ofProject(project.id, 'members');
    await memberships.set(invitation.scope, userId, invitation.role);
    if (project) {
      const entry = { projectId: project.id, userId, kind: 'member_joined', role: invitation.role } as const;
      await new ActivitiesRepo(transaction).note(entry);
    }
  }
  if (invitation.email !== null) await new InvitationsRepo(transaction).accept(invitation.id, userId);
}
