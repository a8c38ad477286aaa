import type texts from './locales/en.json';

export { insightKind } from './api/insight-kind.ts';
export { readInsightsAhead } from './api/read-ahead.ts';
export { insightSearch } from './rules/insight-search.rules.ts';

/** The English texts of the feature. */
export type InsightTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const insightScreens = {
  list: () => import('./screens/insights-screen.tsx'),
  one: () => import('./screens/insight-screen.tsx'),
  create: () => import('./screens/create-insight-screen.tsx'),
  edit: () => import('./screens/edit-insight-screen.tsx'),
  addCards: () => import('./screens/add-cards-screen.tsx'),
};
