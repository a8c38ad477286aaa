import type { permissionEndpoints } from '@foreglow/contract/permissions/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from './call-context.ts';
import type { RolesService } from './roles.service.ts';

export const permissionRoutes = (roles: RolesService): HandlersOf<typeof permissionEndpoints> => ({
  grantPermission: guarded(
    ({ body, context }) => roles.find(context.actor, body.data.attributes),
    async ({ body, context }, found) => {
      const given = body.data.attributes;
      const { scope, ended } = await roles.grant(context.actor, found, given);
      const attributes = {
        user_id: given.user_id,
        role: given.role,
        workspace_slug: scope.project ? null : scope.workspaceSlug,
        project_slug: scope.project?.slug ?? null,
      };
      const id = `${given.user_id}@${attributes.project_slug ?? attributes.workspace_slug}`;
      return { status: 200, body: { data: { type: 'permissions', id, attributes }, meta: ended } };
    },
  ),
  withdrawPermission: guarded(
    ({ body, context }) => roles.findToWithdraw(context.actor, body.data.attributes),
    async ({ body, context }, found) => ({
      status: 200,
      body: { meta: await roles.withdraw(context.actor, found, body.data.attributes) },
    }),
  ),
});
