export { composeInsights } from './compose.ts';
export { insightsReadModel } from './insights.read-model.ts';
export { InsightsRepo } from './insights.repo.ts';
