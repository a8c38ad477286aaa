import type texts from './locales/en.json';
import type recoveryTexts from './recovery/locales/en.json';

export { meQuery, type SignedIn } from './api/read-me.ts';
export { updateMe } from './api/update-me.ts';
export { useLinkToken } from './link-token.ts';
export { EmailField } from './parts/email-field.tsx';
export { NewPasswordField } from './parts/new-password-field.tsx';
export { SignInForm } from './parts/sign-in-form.tsx';
export { usePreferences } from './preferences.ts';
export { returnPath } from './return-path.rules.ts';
export { AuthLayout } from './screens/auth-layout.tsx';
export { forgetData, forgetSession, restoreSession, signedIn, signOut } from './session.ts';
export { takeUpSession } from './take-up-session.ts';
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
