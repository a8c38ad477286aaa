import type texts from './locales/en.json';

export { projectUsersQuery } from './api/list-project-users.ts';
export { projectsQuery } from './api/list-projects.ts';
export { projectQuery } from './api/read-project.ts';
export { useRestoreProject } from './api/restore-project.ts';
export { openedProjects } from './components/opened-projects.ts';
export { ProjectMissing } from './components/project-missing.tsx';
export { ProjectTile } from './components/project-tile.tsx';

/** Screens, loaded when they are opened. */
export const projectScreens = {
  create: () => import('./screens/create-project-screen.tsx'),
  edit: () => import('./screens/edit-project-screen.tsx'),
};

/** The English texts of the feature. */
export type ProjectTexts = typeof texts;
