export { composeBrief } from './compose.ts';
