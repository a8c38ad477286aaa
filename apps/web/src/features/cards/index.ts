import type texts from './locales/en.json';

export { refreshCards } from './api/refresh-cards.ts';
export { captureSearch } from './capture/capture.rules.ts';
export { CaptureGate } from './capture/capture-gate.tsx';
export { CardSequence } from './card/card-sequence.tsx';
export { PeopleFilter } from './filters/people-filter.tsx';
export { TagFilter } from './filters/tag-filter.tsx';
export { cardSearch, repositorySearch } from './list/card-search.rules.ts';
export { clearSelection, deselect } from './selection/selection.ts';

/** The texts of the feature, as English has them. */
export type CardTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const cardScreens = {
  list: () => import('./screens/cards-screen.tsx'),
  repository: () => import('./screens/repository-screen.tsx'),
  one: () => import('./screens/card-screen.tsx'),
  create: () => import('./screens/create-card-screen.tsx'),
  edit: () => import('./screens/edit-card-screen.tsx'),
  duplicate: () => import('./screens/duplicate-card-screen.tsx'),
  links: () => import('./capture/links-form.tsx'),
  bookmarklet: () => import('./capture/bookmarklet.tsx'),
  duplicateSelected: () => import('./screens/duplicate-selected-screen.tsx'),
};
