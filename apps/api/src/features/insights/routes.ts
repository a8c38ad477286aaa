import type { insightEndpoints } from '@foreglow/contract/insights/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import { problem } from '#platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/attachments.service.ts';
import type { Actor } from '../permissions/actor.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { InsightInclude, InsightsPresenter } from './insights.presenter.ts';
import type { FoundInsight, InsightsService } from './insights.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly attachments: AttachmentsService;
  readonly insights: InsightsService;
  readonly presenter: InsightsPresenter;
}

export function insightRoutes({
  projects,
  attachments,
  insights,
  presenter,
}: Parts): HandlersOf<typeof insightEndpoints> {
  const document = async (actor: Actor, { insight, project }: FoundInsight, include?: readonly InsightInclude[]) => {
    const { data, ...rest } = await presenter.present(actor, [insight], project, include);
    const [resource] = data;
    if (!resource) throw problem('not_found');
    return { data: resource, ...rest };
  };
  return {
    createInsight: guarded(
      async ({ params, body, context: { actor } }) => ({
        project: await projects.find(actor, params.id, 'insight.create'),
        picture: await attachments.findForUse(actor, body.data.attributes.attachment_id),
      }),
      async ({ body, context: { actor } }, { project, picture }) => {
        const created = await insights.create(actor, project, body.data.attributes, picture);
        return { status: 201, body: await document(actor, created) };
      },
    ),
    listInsights: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'insight.view'),
      async ({ params, query, context: { actor } }, project) => {
        const paging = pagingOf(query);
        const filters = { tags: query['filter[tags]'], search: query['filter[search]'] ?? '' };
        const window = { offset: offsetOf(paging), limit: paging.size };
        const { found, total } = await insights.list(project, filters, query.sort, window);
        return {
          status: 200,
          body: {
            ...(await presenter.present(actor, found, project, query.include)),
            meta: pageMeta(paging, found.length, total),
            links: pageLinks(`/v1/projects/${params.id}/insights`, query, paging, total),
          },
        };
      },
    ),
    readInsight: guarded(
      ({ params, context }) => insights.find(context.actor, params.id, params.insightId, 'insight.view'),
      async ({ query, context }, found) => ({ status: 200, body: await document(context.actor, found, query.include) }),
    ),
    updateInsight: guarded(
      async ({ params, body, context: { actor } }) => ({
        found: await insights.find(actor, params.id, params.insightId, 'insight.update'),
        picture: await attachments.findForUse(actor, body.data.attributes.attachment_id),
      }),
      async ({ body, context: { actor } }, { found, picture }) => ({
        status: 200,
        body: await document(actor, await insights.update(actor, found, body.data.attributes, picture)),
      }),
    ),
    deleteInsight: guarded(
      ({ params, context }) => insights.find(context.actor, params.id, params.insightId, 'insight.delete'),
      async ({ context }, found) => {
        await insights.trash(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
    restoreInsight: guarded(
      ({ params, context }) =>
        insights.find(context.actor, params.id, params.insightId, 'insight.delete', { trashed: true }),
      async ({ context }, found) => {
        await insights.restore(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
  };
}
