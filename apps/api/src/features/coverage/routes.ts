import { noFilters } from '@foreglow/contract';
import type { coverageEndpoints } from '@foreglow/contract/coverage/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { CoverageService } from './coverage.service.ts';

interface Parts {
  readonly coverage: CoverageService;
  readonly projects: ProjectsService;
}

export const coverageRoutes = ({ coverage, projects }: Parts): HandlersOf<typeof coverageEndpoints> => ({
  readCoverage: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
    async ({ params, query, context }, project) => {
      const attributes = await coverage.read(context.actor, project, query.timeZone ?? noFilters.timeZone);
      return { status: 200, body: { data: { type: 'coverage', id: params.id, attributes } } };
    },
  ),
  listSources: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
    async ({ params, query, context }, project) => {
      const paging = pagingOf(query);
      const found = await coverage.sources(context.actor, project, query['filter[search]'] ?? '');
      const shown = found.slice(offsetOf(paging), offsetOf(paging) + paging.size);
      return {
        status: 200,
        body: {
          data: shown.map((attributes) => ({ type: 'sources' as const, id: attributes.source, attributes })),
          meta: pageMeta(paging, shown.length, found.length),
          links: pageLinks(`/v1/projects/${params.id}/sources`, query, paging, found.length),
        },
      };
    },
  ),
});
