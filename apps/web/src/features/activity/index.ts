import type texts from './locales/en.json';

export { activitySearch } from './rules/activity-search.rules.ts';

/** The texts of the feature, as English has them. */
export type ActivityTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const activityScreens = { list: () => import('./screens/activity-screen.tsx') };
