export { CoverageReadModel } from './coverage.read-model.ts';
export { CoverageService } from './coverage.service.ts';
export { coverageRoutes } from './routes.ts';
