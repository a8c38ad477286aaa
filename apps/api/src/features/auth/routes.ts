import type { authEndpoints } from '@foreglow/contract/auth/endpoints';
import type { accountEndpoints, profileEndpoints } from '@foreglow/contract/users/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { tokenLinkFrom } from '#platform/http/public-address.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { AuthService } from './auth.service.ts';
import type { CredentialsService } from './credentials.service.ts';
import type { NewSession } from './open-session.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { RegistrationService } from './registration.service.ts';

const sessionDocument = ({ token, expires }: NewSession) => ({
  data: {
    type: 'sessions' as const,
    id: 'current',
    attributes: { token, expires_at: expires.toISOString() },
  },
});

/** The caller changes their own account. */
const self = async ({ context }: { readonly context: CallContext }) => context.actor.authorizeSelf();

interface Parts {
  readonly auth: AuthService;
  readonly registration: RegistrationService;
  readonly passwordReset: PasswordResetService;
  readonly credentials: CredentialsService;
}

type CredentialCalls = 'changePassword' | 'changeEmail' | 'confirmEmail' | 'deleteMe';

export const authRoutes = ({
  auth,
  registration,
  passwordReset,
  credentials,
}: Parts): HandlersOf<
  typeof authEndpoints &
    Pick<typeof profileEndpoints, CredentialCalls> &
    Pick<typeof accountEndpoints, 'createPasswordResetLink'>
> => ({
  async login({ body, context }) {
    const { deviceToken, ...session } = await auth.logIn(body, context);
    const { data } = sessionDocument(session);
    const attributes = { ...data.attributes, device_token: deviceToken };
    return { status: 200, body: { data: { ...data, attributes } } };
  },
  logout: guarded(self, async (_call, account) => {
    await auth.logOut(account);
    return { status: 204, body: undefined };
  }),
  async checkSetup({ body, context }) {
    await auth.assertSetUpLink(body.token, context);
    return { status: 204, body: undefined };
  },
  async setUp({ body, context }) {
    return { status: 201, body: sessionDocument(await auth.setUp(body, context)) };
  },
  async register({ body, context }) {
    return { status: 201, body: sessionDocument(await registration.register(context.actor, body, context)) };
  },
  async requestRegistration({ body, context }) {
    await registration.request(context.actor, body, context);
    return { status: 202, body: undefined };
  },
  async checkRegistration({ body, context }) {
    const attributes = { email: await registration.emailOf(body.token, context) };
    return { status: 200, body: { data: { type: 'registrations', id: 'current', attributes } } };
  },
  async confirmRegistration({ body, context }) {
    return { status: 201, body: sessionDocument(await registration.confirm(context.actor, body, context)) };
  },
  async forgotPassword({ body, context }) {
    await passwordReset.forgot(body.email, context);
    return { status: 202, body: undefined };
  },
  async checkPasswordReset({ body, context }) {
    const attributes = { email: await passwordReset.emailOf(body.token, context) };
    return { status: 200, body: { data: { type: 'password_resets', id: 'current', attributes } } };
  },
  async resetPassword({ body, context }) {
    await passwordReset.reset(body.token, body.password, context);
    return { status: 204, body: undefined };
  },
  changePassword: guarded(self, async ({ body }, account) => {
    await credentials.changePassword(account, body.current_password, body.password);
    return { status: 204, body: undefined };
  }),
  changeEmail: guarded(self, async ({ body, context }, account) => {
    await credentials.changeEmail(account, body.current_password, body.email, context);
    return { status: 202, body: undefined };
  }),
  async confirmEmail({ body, context }) {
    await credentials.confirmEmail(context.actor, body.token, context);
    return { status: 204, body: undefined };
  },
  deleteMe: guarded(self, async ({ body }, account) => {
    await credentials.deleteAccount(account, body.password);
    return { status: 204, body: undefined };
  }),
  createPasswordResetLink: guarded(
    ({ params, context }) => passwordReset.findAccount(context.actor, params.id),
    async ({ params, context }, account) => {
      const { token, expires } = await passwordReset.createLink(context.actor, account);
      const attributes = {
        link: tokenLinkFrom(context.origin, '/reset-password', token),
        expires_at: expires.toISOString(),
      };
      return { status: 201, body: { data: { type: 'password_reset_links', id: params.id, attributes } } };
    },
  ),
});
