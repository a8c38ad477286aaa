export { authorizeInProject } from './authorize-in-project.ts';
export { CardTagUsesReadModel } from './card-tag-uses.read-model.ts';
export { composeProjects, type ProjectsApi } from './compose.ts';
export type { Project } from './project.ts';
export { type ProjectCountsReader, visibleCount } from './project-counts.read-model.ts';
export { type ProjectTransaction, ProjectWriter, type Writing } from './project-writer.ts';
export { ProjectsRepo } from './projects.repo.ts';
export { type FirstBrief, type ProjectsService, targetOf } from './projects.service.ts';
export { StoredProjectsReadModel } from './stored-projects.read-model.ts';
