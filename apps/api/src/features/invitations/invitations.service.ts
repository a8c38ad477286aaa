import { can, mayGrant } from '@foreglow/contract';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { MembershipsReadModel } from '../permissions/memberships.read-model.ts';
import { managing, type RoleScope, targetOfScope } from '../permissions/role-scope.ts';
import { endedDetail } from './invitation.rules.ts';
import type { Invitation } from './invitation.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';
import { type FoundScopes, lockedScopes, mayNotInvite, type Wanted } from './invited-scopes.ts';
import { changeInvitation, type ManagedInvitation } from './managed-invitation.ts';
import { type WithToken, withNewLink } from './with-token.ts';

/** A workspace whose invitations the actor may list, as far as they manage them. */
interface FoundListing {
  readonly workspace: Authorized<RoleScope, 'workspace.view'>;
  /** Restricts the list to invitations to this project. */
  readonly project: RoleScope['project'];
}

/** Manages invitations made by `InvitingService`. `JoiningService` handles the use of their links. */
export class InvitationsService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The workspace whose invitations are listed, and the project if only its invitations are requested. */
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
  async find(actor: Actor, slug: string): Promise<ManagedInvitation> {
    const invitation = await new InvitationsReadModel(this.#db).findBySlug(slug);
    if (!invitation) throw problem('not_found');
    const { scope, role } = invitation;
    const target = targetOfScope(scope);
    // People who may not manage the members must not learn of invitations, even if they see the workspace.
    if (!can(actor.permissions, managing(scope), target)) throw problem('not_found');
    if (!mayGrant(actor.permissions, role, target)) throw mayNotInvite();
    return actor.authorize(managing(scope), target, invitation);
  }

  /** Makes the link with which anybody may join. It replaces the previous link. */
  async makeLink(actor: Actor, { workspace }: FoundScopes, given: Wanted): Promise<WithToken> {
    return this.#db.transaction().execute(async (transaction) => {
      // The second of two concurrent calls waits here, and then ends the link of the first.
      const scope = (await lockedScopes(transaction, actor, workspace, [given])).get(given.project_slug);
      if (!scope) throw problem('not_found');
      await new InvitationEndings(transaction).ofLink(scope);
      const invited = [{ email: null, role: given.role }];
      const [id] = await new InvitationsRepo(transaction).createAll(scope, invited, actor.user);
      if (!id) throw problem('conflict');
      await new ChangesRepo(transaction).ofMembers(workspace.workspaceId);
      return withNewLink(transaction, id, actor.user.userId);
    });
  }

  /** Makes another link of a pending invitation. */
  async copyLink(actor: Actor, found: ManagedInvitation): Promise<WithToken> {
    return changeInvitation(this.#db, actor, found, async (transaction, invitation) => {
      if (invitation.state !== 'pending') throw problem('conflict', endedDetail[invitation.state]);
      return withNewLink(transaction, invitation.id, actor.user.userId);
    });
  }

  async revoke(actor: Actor, found: ManagedInvitation): Promise<void> {
    await changeInvitation(this.#db, actor, found, async (transaction, invitation) => {
      if (invitation.state === 'accepted') throw problem('conflict', endedDetail.accepted);
      await new InvitationEndings(transaction).ofOne(invitation.id);
      await new ChangesRepo(transaction).ofMembers(found.scope.workspaceId);
    });
  }
}
