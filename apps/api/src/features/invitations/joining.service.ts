import { outranks } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { countFailures, type RateLimit, type RateLimits } from '#platform/http/rate-limit.ts';
import type { Actor, Authorized, OwnAccount } from '../permissions/actor.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
import type { MembersWriter, RoleWriting } from '../permissions/role-effects.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import { endedDetail } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';

/** An invitation that the caller may join with, and its project if it is an invitation to a project. */
export interface UsableInvitation {
  readonly invitation: Authorized<Invitation, 'invitation.accept'>;
  readonly project: Authorized<{ readonly id: number }, 'invitation.accept'> | undefined;
  /** The token of the link by which it was found. Undefined if a registration led to it, which ends with the links. */
  readonly token: string | undefined;
}

/** The tools for work in which a person joins. */
export interface Joining {
  readonly transaction: DbTransaction;
  /** The current invitation: pending, and locked until the end. */
  readonly invitation: Invitation;
  /** Gives a user the role of the invitation, unless their role allows more. Uses up an invitation to one person. */
  join(userId: number): Promise<void>;
}

/** What a person with an invitation's link can do: read the invitation, and join. */
export class JoiningService {
  readonly #db: Db;
  readonly #writer: MembersWriter;
  readonly #perAddress: RateLimit;

  constructor(db: Db, writer: MembersWriter, rateLimits: RateLimits) {
    this.#db = db;
    this.#writer = writer;
    this.#perAddress = rateLimits({ name: 'invitation-address', points: 120, seconds: 300 });
  }

  /** The invitation of a link, and whether an account has the e-mail that it names. */
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

  /**
   * The invitation of a link. Anybody who has the link may use it. Throws the `link_invalid` problem if it has ended.
   */
  async find(actor: Actor, token: string): Promise<UsableInvitation> {
    return usable(actor, await new InvitationsReadModel(this.#db).findByToken(token), token);
  }

  /** The invitation that a confirmed registration waits for. */
  async findById(actor: Actor, id: number): Promise<UsableInvitation> {
    return usable(actor, await new InvitationsReadModel(this.#db).findById(id), undefined);
  }

  /** The invitation of a link that the actor, who has an account, may join with. */
  async findForAccount(actor: Actor, token: string): Promise<UsableInvitation & { readonly account: OwnAccount }> {
    const found = await this.find(actor, token);
    const account = actor.authorizeSelf();
    const { email } = found.invitation;
    if (email !== null && email !== account.email) throw problem('invitation_for_somebody_else');
    return { ...found, account };
  }

  /** Lets a person who has an account join. */
  accept({ account, ...found }: UsableInvitation & { readonly account: OwnAccount }): Promise<Invitation> {
    return this.write(found, async ({ invitation, join }) => {
      await join(account.userId);
      return invitation;
    });
  }

  /**
   * Runs the work in which a person joins. Until it has ended, nobody else can use the invitation or change roles in
   * its workspace. Throws the `link_invalid` problem when the invitation has ended in the meantime.
   */
  write<T>(found: UsableInvitation, work: (joining: Joining) => Promise<T>): Promise<T> {
    const { project } = found;
    const { scope } = found.invitation;
    const run = async ({ transaction, record }: RoleWriting) => {
      const invitation = await held(transaction, found);
      const join = async (userId: number) => {
        const isNew = await giveRole(transaction, invitation, userId);
        if (isNew && project) record(project.id, { userId, kind: 'member_joined', role: invitation.role });
        if (invitation.email !== null) await new InvitationsRepo(transaction).accept(invitation.id, userId);
      };
      return work({ transaction, invitation, join });
    };
    if (project) {
      const workspaces = [scope.workspaceId];
      return this.#writer.write({ by: undefined, workspaces, projects: [project] }, run);
    }
    return this.#db.transaction().execute(async (transaction) => {
      await new MembershipsRepo(transaction).lock(scope.workspaceId);
      // `MembershipsRepo` counts changes in a workspace.
      return run({ transaction, record: () => undefined });
    });
  }

  /** Runs work while nobody else can use the invitation, without anybody joining. */
  hold(
    found: UsableInvitation,
    work: (transaction: DbTransaction, invitation: Invitation) => Promise<void>,
  ): Promise<void> {
    return this.#db.transaction().execute(async (transaction) => {
      await new MembershipsRepo(transaction).lock(found.invitation.scope.workspaceId);
      await work(transaction, await held(transaction, found));
    });
  }
}

/** Throws the `link_invalid` problem when there is no such invitation, or when it has ended. */
function usable(actor: Actor, found: Invitation | undefined, token: string | undefined): UsableInvitation {
  const invitation = pending(found);
  const { project } = invitation.scope;
  return {
    // The link alone gives the right: no account or role is required.
    invitation: actor.authorizeIf(true, 'invitation.accept', invitation),
    project: project && actor.authorizeIf(true, 'invitation.accept', project),
    token,
  };
}

/** The current invitation, checking whether its inviter may still make it. Its workspace must be locked. */
async function held(transaction: DbTransaction, { invitation, token }: UsableInvitation): Promise<Invitation> {
  const locked = await new InvitationsRepo(transaction).lockById(invitation.id);
  // The link may have ended while the invitation is still open: this happens when the invitation is renewed.
  const found = token === undefined ? locked : await new InvitationsReadModel(transaction).findByToken(token);
  return pending(found);
}

function pending(invitation: Invitation | undefined): Invitation {
  if (!invitation) throw problem('link_invalid');
  if (invitation.state !== 'pending') throw problem('link_invalid', endedDetail[invitation.state]);
  return invitation;
}

/** Gives a user the role they are invited to. Returns false if their current role allows as much. */
async function giveRole(transaction: DbTransaction, { scope, role }: Invitation, userId: number): Promise<boolean> {
  const memberships = new MembershipsRepo(transaction);
  const current = await memberships.roleIn(scope, userId);
  if (current && !outranks(role, current)) return false;
  await memberships.set(scope, userId, role);
  return true;
}
