import type texts from './locales/en.json';

export { cardKind } from './api/card-kind.ts';
export { readCardsAhead } from './api/read-ahead.ts';
export { refreshCards } from './api/refresh-cards.ts';
export { CardSequence } from './components/card/card-sequence.tsx';
export { NotAllowed } from './components/card/instead-of-card.tsx';
export { CardFilters } from './components/filters/card-filters.tsx';
export { ProjectFilter } from './components/filters/project-filter.tsx';
export { lightUp } from './components/list/made.ts';
export { clearSelection, deselect, selectOnly } from './components/selection/selection.ts';
export { useCardNavigation } from './components/use-card-navigation.ts';
export { useCardRights } from './components/use-card-rights.ts';
export { useSource } from './components/use-source.ts';
export { addressesOf, addressesOver } from './rules/addresses.ts';
export {
  type CardSearch,
  cardSearch,
  filtersOn,
  repositorySearch,
  searchFrom as cardSearchFrom,
} from './rules/card-search.rules.ts';
export { questionFrom } from './rules/question.rules.ts';
export type { SelectedCard } from './rules/selected.rules.ts';
export type { CardSource } from './rules/source.ts';

/** The panel for adding tags to the selected cards and removing them. */
export const loadTagsPanel = () => import('./components/selection/tags-panel.tsx');

/** The English texts of the feature. */
export type CardTexts = typeof texts;

export { arriveAtCards } from './api/arriving.ts';

/** Screens, loaded when they are opened. */
export const cardScreens = {
  list: () => import('./screens/cards-screen.tsx'),
  repository: () => import('./screens/repository-screen.tsx'),
  one: () => import('./screens/card-screen.tsx'),
  create: () => import('./screens/create-card-screen.tsx'),
  edit: () => import('./screens/edit-card-screen.tsx'),
  duplicate: () => import('./screens/duplicate-card-screen.tsx'),
  duplicateSelected: () => import('./screens/duplicate-selected-screen.tsx'),
};
