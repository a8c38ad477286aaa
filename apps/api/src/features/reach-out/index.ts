export { composeReachOut } from './compose.ts';
