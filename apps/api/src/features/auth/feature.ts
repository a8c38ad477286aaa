import { feature } from '#composition/feature.ts';
import { invitations } from '../invitations/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { authJobs } from './auth.jobs.ts';
import { AuthService } from './auth.service.ts';
import { CredentialsService } from './credentials.service.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { Passwords } from './passwords.ts';
import { RegistrationService } from './registration.service.ts';
import { authRoutes } from './routes.ts';

/** Signing in, registration and passwords. */
export const auth = feature({
  name: 'auth',
  uses: () => ({ invitations, permissions, settings, users }),
  shares: ['auth.service.ts'],
  compose({ db, lookups, queue, mailer, address, rateLimits, languages }, { invitations, settings }) {
    const passwords = new Passwords();
    const auth = new AuthService(db, lookups, passwords, rateLimits, () => settings.assertOpen());
    return {
      routes: authRoutes({
        auth,
        registration: new RegistrationService({
          db,
          passwords,
          jobs: queue,
          joining: invitations.joining,
          sendsMail: () => mailer.kind === 'smtp',
          rateLimits,
          languages,
        }),
        passwordReset: new PasswordResetService(db, passwords, queue, rateLimits),
        credentials: new CredentialsService(db, passwords, queue, rateLimits),
      }),
      jobs: authJobs({ db, mailer, languages, address, rateLimits }),
      api: auth,
    };
  },
});
