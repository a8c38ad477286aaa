import type texts from './locales/en.json';

export { allProjectTagsQuery, projectTagsQuery } from './api/list-project-tags.ts';
export { workspaceTagsQuery } from './api/list-workspace-tags.ts';
export { tagKind } from './api/tag-kind.ts';
export { type Alike, AlikeQuestion } from './components/alike-question.tsx';
export { TagField } from './components/tag-field.tsx';

/** The English texts of the feature. */
export type TagTexts = typeof texts;

/** Screens, loaded when they are opened. */
export const tagScreens = { list: () => import('./screens/tags-screen.tsx') };
