export { InsightsPresenter } from './insights.presenter.ts';
export { InsightsService } from './insights.service.ts';
export { insightRoutes } from './routes.ts';
