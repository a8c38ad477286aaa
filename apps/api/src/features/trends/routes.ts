import type { trendEndpoints } from '@foreglow/contract/trends/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Include } from '../cards/index.ts';
import type { Actor, HandlersOf } from '../permissions/index.ts';
import type { TrendsPresenter } from './trends.presenter.ts';
import type { FoundTrend, TrendsService } from './trends.service.ts';

interface Parts {
  readonly trends: TrendsService;
  readonly presenter: TrendsPresenter;
}

export function trendRoutes({ trends, presenter }: Parts): HandlersOf<typeof trendEndpoints> {
  const document = async (actor: Actor, { trend, project }: FoundTrend, include?: readonly Include[]) => {
    const { data, ...rest } = await presenter.present(actor, [trend], project, include);
    const [resource] = data;
    if (!resource) throw problem('not_found');
    return { data: resource, ...rest };
  };
  return {
    async createTrend({ params, body, context: { actor } }) {
      const created = await trends.create(actor, params.id, body.data.attributes);
      return { status: 201, body: await document(actor, created) };
    },
    async listTrends({ params, query, context: { actor } }) {
      const paging = pagingOf(query);
      const filters = {
        tags: query['filter[tags]'],
        search: query['filter[search]'] ?? '',
        horizons: query['filter[horizon]'],
        directions: query['filter[direction]'],
        withoutEvidence: query['filter[evidence]'] === 'none',
      };
      const window = { offset: offsetOf(paging), limit: paging.size };
      const { found, total, project } = await trends.list(actor, params.id, filters, query.sort, window);
      return {
        status: 200,
        body: {
          ...(await presenter.present(actor, found, project, query.include)),
          meta: pageMeta(paging, found.length, total),
          links: pageLinks(`/v1/projects/${params.id}/trends`, query, paging, total),
        },
      };
    },
    async readTrend({ params, query, context: { actor } }) {
      const found = await trends.find(actor, params.id, params.trendId, 'trend.view');
      return { status: 200, body: await document(actor, found, query.include) };
    },
    async updateTrend({ params, body, context: { actor } }) {
      const found = await trends.update(actor, params.id, params.trendId, body.data.attributes);
      return { status: 200, body: await document(actor, found) };
    },
    async deleteTrend({ params, context }) {
      await trends.trash(context.actor, params.id, params.trendId);
      return { status: 204, body: undefined };
    },
    async restoreTrend({ params, context }) {
      await trends.restore(context.actor, params.id, params.trendId);
      return { status: 204, body: undefined };
    },
    async rateTrend({ params, body, context: { actor } }) {
      return { status: 200, body: await document(actor, await trends.rate(actor, params.id, params.trendId, body)) };
    },
    async withdrawRating({ params, context: { actor } }) {
      return { status: 200, body: await document(actor, await trends.rate(actor, params.id, params.trendId, {})) };
    },
  };
}
