export { composeBrief, createFirstBrief } from './compose.ts';
