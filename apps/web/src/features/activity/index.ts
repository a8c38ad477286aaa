import type texts from './locales/en.json';

export { activitySearch } from './rules/activity-search.rules.ts';

/** The English texts of the feature. */
export type ActivityTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const activityScreens = { list: () => import('./screens/activity-screen.tsx') };
