export { projectTagsQuery } from './api/list-project-tags.ts';
export { workspaceTagsQuery } from './api/list-workspace-tags.ts';
