export { composeExports } from './compose.ts';
