import type texts from './locales/en.json';

/** The texts of the feature, as English has them. */
export type ImportTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const importScreens = {
  import: () => import('./screens/import-screen.tsx'),
};
