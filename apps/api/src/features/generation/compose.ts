import type { Platform } from '../../platform/platform.ts';
import type { AssistanceApi } from '../assistance/index.ts';
import type { ProjectsApi } from '../projects/index.ts';
import { generationRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly assistance: AssistanceApi;
}

/** Puts together radars that are drafted step by step. */
export function composeGeneration(_platform: Platform, { projects }: Needs) {
  return { routes: generationRoutes({ projects: projects.projects }) };
}
