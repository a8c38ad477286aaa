export { composeComments } from './compose.ts';
