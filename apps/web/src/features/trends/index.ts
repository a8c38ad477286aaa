import type texts from './locales/en.json';

export { readTrendsAhead } from './api/read-ahead.ts';
export { trendKind } from './api/trend-kind.ts';
export { trendSearch } from './rules/trend-search.rules.ts';

/** The English texts of the feature. */
export type TrendTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const trendScreens = {
  list: () => import('./screens/trends-screen.tsx'),
  one: () => import('./screens/trend-screen.tsx'),
  create: () => import('./screens/create-trend-screen.tsx'),
  edit: () => import('./screens/edit-trend-screen.tsx'),
  addCards: () => import('./screens/add-cards-screen.tsx'),
};
