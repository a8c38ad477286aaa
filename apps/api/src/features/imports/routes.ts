import type { importEndpoints } from '@foreglow/contract/imports/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { Actor } from '../permissions/actor.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { ImportsService } from './imports.service.ts';

interface Parts {
  readonly imports: ImportsService;
  readonly projects: ProjectsService;
}

const orders = { day_first: 'day first', month_first: 'month first' } as const;

export function importRoutes({ imports, projects }: Parts): HandlersOf<typeof importEndpoints> {
  const authorise = (actor: Actor, slug: string) => projects.find(actor, slug, 'project.write');
  return {
    importCards: guarded(
      ({ params, context }) => authorise(context.actor, params.id),
      async ({ params, query, body, context, progress }, project) => {
        const dryRun = query.dry_run === 'true';
        const attributes = await imports.run(context.actor, project, {
          bytes: body,
          dryRun,
          keepDuplicates: query.duplicates === 'keep',
          reading: {
            charset: query.charset,
            sheet: query.sheet,
            headerRow: query.header_row,
            overrides: query.mapping ?? {},
            leftOut: query.left_out,
            dateOrder: query.date_order && orders[query.date_order],
            repair: query.encoding === 'repair',
            keepLost: query.lost_letters === 'keep',
          },
          disconnected: context.disconnected(),
          authoriseAgain: async () => void (await authorise(await context.renewActor(), params.id)),
          progress,
        });
        const document = { data: { type: 'imports' as const, id: params.id, attributes } };
        return dryRun ? { status: 200, body: document } : { status: 201, body: document };
      },
    ),
  };
}
