import type texts from './locales/en.json';

export { briefQuery, readBriefAhead } from './api/read-brief.ts';
export { BriefOnFirstVisit } from './components/brief-on-first-visit.tsx';
export { briefSearch } from './rules/brief-search.rules.ts';

/** The English texts of the feature. */
export type BriefTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const briefScreens = { brief: () => import('./screens/brief-screen.tsx') };
