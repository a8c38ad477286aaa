import type { Platform } from '#platform/platform.ts';
import type { JoiningService } from '../invitations/joining.service.ts';
import { authJobs } from './auth.jobs.ts';
import { AuthService } from './auth.service.ts';
import { CredentialsService } from './credentials.service.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { Passwords } from './passwords.ts';
import { RegistrationService } from './registration.service.ts';
import { authRoutes } from './routes.ts';

interface Needs {
  readonly joining: JoiningService;
  /** Throws while only administrators may sign in. */
  readonly assertOpen: () => Promise<void>;
}

/** Composes signing in, registration and passwords. */
export function composeAuth(
  { db, lookups, queue, mailer, address, rateLimits, languages }: Platform,
  { joining, assertOpen }: Needs,
) {
  const passwords = new Passwords();
  const auth = new AuthService(db, lookups, passwords, rateLimits, assertOpen);
  return {
    routes: authRoutes({
      auth,
      registration: new RegistrationService({
        db,
        passwords,
        jobs: queue,
        joining,
        sendsMail: mailer.kind === 'smtp',
        rateLimits,
        languages,
      }),
      passwordReset: new PasswordResetService(db, passwords, queue, rateLimits),
      credentials: new CredentialsService(db, passwords, queue, rateLimits),
    }),
    jobs: authJobs({ db, mailer, languages, address, rateLimits }),
    api: auth,
  };
}
