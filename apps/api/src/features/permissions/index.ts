export { Actor, type Authorized, authorizedForJob, type SignedIn } from './actor.ts';
export type { CallContext, HandlersOf } from './call-context.ts';
export { holderOf } from './holder.ts';
export { MembershipsRepo, type Place, targetOfPlace } from './memberships.repo.ts';
export { type EndedRole, RolesService } from './roles.service.ts';
export { permissionRoutes } from './routes.ts';
