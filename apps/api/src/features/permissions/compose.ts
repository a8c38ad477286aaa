import type { Platform } from '../../platform/platform.ts';
import { type RoleEffects, RolesService } from './roles.service.ts';
import { permissionRoutes } from './routes.ts';

/** Puts the giving and taking of roles together. It is handed what it needs of features that are above it. */
export function composePermissions({ db }: Platform, needs: RoleEffects) {
  return { routes: permissionRoutes(new RolesService({ ...needs, db })) };
}
