import type texts from './locales/en.json';

/** The English texts of the feature. */
export type CoverageTexts = typeof texts;

export { sourcesSearch } from './rules/sources-search.rules.ts';

/** Screens, loaded when they are opened. */
export const coverageScreens = {
  one: () => import('./screens/coverage-screen.tsx'),
  sources: () => import('./screens/sources-screen.tsx'),
};
