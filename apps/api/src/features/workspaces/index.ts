export { workspaceRoutes } from './routes.ts';
export { WorkspacesPresenter } from './workspaces.presenter.ts';
export { WorkspacesReadModel } from './workspaces.read-model.ts';
export { WorkspacesService } from './workspaces.service.ts';
