export { composeTrends } from './compose.ts';
export { trendConditions, trendsReadModel } from './trends.read-model.ts';
