import { filtersFromQuery } from '@foreglow/contract';
import type { exportEndpoints } from '@foreglow/contract/exports/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import { wantedFrom } from './card-download.rules.ts';
import { mediaTypes } from './export.ts';
import type { ExportsPresenter } from './exports.presenter.ts';
import type { ExportsService } from './exports.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly exports: ExportsService;
  readonly presenter: ExportsPresenter;
}

/** The calls for exports. */
export const exportRoutes = ({ projects, exports, presenter }: Parts): HandlersOf<typeof exportEndpoints> => ({
  downloadPdf: guarded(
    ({ query, context }) => projects.find(context.actor, query.slug, 'card.view'),
    async ({ query, body, context }, project) => {
      const made = await exports.create(
        context.actor,
        project,
        { ...wantedFrom(query, body), theme: context.theme },
        context.disconnected(),
      );
      if (made.state !== 'ready') return { status: 202, body: { data: presenter.inList(made, project) } };
      const bytes = await exports.read(made);
      return { status: 200, body: new File([new Uint8Array(bytes)], made.fileName, { type: mediaTypes.pdf }) };
    },
  ),
  createExport: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
    async ({ query, body, context }, project) => {
      const wanted = {
        ...body.data.attributes,
        filters: filtersFromQuery(query),
        trendFilters: {
          horizons: query['filter[horizon]'],
          directions: query['filter[direction]'],
          withoutEvidence: query['filter[evidence]'] === 'none',
        },
        sort: query.sort,
        theme: context.theme,
      };
      const made = await exports.create(context.actor, project, wanted, context.disconnected());
      return { status: 201, body: { data: await presenter.withFile(made, project) } };
    },
  ),
  listExports: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
    async ({ context }, project) => {
      const found = await exports.list(context.actor, project);
      return { status: 200, body: { data: found.map((one) => presenter.inList(one, project)) } };
    },
  ),
  readExport: guarded(
    ({ params, context }) => exports.find(context.actor, params.id),
    async (_call, { found, project }) => ({
      status: 200,
      body: { data: await presenter.withFile(found, project) },
    }),
  ),
  deleteExport: guarded(
    ({ params, context }) => exports.find(context.actor, params.id),
    async (_call, found) => {
      await exports.remove(found);
      return { status: 204, body: undefined };
    },
  ),
});
