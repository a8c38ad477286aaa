export { CommentsPresenter } from './comments.presenter.ts';
export { CommentsService } from './comments.service.ts';
export { commentRoutes } from './routes.ts';
