import type texts from './locales/en.json';

export { mapSearch, repositoryMapSearch } from './rules/map-search.rules.ts';

/** The texts of the feature, as English has them. */
export type MapTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const mapScreens = {
  one: () => import('./screens/map-screen.tsx'),
};
