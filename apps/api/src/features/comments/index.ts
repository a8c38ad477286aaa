export { CommentsRepo } from './comments.repo.ts';
export { composeComments, moveComments } from './compose.ts';
