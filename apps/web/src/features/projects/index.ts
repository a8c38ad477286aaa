export { projectsQuery } from './api/list-projects.ts';
export { projectQuery } from './api/read-project.ts';

/** Screens, loaded when they are opened. */
export const projectScreens = {
  create: () => import('./screens/create-project-screen.tsx'),
  edit: () => import('./screens/edit-project-screen.tsx'),
};
