import type texts from './locales/en.json';

export { TrashedWorkspaces } from './components/trashed-workspaces.tsx';

/** Screens, loaded when they are opened. */
export const trashScreens = {
  workspace: () => import('./screens/workspace-trash-screen.tsx'),
  project: () => import('./screens/project-trash-screen.tsx'),
};

/** The English texts of the feature. */
export type TrashTexts = typeof texts;
