import { isWorkspaceRole, mayGrant, type Permissions, type Role } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { holderOf } from '../permissions/holder.ts';
import { MembershipsReadModel } from '../permissions/memberships.read-model.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
import { type Managing, type RoleScope, targetOfScope } from '../permissions/role-scope.ts';

/** The scope and the role that a person is invited to. */
export interface Wanted {
  readonly role: Role;
  readonly project_slug?: string | undefined;
}

/** Scopes by the slug of their project; the workspace itself has none. */
type Scopes<S extends RoleScope = RoleScope> = ReadonlyMap<string | undefined, S>;

/** The workspace and those of its projects to which an actor may invite people in the requested roles. */
export interface FoundScopes {
  readonly workspace: RoleScope;
  readonly scopes: Scopes<Authorized<RoleScope, Managing>>;
}

/** The scopes that people are invited to, for an actor who may give them the roles there. */
export async function findScopes(
  db: Db,
  actor: Actor,
  workspaceSlug: string,
  wanted: readonly Wanted[],
): Promise<FoundScopes> {
  const memberships = new MembershipsReadModel(db);
  const found = await memberships.findWorkspace(workspaceSlug);
  if (!found) throw problem('not_found');
  const workspace = actor.authorize('workspace.view', targetOfScope(found), found);
  const scopes = new Map<string | undefined, Authorized<RoleScope, Managing>>();
  for (const [slug, scope] of await scopesOf(memberships, actor.permissions, workspace, wanted)) {
    const roles = wanted.filter(({ project_slug }) => project_slug === slug).map(({ role }) => role);
    const action = roles.some(isWorkspaceRole) ? 'workspace.update' : 'project.update';
    scopes.set(slug, actor.authorize(action, targetOfScope(scope), scope));
  }
  return { workspace, scopes };
}

/**
 * The same as `findScopes`, with the stored state. Nobody can change roles or move these projects until the transaction
 * ends.
 */
export async function lockedScopes(
  transaction: DbTransaction,
  actor: Actor,
  workspace: RoleScope,
  wanted: readonly Wanted[],
): Promise<Scopes> {
  const memberships = new MembershipsRepo(transaction);
  await memberships.lock(workspace.workspaceId);
  const holder = await holderOf(memberships, actor, workspace);
  return scopesOf(new MembershipsReadModel(transaction), holder, workspace, wanted);
}

export const mayNotInvite = () => problem('forbidden', 'Nobody invites to a role that allows more than their own.');

/**
 * The scopes that people are invited to. Throws the `forbidden` problem if the permissions do not allow all the roles.
 */
async function scopesOf(
  memberships: MembershipsReadModel,
  permissions: Permissions,
  workspace: RoleScope,
  wanted: readonly Wanted[],
): Promise<Scopes> {
  const scopes = new Map<string | undefined, RoleScope>();
  for (const { role, project_slug } of wanted) {
    const scope =
      scopes.get(project_slug) ??
      (project_slug === undefined ? workspace : await memberships.findProject(project_slug));
    if (scope?.workspaceId !== workspace.workspaceId) throw problem('not_found');
    if (!mayGrant(permissions, role, targetOfScope(scope))) throw mayNotInvite();
    scopes.set(project_slug, scope);
  }
  return scopes;
}
