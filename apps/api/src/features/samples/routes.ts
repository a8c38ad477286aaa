import type { sampleEndpoints } from '@foreglow/contract/samples/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { SamplesService } from './samples.service.ts';

export const sampleRoutes = (samples: SamplesService): HandlersOf<typeof sampleEndpoints> => ({
  createSample: guarded(
    async ({ context }) => context.actor.authorizeGlobally('workspace.create'),
    async ({ body, context }, right) => {
      const { workspace, project } = await samples.create(context.actor, right, body.data.attributes.language);
      const attributes = { workspace_slug: workspace, project_slug: project };
      return { status: 201, body: { data: { type: 'samples' as const, id: workspace, attributes } } };
    },
  ),
});
