export { authJobs } from './auth.jobs.ts';
export { AuthService } from './auth.service.ts';
export { CredentialsService } from './credentials.service.ts';
export { PasswordResetService } from './password-reset.service.ts';
export { Passwords } from './passwords.ts';
export { RegistrationService } from './registration.service.ts';
export { authRoutes } from './routes.ts';
