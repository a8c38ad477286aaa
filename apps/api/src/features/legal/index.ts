export { composeLegal } from './compose.ts';
