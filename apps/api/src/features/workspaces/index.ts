export { composeWorkspaces } from './compose.ts';
export { WorkspacesRepo } from './workspaces.repo.ts';
