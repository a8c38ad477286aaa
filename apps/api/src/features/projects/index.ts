export type { Project } from './project.ts';
export { ProjectCountsReader, visibleCards } from './project-counts.read-model.ts';
export { type ProjectTransaction, ProjectWriter, type Writing } from './project-writer.ts';
export { ProjectsReadModel } from './projects.read-model.ts';
export { ProjectsRepo } from './projects.repo.ts';
export { ProjectsService, targetOf } from './projects.service.ts';
export { projectRoutes } from './routes.ts';
