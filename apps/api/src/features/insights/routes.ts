import type { insightEndpoints } from '@foreglow/contract/insights/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Include } from '../cards/index.ts';
import type { Actor, HandlersOf } from '../permissions/index.ts';
import type { InsightsPresenter } from './insights.presenter.ts';
import type { FoundInsight, InsightsService } from './insights.service.ts';

interface Parts {
  readonly insights: InsightsService;
  readonly presenter: InsightsPresenter;
}

export function insightRoutes({ insights, presenter }: Parts): HandlersOf<typeof insightEndpoints> {
  const document = async (actor: Actor, { insight, project }: FoundInsight, include?: readonly Include[]) => {
    const { data, ...rest } = await presenter.present(actor, [insight], project, include);
    const [resource] = data;
    if (!resource) throw problem('not_found');
    return { data: resource, ...rest };
  };
  return {
    async createInsight({ params, body, context: { actor } }) {
      const created = await insights.create(actor, params.id, body.data.attributes);
      return { status: 201, body: await document(actor, created) };
    },
    async listInsights({ params, query, context: { actor } }) {
      const paging = pagingOf(query);
      const filters = { tags: query['filter[tags]'], search: query['filter[search]'] ?? '' };
      const window = { offset: offsetOf(paging), limit: paging.size };
      const { found, total, project } = await insights.list(actor, params.id, filters, query.sort, window);
      return {
        status: 200,
        body: {
          ...(await presenter.present(actor, found, project, query.include)),
          meta: pageMeta(paging, found.length, total),
          links: pageLinks(`/v1/projects/${params.id}/insights`, query, paging, total),
        },
      };
    },
    async readInsight({ params, query, context: { actor } }) {
      const found = await insights.find(actor, params.id, params.insightId, 'insight.view');
      return { status: 200, body: await document(actor, found, query.include) };
    },
    async updateInsight({ params, body, context: { actor } }) {
      const found = await insights.update(actor, params.id, params.insightId, body.data.attributes);
      return { status: 200, body: await document(actor, found) };
    },
    async deleteInsight({ params, context }) {
      await insights.trash(context.actor, params.id, params.insightId);
      return { status: 204, body: undefined };
    },
    async restoreInsight({ params, context }) {
      await insights.restore(context.actor, params.id, params.insightId);
      return { status: 204, body: undefined };
    },
  };
}
