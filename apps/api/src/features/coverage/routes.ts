import { noFilters } from '@foreglow/contract';
import type { coverageEndpoints } from '@foreglow/contract/coverage/endpoints';
import type { HandlersOf } from '../permissions/index.ts';
import type { CoverageService } from './coverage.service.ts';

export const coverageRoutes = (coverage: CoverageService): HandlersOf<typeof coverageEndpoints> => ({
  async readCoverage({ params, query, context }) {
    const attributes = await coverage.read(context.actor, params.id, query.timeZone ?? noFilters.timeZone);
    return { status: 200, body: { data: { type: 'coverage', id: params.id, attributes } } };
  },
});
