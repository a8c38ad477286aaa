export { composeGeneration } from './compose.ts';
