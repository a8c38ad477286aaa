import type texts from './locales/en.json';
import type recoveryTexts from './recovery/locales/en.json';

export { meQuery } from './api/read-me.ts';
export { EmailField } from './parts/email-field.tsx';
export { NewPasswordField } from './parts/new-password-field.tsx';
export { SignInForm } from './parts/sign-in-form.tsx';
export { returnPath } from './return-path.rules.ts';
export { AuthLayout } from './screens/auth-layout.tsx';
export { forgetData, forgetSession, restoreSession, signedIn, signOut, takeUpSession } from './session.ts';
export { useMay, useMe, usePermissions } from './use-me.ts';

/** Screens, loaded when they are opened. */
export const authScreens = {
  login: () => import('./screens/login-screen.tsx'),
  setUp: () => import('./screens/set-up-screen.tsx'),
  forgotPassword: () => import('./recovery/screens/forgot-password-screen.tsx'),
  resetPassword: () => import('./recovery/screens/reset-password-screen.tsx'),
  confirmEmail: () => import('./recovery/screens/confirm-email-screen.tsx'),
  confirmRegistration: () => import('./recovery/screens/confirm-registration-screen.tsx'),
};

/** The texts of the feature, as English has them. */
export type AuthTexts = typeof texts;
/** Those of forgotten passwords and of links from mails, which sign-in does without. */
export type RecoveryTexts = typeof recoveryTexts;
