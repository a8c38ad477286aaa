import type { permissionEndpoints } from '@foreglow/contract/permissions/endpoints';
import type { HandlersOf } from './call-context.ts';
import type { RolesService } from './roles.service.ts';

export const permissionRoutes = (roles: RolesService): HandlersOf<typeof permissionEndpoints> => ({
  async grantPermission({ body, context }) {
    const given = body.data.attributes;
    const { place, ended } = await roles.grant(context.actor, given);
    const attributes = {
      user_id: given.user_id,
      role: given.role,
      workspace_slug: place.project ? null : place.workspaceSlug,
      project_slug: place.project?.slug ?? null,
    };
    const id = `${given.user_id}@${attributes.project_slug ?? attributes.workspace_slug}`;
    return { status: 200, body: { data: { type: 'permissions', id, attributes }, meta: ended } };
  },
  async withdrawPermission({ body, context }) {
    return { status: 200, body: { meta: await roles.withdraw(context.actor, body.data.attributes) } };
  },
});
