export { Actor, type Authorized, authorizedForJob, type OwnAccount, type Right, type SignedIn } from './actor.ts';
export type { CallContext, HandlersOf } from './call-context.ts';
export { composePermissions } from './compose.ts';
export { holderOf } from './holder.ts';
export { MembershipsReadModel } from './memberships.read-model.ts';
export { MembershipsRepo } from './memberships.repo.ts';
export type { EndedRole } from './role-effects.ts';
export { type Managing, managing, type RoleScope, targetOfScope } from './role-scope.ts';
