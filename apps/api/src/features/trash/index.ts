export { composeTrash } from './compose.ts';
