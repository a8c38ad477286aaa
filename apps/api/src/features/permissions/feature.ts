import { feature } from '#composition/feature.ts';
import type { RoleEffects } from './role-effects.ts';
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
    const { findUser, endInvitations } = given;
    const writeProject: RoleEffects['writeProject'] = (change, work) => given.projectWriter.write(change, work);
    return { routes: permissionRoutes(new RolesService({ db, findUser, endInvitations, writeProject })) };
  },
});
