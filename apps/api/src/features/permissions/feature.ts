import { feature } from '#composition/feature.ts';
import { RolesService } from './roles.service.ts';
import { permissionRoutes } from './routes.ts';

/** Roles. */
export const permissions = feature({
  name: 'permissions',
  uses: () => ({}),
  shares: [
    'actor.ts',
    'call-context.ts',
    'holder.ts',
    'memberships.read-model.ts',
    'memberships.repo.ts',
    'role-effects.ts',
    'role-scope.ts',
  ],
  compose({ db }, _used, { given }) {
    const { findUser, endInvitations, projectWriter: writer } = given;
    return { routes: permissionRoutes(new RolesService({ db, findUser, endInvitations, writer })) };
  },
});
