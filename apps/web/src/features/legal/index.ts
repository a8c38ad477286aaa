import type texts from './locales/en.json';

/** Screens, loaded when they are opened. */
export const legalScreens = {
  privacyPolicy: () => import('./screens/privacy-policy-screen.tsx'),
  terms: () => import('./screens/terms-screen.tsx'),
};

/** The texts of the feature, as English has them. */
export type LegalTexts = typeof texts;
