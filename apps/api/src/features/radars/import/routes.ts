import type { radarImportEndpoints } from '@foreglow/contract/radars/import-endpoints';
import type { Actor } from '#features/permissions/actor.ts';
import type { HandlersOf } from '#features/permissions/call-context.ts';
import type { ProjectsService } from '#features/projects/projects.service.ts';
import { type Call, guarded } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { RadarsService } from '../radars.service.ts';
import type { ImportTarget, RadarImportsService } from './radar-imports.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly radars: RadarsService;
  readonly imports: RadarImportsService;
}

export function radarImportRoutes({ projects, radars, imports }: Parts): HandlersOf<typeof radarImportEndpoints> {
  const authorise = async (
    actor: Actor,
    { params, query }: Pick<Call<typeof radarImportEndpoints.importRadar, never>, 'params' | 'query'>,
  ): Promise<ImportTarget> => {
    if (query.radar !== undefined) return { radar: await radars.find(actor, params.id, query.radar, 'radar.update') };
    const project = await projects.find(actor, params.id, 'radar.create');
    if (query.title === undefined) {
      throw problem('invalid_parameter', 'Give a title for the new radar.', { parameter: 'title' });
    }
    return { project, title: query.title };
  };
  return {
    importRadar: guarded(
      (call) => authorise(call.context.actor, call),
      async ({ params, query, body, context }, target) => {
        const dryRun = query.dry_run === 'true';
        const attributes = await imports.run(context.actor, target, {
          bytes: body,
          reading: { charset: query.charset, sheet: query.sheet, headerRow: query.header_row },
          dryRun,
          basedOn: query.based_on,
          disconnected: context.disconnected(),
          authoriseAgain: async () => void (await authorise(await context.renewActor(), { params, query })),
        });
        const document = { data: { type: 'radar-imports' as const, id: params.id, attributes } };
        return dryRun ? { status: 200, body: document } : { status: 201, body: document };
      },
    ),
  };
}
