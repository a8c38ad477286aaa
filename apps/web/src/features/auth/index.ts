import type texts from './locales/en.json';
import type recoveryTexts from './locales/recovery/en.json';

export { meQuery, type SignedIn } from './api/read-me.ts';
export { forgetData, forgetSession, restoreSession, signedIn, signOut } from './api/session.ts';
export { noteSessionFailure } from './api/session-failure.ts';
export { takeUpSession } from './api/take-up-session.ts';
export { updateMe } from './api/update-me.ts';
export { AccountName } from './components/account-name.tsx';
export { AuthLayout } from './components/auth-layout.tsx';
export { EmailField } from './components/email-field.tsx';
export { useLinkToken } from './components/link-token.ts';
export { NewPasswordField } from './components/new-password-field.tsx';
export { Notice } from './components/notice.tsx';
export { usePreferences } from './components/preferences.ts';
export { PublicFoot } from './components/public-foot.tsx';
export { SignInForm } from './components/sign-in-form.tsx';
export { useLostAnswer } from './components/use-lost-answer.ts';
export { useMay, useMe, usePermissions } from './components/use-me.ts';
export { returnPath } from './rules/return-path.rules.ts';

/** Screens, loaded when they are opened. */
export const authScreens = {
  login: () => import('./screens/login-screen.tsx'),
  setUp: () => import('./screens/set-up-screen.tsx'),
  forgotPassword: () => import('./screens/forgot-password-screen.tsx'),
  resetPassword: () => import('./screens/reset-password-screen.tsx'),
  confirmEmail: () => import('./screens/confirm-email-screen.tsx'),
  confirmRegistration: () => import('./screens/confirm-registration-screen.tsx'),
};

/** The English texts of the feature. */
export type AuthTexts = typeof texts;
/** The texts for new passwords and one-time links, which sign-in does not need. */
export type RecoveryTexts = typeof recoveryTexts;
