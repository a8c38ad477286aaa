import type texts from './locales/en.json';

/** The English texts of the feature. */
export type WikiTexts = typeof texts;

/** The screen of the wiki, loaded when it is opened. */
export const wikiScreen = () => import('./screens/wiki-screen.tsx');
