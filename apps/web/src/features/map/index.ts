import type texts from './locales/en.json';

export { mapSearch, repositoryMapSearch } from './rules/map-search.rules.ts';

/** The English texts of the feature. */
export type MapTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const mapScreens = {
  one: () => import('./screens/map-screen.tsx'),
};
