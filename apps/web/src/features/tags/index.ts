export { projectTagsQuery } from './api/list-project-tags.ts';
