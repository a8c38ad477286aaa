import type texts from './locales/en.json';

export { meQuery } from './api/read-me.ts';
export { returnPath } from './return-path.rules.ts';
export { forgetData, forgetSession, restoreSession, signedIn, signOut } from './session.ts';
export { useMay, useMe } from './use-me.ts';

/** Screens, loaded when they are opened. */
export const authScreens = {
  login: () => import('./screens/login-screen.tsx'),
  setUp: () => import('./screens/set-up-screen.tsx'),
};

/** The texts of the feature, as English has them. */
export type AuthTexts = typeof texts;
