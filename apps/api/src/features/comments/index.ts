export { composeComments, moveComments } from './compose.ts';
