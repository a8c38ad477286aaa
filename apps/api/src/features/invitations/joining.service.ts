import { outranks } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '../../platform/http/rate-limit.ts';
import { ActivitiesRepo } from '../activity/index.ts';
import { type Actor, MembershipsRepo } from '../permissions/index.ts';
import { UsersRepo } from '../users/index.ts';
import { endedDetail } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';
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
      const found = await new InvitationsRepo(this.#db).findByToken(token);
      if (!found) throw problem('not_found', 'There is no such invitation. Check that the link is complete.');
      return found;
    });
    const user = invitation.email === null ? null : await new UsersRepo(this.#db).findByEmail(invitation.email);
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
export async function openInvitation(transaction: Db, token: string): Promise<Invitation> {
  const invitations = new InvitationsRepo(transaction);
  const found = await invitations.findByToken(token);
  const invitation = found && (await lockInvitation(transaction, found)) && (await invitations.findByToken(token));
  if (!invitation) throw problem('link_invalid');
  if (invitation.state !== 'pending') throw problem('link_invalid', endedDetail[invitation.state]);
  return invitation;
}

/**
 * An invitation as it is now, with whether its inviter may still make it. The workspace is held first: whoever takes a
 * role, and ends what it gave, holds them in this order.
 */
export async function lockInvitation(transaction: Db, { id, place }: Invitation): Promise<Invitation | undefined> {
  await new MembershipsRepo(transaction).lock(place.workspaceId);
  return new InvitationsRepo(transaction).lockById(id);
}

/**
 * Gives a user the role they are invited to, unless theirs allows more. An invitation to one person is used up. The invitation is
 * locked.
 */
export async function join(transaction: Db, invitation: Invitation, userId: number): Promise<void> {
  const memberships = new MembershipsRepo(transaction);
  const current = await memberships.roleIn(invitation.place, userId);
  if (!current || outranks(invitation.role, current)) {
    await memberships.set(invitation.place, userId, invitation.role);
    const { project } = invitation.place;
    if (project) {
      const entry = { projectId: project.id, userId, kind: 'member_joined', role: invitation.role } as const;
      await new ActivitiesRepo(transaction).note(entry);
    }
  }
  if (invitation.email !== null) await new InvitationsRepo(transaction).accept(invitation.id, userId);
}
