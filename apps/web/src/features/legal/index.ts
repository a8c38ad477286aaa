import type texts from './locales/en.json';

/** Screens, loaded when they are opened. */
export const legalScreens = {
  privacyPolicy: () => import('./screens/privacy-policy-screen.tsx'),
  terms: () => import('./screens/terms-screen.tsx'),
};

/** The English texts of the feature. */
export type LegalTexts = typeof texts;
