import type { importEndpoints } from '@foreglow/contract/imports/endpoints';
import { guarded } from '../../platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { ProjectsService } from '../projects/index.ts';
import type { ImportsService } from './imports.service.ts';

interface Parts {
  readonly imports: ImportsService;
  readonly projects: ProjectsService;
}

export const importRoutes = ({ imports, projects }: Parts): HandlersOf<typeof importEndpoints> => ({
  importCards: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'project.write'),
    async ({ params, query, body, context, progress }, project) => {
      const dryRun = query.dry_run === 'true';
      const attributes = await imports.run(context.actor, project, {
        bytes: body,
        dryRun,
        keepDuplicates: query.duplicates === 'keep',
        reading: { overrides: query.mapping ?? {}, repair: query.encoding === 'repair' },
        disconnected: context.disconnected(),
        progress,
      });
      const document = { data: { type: 'imports' as const, id: params.id, attributes } };
      return dryRun ? { status: 200, body: document } : { status: 201, body: document };
    },
  ),
});
