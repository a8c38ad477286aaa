import type texts from './locales/en.json';

/** The screen of the API reference, loaded when it is opened. */
export const referenceScreen = () => import('./screens/reference-screen.tsx');

/** The texts of the feature, as English has them. */
export type ReferenceTexts = typeof texts;
