import type texts from './locales/en.json';

/** The English texts of the feature. */
export type SignalTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const signalScreens = {
  generate: () => import('./screens/generate-screen.tsx'),
  generateEdit: () => import('./screens/generate-edit-screen.tsx'),
};
