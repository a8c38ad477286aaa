import type { radarImportEndpoints } from '@foreglow/contract/radars/import-endpoints';
import { guarded } from '../../../platform/http/handlers.ts';
import { problem } from '../../../platform/http/problem.ts';
import type { HandlersOf } from '../../permissions/index.ts';
import type { ProjectsService } from '../../projects/index.ts';
import type { RadarsService } from '../radars.service.ts';
import type { ImportTarget, RadarImportsService } from './radar-imports.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly radars: RadarsService;
  readonly imports: RadarImportsService;
}

export const radarImportRoutes = ({ projects, radars, imports }: Parts): HandlersOf<typeof radarImportEndpoints> => ({
  importRadar: guarded(
    async ({ params, query, context: { actor } }): Promise<ImportTarget> => {
      if (query.radar !== undefined) return { radar: await radars.find(actor, params.id, query.radar, 'radar.update') };
      const project = await projects.find(actor, params.id, 'radar.create');
      if (query.title === undefined) {
        throw problem('invalid_parameter', 'Give a title for the new radar.', { parameter: 'title' });
      }
      return { project, title: query.title };
    },
    async ({ params, query, body, context }, target) => {
      const dryRun = query.dry_run === 'true';
      const attributes = await imports.run(context.actor, target, {
        bytes: body,
        dryRun,
        disconnected: context.disconnected(),
      });
      const document = { data: { type: 'radar-imports' as const, id: params.id, attributes } };
      return dryRun ? { status: 200, body: document } : { status: 201, body: document };
    },
  ),
});
