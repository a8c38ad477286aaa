import { noFilters } from '@foreglow/contract';
import type { coverageEndpoints } from '@foreglow/contract/coverage/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { CoverageService } from './coverage.service.ts';

export const coverageRoutes = (coverage: CoverageService): HandlersOf<typeof coverageEndpoints> => ({
  async readCoverage({ params, query, context }) {
    const attributes = await coverage.read(context.actor, params.id, query.timeZone ?? noFilters.timeZone);
    return { status: 200, body: { data: { type: 'coverage', id: params.id, attributes } } };
  },
  async listSources({ params, query, context }) {
    const paging = pagingOf(query);
    const found = await coverage.sources(context.actor, params.id, query['filter[search]'] ?? '');
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
});
