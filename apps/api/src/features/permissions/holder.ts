import type { Permissions } from '@foreglow/contract';
import type { Actor } from './actor.ts';
import type { MembershipsRepo, Place } from './memberships.repo.ts';

/**
 * What the actor holds in a workspace now, which may be less than when the call began. To be asked while changes of
 * roles are held back (`MembershipsRepo.lock`).
 */
export async function holderOf(memberships: MembershipsRepo, actor: Actor, place: Place): Promise<Permissions> {
  const role = await memberships.workspaceRole(place.workspaceId, actor.user.userId);
  return {
    is_global_admin: actor.permissions.is_global_admin,
    workspaces: role ? [{ slug: place.workspaceSlug, role }] : [],
    projects: [],
  };
}
