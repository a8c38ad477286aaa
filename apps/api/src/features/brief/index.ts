export { BriefRepo } from './brief.repo.ts';
export { BriefService } from './brief.service.ts';
export { briefRoutes } from './routes.ts';
