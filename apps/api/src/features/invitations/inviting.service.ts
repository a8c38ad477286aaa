import type { InvitationOutcome } from '@foreglow/contract';
import { email as emailField } from '@foreglow/contract/fields';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { atTheCostOf } from '#platform/http/rate-limit.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Actor } from '../permissions/actor.ts';
import { MembershipsReadModel } from '../permissions/memberships.read-model.ts';
import type { RoleScope } from '../permissions/role-scope.ts';
import { StoredUsersReadModel } from '../users/stored-users.read-model.ts';
import type { User } from '../users/user.ts';
import { endedDetail, outcomesOf } from './invitation.rules.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import { invitationMail } from './invitation-mail.job.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';
import { type FoundScopes, findScopes, lockedScopes, type Wanted } from './invited-scopes.ts';
import { changeInvitation, type ManagedInvitation } from './managed-invitation.ts';
import { type WithToken, withNewLink } from './with-token.ts';

export interface Invited extends Wanted {
  readonly email: string;
}

interface InvitingOptions {
  readonly dryRun: boolean;
  /** Language of the mails; if undefined, that of the actor. */
  readonly locale: string | undefined;
  /** Name of the theme of the mails. */
  readonly theme: string;
}

export interface Inviting {
  readonly outcomes: readonly { email: string; outcome: InvitationOutcome }[];
  readonly made: readonly WithToken[];
}

/** Invites people by e-mail, and renews invitations. Both send mails, whose number is limited per person. */
export class InvitingService {
  readonly #db: Db;
  readonly #jobs: JobQueue;
  readonly #limits: InvitationLimits;

  constructor(db: Db, jobs: JobQueue, limits: InvitationLimits) {
    this.#db = db;
    this.#jobs = jobs;
    this.#limits = limits;
  }

  /** The scopes that people are invited to, for an actor who may give them the roles there. */
  find(actor: Actor, workspaceSlug: string, wanted: readonly Wanted[]): Promise<FoundScopes> {
    return findScopes(this.#db, actor, workspaceSlug, wanted);
  }

  /** Invites people and sends the mails. With `dryRun` it only returns the outcome of each address. */
  async invite(
    actor: Actor,
    { workspace, scopes }: FoundScopes,
    invited: readonly Invited[],
    { dryRun, locale, theme }: InvitingOptions,
  ): Promise<Inviting> {
    const rows = invited.map((one) => ({ ...one, address: normalised(one.email) }));
    const outcomes = new Map<(typeof rows)[number], InvitationOutcome>();
    for (const [projectSlug, scope] of scopes) {
      const here = rows.filter((row) => row.project_slug === projectSlug);
      const addresses = here.map((row) => row.address);
      const ofScope = await this.#outcomes(actor, scope, addresses);
      for (const [index, row] of here.entries()) outcomes.set(row, ofScope[index] ?? 'invalid');
    }
    const outcomeOf = (row: (typeof rows)[number]) => outcomes.get(row) ?? 'invalid';
    const wanted = rows.flatMap((row) =>
      outcomeOf(row) === 'invited' && row.address ? [{ ...row, email: row.address }] : [],
    );
    const make = () => this.#make(actor, workspace, wanted, { locale: locale ?? actor.user.locale, theme });
    const made =
      dryRun || wanted.length === 0 ? [] : await atTheCostOf(this.#limits.of(actor, workspace), wanted.length, make);
    return { outcomes: rows.map((row) => ({ email: row.email, outcome: outcomeOf(row) })), made };
  }

  /**
   * Renews an invitation for its full period, with a new link. The old links end, and its mail is sent again. The actor
   * becomes its inviter.
   */
  async renew(actor: Actor, found: ManagedInvitation, theme: string): Promise<WithToken> {
    const renew = () =>
      changeInvitation(this.#db, actor, found, async (transaction, invitation) => {
        if (invitation.state === 'accepted' || invitation.state === 'revoked') {
          throw problem('conflict', endedDetail[invitation.state]);
        }
        await new InvitationEndings(transaction).ofLinksOf(invitation.id);
        await new InvitationsRepo(transaction).renew(invitation.id, actor.user.userId);
        await new ChangesRepo(transaction).ofMembers(found.scope.workspaceId);
        if (invitation.email) {
          await this.#jobs.send(invitationMail, { invitation_id: invitation.id, theme }, { db: transaction });
        }
        return withNewLink(transaction, invitation.id, actor.user.userId);
      });
    return found.email === null ? renew() : atTheCostOf(this.#limits.of(actor, found.scope), 1, renew);
  }

  async #outcomes(
    actor: Actor,
    scope: RoleScope,
    addresses: readonly (string | undefined)[],
  ): Promise<InvitationOutcome[]> {
    const emails = addresses.filter((address) => address !== undefined);
    const users = await new StoredUsersReadModel(this.#db).findAllByEmail(emails);
    const ids = users.map((user) => user.id);
    const members = new Set(await new MembershipsReadModel(this.#db).membersAmong(scope, ids));
    // Only administrators of the installation, and people who share the scope, may know that a person has an account.
    const mayKnow = (user: User) => actor.permissions.is_global_admin || members.has(user.id);
    return outcomesOf(addresses, {
      inviter: actor.user.email,
      members: new Set(users.filter((user) => members.has(user.id)).map((user) => user.email)),
      disabled: new Set(users.filter((user) => user.isDisabled && mayKnow(user)).map((user) => user.email)),
      pending: new Set(await new InvitationsReadModel(this.#db).pendingAmong(scope, emails)),
    });
  }

  async #make(
    actor: Actor,
    workspace: RoleScope,
    wanted: readonly Invited[],
    { locale, theme }: { locale: string; theme: string },
  ): Promise<WithToken[]> {
    return this.#db.transaction().execute(async (transaction) => {
      const scopes = await lockedScopes(transaction, actor, workspace, wanted);
      const invitations = new InvitationsRepo(transaction);
      const ids: number[] = [];
      for (const [projectSlug, scope] of scopes) {
        const here = wanted.filter(({ project_slug }) => project_slug === projectSlug);
        const emails = here.map(({ email }) => email);
        await invitations.closeUnusable(scope, emails);
        // There are fewer than requested if somebody else invited the same address at the same time.
        ids.push(...(await invitations.createAll(scope, here, { userId: actor.user.userId, locale })));
      }
      if (ids.length > 0) await new ChangesRepo(transaction).ofMembers(workspace.workspaceId);
      const made = await new InvitationsReadModel(transaction).findAll(ids);
      const tokens = await invitations.createLinks(
        made.map(({ id }) => id),
        actor.user.userId,
      );
      const payloads = made.map(({ id }) => ({ invitation_id: id, theme }));
      await this.#jobs.sendMany(invitationMail, payloads, { db: transaction });
      return made.map((invitation, index) => ({ invitation, token: tokens[index] ?? '' }));
    });
  }
}

/** The e-mail in the stored form; undefined if it is not valid. */
function normalised(given: string): string | undefined {
  const parsed = emailField.safeParse(given);
  return parsed.success ? parsed.data : undefined;
}
