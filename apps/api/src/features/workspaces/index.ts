export { composeWorkspaces } from './compose.ts';
