import type { Permissions } from '@foreglow/contract';
import type { Actor } from './actor.ts';
import type { MembershipsRepo } from './memberships.repo.ts';
import type { RoleScope } from './role-scope.ts';

/**
 * The actor's current roles in a workspace, which may be lower than when the call began. Call it while roles are locked
 * (`MembershipsRepo.lock`).
 */
export async function holderOf(memberships: MembershipsRepo, actor: Actor, scope: RoleScope): Promise<Permissions> {
  const role = await memberships.workspaceRole(scope.workspaceId, actor.user.userId);
  return {
    is_global_admin: actor.permissions.is_global_admin,
    workspaces: role ? [{ slug: scope.workspaceSlug, role }] : [],
    projects: [],
  };
}
