import type { importEndpoints } from '@foreglow/contract/imports/endpoints';
import type { HandlersOf } from '../permissions/index.ts';
import type { ImportsService } from './imports.service.ts';

export const importRoutes = (imports: ImportsService): HandlersOf<typeof importEndpoints> => ({
  async importCards({ params, query, body, context, progress }) {
    const dryRun = query.dry_run === 'true';
    const attributes = await imports.run(context.actor, params.id, {
      bytes: body,
      dryRun,
      keepDuplicates: query.duplicates === 'keep',
      mapping: query.mapping,
      gone: context.gone(),
      progress,
    });
    const document = { data: { type: 'imports' as const, id: params.id, attributes } };
    return dryRun ? { status: 200, body: document } : { status: 201, body: document };
  },
});
