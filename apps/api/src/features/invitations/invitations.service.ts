import { can, mayGrant } from '@foreglow/contract';
import type { Db, DbTransaction } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { atTheCostOf } from '../../platform/http/rate-limit.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import {
  type Actor,
  type Authorized,
  holderOf,
  type Managing,
  MembershipsReadModel,
  MembershipsRepo,
  managing,
  type RoleScope,
  targetOfScope,
} from '../permissions/index.ts';
import { endedDetail } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import { invitationMail } from './invitation-mail.job.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';
import { mayNotInvite } from './inviting.service.ts';
import { type WithToken, withNewLink } from './with-token.ts';

/** An invitation that the actor may manage. */
type Managed = Authorized<Invitation, Managing>;

/** A workspace whose invitations the actor may list, as far as they manage them. */
interface FoundListing {
  readonly workspace: Authorized<RoleScope, 'workspace.view'>;
  /** The only project whose invitations are asked for. */
  readonly project: RoleScope['project'];
}

/** Manages invitations that were made by `InvitingService`. What their links are used for is in `JoiningService`. */
export class InvitationsService {
  readonly #db: Db;
  readonly #jobs: JobQueue;
  readonly #limits: InvitationLimits;

  constructor(db: Db, jobs: JobQueue, limits: InvitationLimits) {
    this.#db = db;
    this.#jobs = jobs;
    this.#limits = limits;
  }

  /** The workspace whose invitations are listed, and its project where only those to one are asked for. */
  async findListing(actor: Actor, workspaceSlug: string, projectSlug: string | undefined): Promise<FoundListing> {
    const memberships = new MembershipsReadModel(this.#db);
    const workspace = await memberships.findWorkspace(workspaceSlug);
    if (!workspace) throw problem('not_found');
    const authorised = actor.authorize('workspace.view', targetOfScope(workspace), workspace);
    if (projectSlug === undefined) return { workspace: authorised, project: undefined };
    const found = await memberships.findProject(projectSlug);
    if (found?.workspaceId !== workspace.workspaceId) throw problem('not_found');
    return { workspace: authorised, project: found.project };
  }

  /** The invitations the actor may manage: those to the workspace, to its projects, or to one of them. */
  async list(
    actor: Actor,
    { workspace, project }: FoundListing,
    state: Invitation['state'] | undefined,
    slice: { offset: number; limit: number },
  ): Promise<{ invitations: Invitation[]; total: number }> {
    const target = targetOfScope(workspace);
    const projectIds = project
      ? [project.id]
      : await new MembershipsReadModel(this.#db).projectIds(workspace.workspaceId);
    return new InvitationsReadModel(this.#db).list(
      {
        workspaceId: workspace.workspaceId,
        withWorkspace: !project && actor.may('workspace.update', target),
        projectIds: actor.may('project.update', target) ? projectIds : [],
      },
      state,
      slice,
    );
  }

  /** An invitation, for an actor who manages it. */
  async find(actor: Actor, slug: string): Promise<Managed> {
    const invitation = await new InvitationsReadModel(this.#db).findBySlug(slug);
    if (!invitation) throw problem('not_found');
    const { scope, role } = invitation;
    const target = targetOfScope(scope);
    // People who may not manage the members do not learn of invitations, even where they see the workspace.
    if (!can(actor.permissions, managing(scope), target)) throw problem('not_found');
    if (!mayGrant(actor.permissions, role, target)) throw mayNotInvite();
    return actor.authorize(managing(scope), target, invitation);
  }

  /**
   * Gives an invitation its full time again, with a new link. The old links end, and its mail is sent again. The actor
   * becomes its inviter.
   */
  async renew(actor: Actor, found: Managed): Promise<WithToken> {
    const renew = () =>
      this.#change(actor, found, async (transaction, invitation) => {
        if (invitation.state === 'accepted' || invitation.state === 'revoked') {
          throw problem('conflict', endedDetail[invitation.state]);
        }
        await new InvitationEndings(transaction).ofLinksOf(invitation.id);
        await new InvitationsRepo(transaction).renew(invitation.id, actor.user.userId);
        if (invitation.email) {
          await this.#jobs.send(invitationMail, { invitation_id: invitation.id }, { db: transaction });
        }
        return withNewLink(transaction, invitation.id);
      });
    return found.email === null ? renew() : atTheCostOf(this.#limits.of(actor, found.scope), 1, renew);
  }

  /** Makes another link of a pending invitation. */
  async copyLink(actor: Actor, found: Managed): Promise<WithToken> {
    return this.#change(actor, found, async (transaction, invitation) => {
      if (invitation.state !== 'pending') throw problem('conflict', endedDetail[invitation.state]);
      return withNewLink(transaction, invitation.id);
    });
  }

  async revoke(actor: Actor, found: Managed): Promise<void> {
    await this.#change(actor, found, async (transaction, invitation) => {
      if (invitation.state === 'accepted') throw problem('conflict', endedDetail.accepted);
      await new InvitationEndings(transaction).ofOne(invitation.id);
    });
  }

  /**
   * Changes an invitation as it is now, while nobody else can use or change it. The actor must still be allowed to make
   * it.
   */
  async #change<T>(
    actor: Actor,
    { id, scope }: Managed,
    change: (transaction: DbTransaction, invitation: Invitation) => Promise<T>,
  ): Promise<T> {
    return this.#db.transaction().execute(async (transaction) => {
      const memberships = new MembershipsRepo(transaction);
      await memberships.lock(scope.workspaceId);
      const invitation = await new InvitationsRepo(transaction).lockById(id);
      if (!invitation) throw problem('not_found');
      const holder = await holderOf(memberships, actor, invitation.scope);
      if (!mayGrant(holder, invitation.role, targetOfScope(invitation.scope))) throw mayNotInvite();
      return change(transaction, invitation);
    });
  }
}
