export { composeInsights } from './compose.ts';
