import type { Permissions } from '@foreglow/contract';
import type { Actor } from './actor.ts';
import type { MembershipsRepo } from './memberships.repo.ts';
import type { RoleScope } from './role-scope.ts';

/**
 * What the actor holds in a workspace now, which may be less than when the call began. Ask while changes of
 * roles are locked out (`MembershipsRepo.lock`).
 */
export async function holderOf(memberships: MembershipsRepo, actor: Actor, scope: RoleScope): Promise<Permissions> {
  const role = await memberships.workspaceRole(scope.workspaceId, actor.user.userId);
  return {
    is_global_admin: actor.permissions.is_global_admin,
    workspaces: role ? [{ slug: scope.workspaceSlug, role }] : [],
    projects: [],
  };
}
