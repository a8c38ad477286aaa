import type { generationEndpoints } from '@foreglow/contract/generation/endpoints';
import { guarded } from '../../platform/http/handlers.ts';
import { problem } from '../../platform/http/problem.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { ProjectsService } from '../projects/index.ts';

interface Parts {
  readonly projects: ProjectsService;
}

export function generationRoutes({ projects }: Parts): HandlersOf<typeof generationEndpoints> {
  const missing = async (): Promise<never> => {
    throw problem('not_found');
  };
  return {
    startGeneration: guarded(
      ({ body, context }) => projects.find(context.actor, body.horizonProjectSlug, 'radar.create'),
      async () => {
        throw problem('not_found');
      },
    ),
    terminateGeneration: guarded(missing, missing),
    listGenerations: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'radar.create'),
      async () => ({ status: 200, body: { data: [] } }),
    ),
    readGeneration: guarded(missing, missing),
    continueGeneration: guarded(missing, missing),
    reviewGeneration: guarded(missing, missing),
    makeRadarOfGeneration: guarded(missing, missing),
  };
}
