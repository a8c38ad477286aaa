export { composeInsights } from './compose.ts';
export { InsightsRepo } from './insights.repo.ts';
