import type texts from './locales/en.json';

/** The English texts of the feature. */
export type ImportTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const importScreens = {
  import: () => import('./screens/import-screen.tsx'),
};
