export { composeCoverage } from './compose.ts';
