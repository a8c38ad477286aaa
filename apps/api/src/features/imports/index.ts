export { composeImports } from './compose.ts';
