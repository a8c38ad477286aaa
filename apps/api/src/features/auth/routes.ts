import type { authEndpoints } from '@foreglow/contract/auth/endpoints';
import type { profileEndpoints } from '@foreglow/contract/users/endpoints';
import type { HandlersOf } from '../permissions/index.ts';
import type { AuthService, NewSession } from './auth.service.ts';

const sessionDocument = ({ token, expires }: NewSession) => ({
  data: {
    type: 'sessions' as const,
    id: 'current',
    attributes: { token, expires_at: expires.toISOString() },
  },
});

export const authRoutes = (
  auth: AuthService,
): HandlersOf<
  Pick<typeof authEndpoints, 'login' | 'logout' | 'readSetup' | 'setUp'> & Pick<typeof profileEndpoints, 'readMe'>
> => ({
  async login({ body, context }) {
    return { status: 200, body: sessionDocument(await auth.logIn(body.email, body.password, context)) };
  },
  async logout({ context }) {
    await auth.logOut(context.actor);
    return { status: 204, body: undefined };
  },
  async readMe({ context }) {
    const { slug, name, email, locale, permissions } = context.actor.user;
    const attributes = {
      name,
      email,
      new_email: null,
      locale,
      theme: 'system' as const,
      picture: null,
      permissions: {
        is_global_admin: permissions.is_global_admin,
        workspaces: [...permissions.workspaces],
        projects: [...permissions.projects],
      },
    };
    return { status: 200, body: { data: { type: 'users', id: slug, attributes } } };
  },
  async readSetup({ query, context }) {
    await auth.assertSetUpLink(query.token, context);
    return { status: 204, body: undefined };
  },
  async setUp({ body, context }) {
    return { status: 201, body: sessionDocument(await auth.setUp(body, context)) };
  },
});
