import type texts from './locales/en.json';

/** The screen of the API reference, loaded when it is opened. */
export const referenceScreen = () => import('./screens/reference-screen.tsx');

/** The English texts of the feature. */
export type ReferenceTexts = typeof texts;
