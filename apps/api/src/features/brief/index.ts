export { BriefReadModel } from './brief.read-model.ts';
export { BriefService } from './brief.service.ts';
export { briefRoutes } from './routes.ts';
