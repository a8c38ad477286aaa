export { composeTrends } from './compose.ts';
export { RatingsRepo } from './ratings.repo.ts';
export { type OwnTrendFilters, trendConditions, trendsReadModel } from './trends.read-model.ts';
export { TrendsRepo } from './trends.repo.ts';
