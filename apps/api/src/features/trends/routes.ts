import type { trendEndpoints } from '@foreglow/contract/trends/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import { problem } from '#platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { Actor } from '../permissions/actor.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { TrendInclude, TrendsPresenter } from './trends.presenter.ts';
import type { FoundTrend, TrendsService } from './trends.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly attachments: AttachmentsService;
  readonly trends: TrendsService;
  readonly presenter: TrendsPresenter;
}

export function trendRoutes({ projects, attachments, trends, presenter }: Parts): HandlersOf<typeof trendEndpoints> {
  const document = async (actor: Actor, { trend, project }: FoundTrend, include?: readonly TrendInclude[]) => {
    const { data, ...rest } = await presenter.present(actor, [trend], project, include);
    const [resource] = data;
    if (!resource) throw problem('not_found');
    return { data: resource, ...rest };
  };
  return {
    createTrend: guarded(
      async ({ params, body, context: { actor } }) => ({
        project: await projects.find(actor, params.id, 'trend.create'),
        picture: await attachments.findForUse(actor, body.data.attributes.attachment_id),
      }),
      async ({ body, context: { actor } }, { project, picture }) => {
        const created = await trends.create(actor, project, body.data.attributes, picture);
        return { status: 201, body: await document(actor, created) };
      },
    ),
    listTrends: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'trend.view'),
      async ({ params, query, context: { actor } }, project) => {
        const paging = pagingOf(query);
        const filters = {
          tags: query['filter[tags]'],
          search: query['filter[search]'] ?? '',
          horizons: query['filter[horizon]'],
          directions: query['filter[direction]'],
          withoutEvidence: query['filter[evidence]'] === 'none',
        };
        const window = { offset: offsetOf(paging), limit: paging.size };
        const { found, total } = await trends.list(actor, project, filters, query.sort, window);
        return {
          status: 200,
          body: {
            ...(await presenter.present(actor, found, project, query.include)),
            meta: pageMeta(paging, found.length, total),
            links: pageLinks(`/v1/projects/${params.id}/trends`, query, paging, total),
          },
        };
      },
    ),
    readTrend: guarded(
      ({ params, context }) => trends.find(context.actor, params.id, params.trendId, 'trend.view'),
      async ({ query, context }, found) => ({ status: 200, body: await document(context.actor, found, query.include) }),
    ),
    updateTrend: guarded(
      async ({ params, body, context: { actor } }) => ({
        found: await trends.find(actor, params.id, params.trendId, 'trend.update'),
        picture: await attachments.findForUse(actor, body.data.attributes.attachment_id),
      }),
      async ({ body, context: { actor } }, { found, picture }) => ({
        status: 200,
        body: await document(actor, await trends.update(actor, found, body.data.attributes, picture)),
      }),
    ),
    deleteTrend: guarded(
      ({ params, context }) => trends.find(context.actor, params.id, params.trendId, 'trend.delete'),
      async ({ context }, found) => {
        await trends.trash(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
    restoreTrend: guarded(
      ({ params, context }) => trends.find(context.actor, params.id, params.trendId, 'trend.delete', { trashed: true }),
      async ({ context }, found) => {
        await trends.restore(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
    rateTrend: guarded(
      ({ params, context }) => trends.findToRate(context.actor, params.id, params.trendId),
      async ({ body, context: { actor } }, found) => ({
        status: 200,
        body: await document(actor, await trends.rate(actor, found, body)),
      }),
    ),
    withdrawRating: guarded(
      ({ params, context }) => trends.findToRate(context.actor, params.id, params.trendId),
      async ({ context: { actor } }, found) => ({
        status: 200,
        body: await document(actor, await trends.rate(actor, found, {})),
      }),
    ),
  };
}
