export { CommentsRepo } from './comments.repo.ts';
export { composeComments } from './compose.ts';
