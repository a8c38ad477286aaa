export { RatingsReadModel } from './ratings.read-model.ts';
export { trendRoutes } from './routes.ts';
export { TrendsPresenter } from './trends.presenter.ts';
export { trendConditions, trendsReadModel } from './trends.read-model.ts';
export { TrendsService } from './trends.service.ts';
