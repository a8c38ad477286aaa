import type texts from './locales/en.json';

export { asEvents, type Follow, followDraft } from './api/follow-draft.ts';
export { DrafterNote } from './components/drafter-note.tsx';
export { Proposed } from './components/proposed.tsx';
export { Suggestion } from './components/suggestion.tsx';
export { useAssistance } from './components/use-assistance.ts';
export { useDrafting } from './components/use-drafting.ts';
export { askSearch } from './rules/ask-search.rules.ts';
export { withDrafted } from './rules/taken.rules.ts';

/** The English texts of the feature. */
export type AssistanceTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const assistanceScreens = {
  ask: () => import('./screens/ask-screen.tsx'),
};
