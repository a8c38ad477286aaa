import type texts from './locales/en.json';

export { workspaceUsersQuery } from './api/list-workspace-users.ts';
export { workspacesQuery } from './api/list-workspaces.ts';
export { deletedWorkspace, workspaceQuery } from './api/read-workspace.ts';
export { useRestoreWorkspace } from './api/restore-workspace.ts';
export { SampleGate } from './components/sample-gate.tsx';
export { WorkspaceMissing } from './components/workspace-missing.tsx';

/** Screens, loaded when they are opened. */
export const workspaceScreens = {
  home: () => import('./screens/home-screen.tsx'),
  one: () => import('./screens/workspace-screen.tsx'),
  create: () => import('./screens/create-workspace-screen.tsx'),
  edit: () => import('./screens/edit-workspace-screen.tsx'),
};

/** The English texts of the feature. */
export type WorkspaceTexts = typeof texts;
