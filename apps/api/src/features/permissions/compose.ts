import type { Platform } from '#platform/platform.ts';
import type { RoleEffects } from './role-effects.ts';
import { RolesService } from './roles.service.ts';
import { permissionRoutes } from './routes.ts';

/** Composes roles. Dependencies on features above this one are passed in. */
export function composePermissions({ db }: Platform, needs: RoleEffects) {
  return { routes: permissionRoutes(new RolesService({ ...needs, db })) };
}
