export { composeCardImages } from './compose.ts';
