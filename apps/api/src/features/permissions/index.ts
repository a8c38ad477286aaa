export { Actor, type Authorized, authorizedForJob, type SignedIn } from './actor.ts';
export type { CallContext, HandlersOf } from './call-context.ts';
export { composePermissions } from './compose.ts';
export { holderOf } from './holder.ts';
export { MembershipsRepo, type Place, targetOfPlace } from './memberships.repo.ts';
export type { EndedRole } from './roles.service.ts';
