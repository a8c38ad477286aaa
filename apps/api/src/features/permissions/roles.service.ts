import { type EndedCounts, mayGrant, outranks, type Role } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from './actor.ts';
import { holderOf } from './holder.ts';
import { MembershipsReadModel } from './memberships.read-model.ts';
import { MembershipsRepo } from './memberships.repo.ts';
import type { MembersWriter, RoleEffects, RoleWriting } from './role-effects.ts';
import { type Managing, managing, type RoleScope, targetOfScope } from './role-scope.ts';

/** The person and the scope of a role that is given or withdrawn. */
export interface Membership {
  readonly user_id: string;
  readonly workspace_slug?: string | undefined;
  readonly project_slug?: string | undefined;
}

/** A scope in which the actor may give or remove roles. */
interface FoundScope {
  readonly scope: Authorized<RoleScope, Managing>;
  /** The project, if the scope is one. */
  readonly project: Authorized<{ readonly id: number }, Managing> | undefined;
}

interface Parts extends RoleEffects {
  readonly db: Db;
  readonly writer: MembersWriter;
}

const nothingEnded: EndedCounts = { ended_invitations: 0, ended_links: 0 };

/** Gives and withdraws roles. Decisions use the stored state while other changes of roles are locked out. */
export class RolesService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The scope of a membership, for an actor who manages it. */
  async find(actor: Actor, given: Membership): Promise<FoundScope> {
    const scope = await this.#scope(given);
    const target = targetOfScope(scope);
    return {
      scope: actor.authorize(managing(scope), target, scope),
      project: scope.project && actor.authorize('project.update', target, scope.project),
    };
  }

  /** The scope of a membership that the actor may end: one that they manage, or their own. */
  async findToWithdraw(actor: Actor, given: Membership): Promise<FoundScope> {
    if (given.user_id !== actor.user.slug) return this.find(actor, given);
    const scope = await this.#scope(given);
    const { userId } = actor.user;
    if (!(await new MembershipsReadModel(this.#parts.db).belongs(scope.workspaceId, userId))) {
      return this.find(actor, given);
    }
    return {
      scope: actor.authorizeOwn(managing(scope), userId, scope),
      project: scope.project && actor.authorizeOwn('project.update', userId, scope.project),
    };
  }

  /**
   * Gives a role. If it is lower than the previous one, the invitations that the previous one made or gave end. Refused
   * if the person no longer has the role that the change is based on.
   */
  async grant(
    actor: Actor,
    found: FoundScope,
    given: Membership & { readonly role: Role; readonly based_on?: Role | undefined },
  ): Promise<{ readonly scope: RoleScope; readonly ended: EndedCounts }> {
    const { scope } = found;
    const ended = await this.#write(actor, found, async ({ transaction, record }) => {
      const { memberships, user, current, holder } = await this.#prepare(transaction, actor, scope, given.user_id);
      const belongs = await new MembershipsReadModel(transaction).belongs(scope.workspaceId, user.id);
      if (!belongs && !holder.is_global_admin) throw unknownHere();
      if (given.based_on && given.based_on !== current) throw changedMeanwhile(current);
      const target = targetOfScope(scope);
      if (!mayGrant(holder, given.role, target)) throw tooMuch();
      if (current && !mayGrant(holder, current, target)) throw tooMuch();
      if (current === 'workspace_admin' && given.role !== 'workspace_admin') {
        await assertNotLast(memberships, scope, user.id);
      }
      const isLower = current !== undefined && outranks(current, given.role);
      const leaves = given.user_id === actor.user.slug;
      const counts = isLower
        ? await this.#parts.endInvitations(transaction, { scope, userId: user.id, role: given.role, leaves })
        : nothingEnded;
      await memberships.set(scope, user.id, given.role);
      if (scope.project && given.role !== current) {
        record(scope.project.id, {
          kind: current ? 'member_role_changed' : 'member_added',
          subjects: [{ slug: given.user_id, title: null }],
          role: given.role,
        });
      }
      return counts;
    });
    return { scope, ended };
  }

  /**
   * Withdraws a role, and ends the invitations that it made or gave. People may give up their own role, unless the
   * workspace would be left without an administrator.
   */
  async withdraw(actor: Actor, found: FoundScope, given: Membership): Promise<EndedCounts> {
    const leaves = given.user_id === actor.user.slug;
    const { scope } = found;
    return this.#write(actor, found, async ({ transaction, record }) => {
      const { memberships, user, current, holder } = await this.#prepare(transaction, actor, scope, given.user_id);
      const belongs = scope.project
        ? current !== undefined
        : await new MembershipsReadModel(transaction).belongs(scope.workspaceId, user.id);
      if (!belongs) throw unknownHere();
      const role = current ?? 'project_viewer';
      if (!leaves && !mayGrant(holder, role, targetOfScope(scope))) throw tooMuch();
      if (current === 'workspace_admin') await assertNotLast(memberships, scope, user.id);
      const ended = await this.#parts.endInvitations(transaction, { scope, userId: user.id, role: undefined, leaves });
      await memberships.remove(scope, user.id);
      if (scope.project) {
        record(scope.project.id, {
          kind: leaves ? 'member_left' : 'member_removed',
          subjects: [{ slug: given.user_id, title: null }],
        });
      }
      return ended;
    });
  }

  async #scope(given: Membership): Promise<RoleScope> {
    const memberships = new MembershipsReadModel(this.#parts.db);
    const scope = given.project_slug
      ? await memberships.findProject(given.project_slug)
      : await memberships.findWorkspace(given.workspace_slug ?? '');
    if (!scope) throw problem('not_found');
    return scope;
  }

  /** Runs the work while nobody else can change roles in the workspace. */
  #write<T>(actor: Actor, { scope, project }: FoundScope, work: (writing: RoleWriting) => Promise<T>): Promise<T> {
    if (project) {
      const { workspaceId } = scope;
      const change = { by: actor.user, workspaces: [workspaceId], projects: [project] };
      return this.#parts.writer.write(change, work);
    }
    return this.#parts.db.transaction().execute(async (transaction) => {
      await new MembershipsRepo(transaction).lock(scope.workspaceId);
      return work({ transaction, record: () => undefined });
    });
  }

  async #prepare(transaction: DbTransaction, actor: Actor, scope: RoleScope, userSlug: string) {
    const memberships = new MembershipsRepo(transaction);
    const user = await this.#parts.findUser(transaction, userSlug);
    if (!user) throw unknownHere();
    const current = await memberships.roleIn(scope, user.id);
    return { memberships, user, current, holder: await holderOf(memberships, actor, scope) };
  }
}

async function assertNotLast(memberships: MembershipsRepo, scope: RoleScope, userId: number): Promise<void> {
  const administrators = await memberships.administrators(scope.workspaceId);
  if (administrators.every((id) => id === userId)) {
    throw problem('last_administrator', 'A workspace needs an administrator: make somebody else one first.');
  }
}

const tooMuch = () => problem('forbidden', 'You cannot give or withdraw a role that allows more than your own.');

const changedMeanwhile = (current: Role | undefined) =>
  problem(
    'edited_meanwhile',
    current
      ? 'Somebody else has given this person another role in the meantime.'
      : 'Somebody else has removed this person in the meantime.',
    { pointer: '/data/attributes/based_on' },
  );

const unknownHere = () =>
  problem('not_found', 'Nobody with this id belongs to this workspace. Invite them, so that they can join.');
