import type { radarEndpoints } from '@foreglow/contract/radars/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { CallContext, HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { RadarInclude, RadarsPresenter } from './radars.presenter.ts';
import type { FoundRadar, RadarsService } from './radars.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly radars: RadarsService;
  readonly presenter: RadarsPresenter;
}

export function radarRoutes({ projects, radars, presenter }: Parts): HandlersOf<typeof radarEndpoints> {
  const document = async (context: CallContext, { radar, project }: FoundRadar, include?: readonly RadarInclude[]) => ({
    data: await presenter.one(context, radar, project),
    included: await presenter.included([radar], project, include),
  });
  return {
    createRadar: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'radar.create'),
      async ({ body, context }, project) => {
        const created = await radars.create(context.actor, project, body.data.attributes);
        return { status: 201, body: await document(context, created) };
      },
    ),
    listRadars: guarded(
      ({ params, context }) => projects.find(context.actor, params.id, 'radar.view'),
      async ({ params, query, context }, project) => {
        const paging = pagingOf(query);
        const window = { offset: offsetOf(paging), limit: paging.size };
        const { found, total } = await radars.list(project, query['filter[search]'] ?? '', query.sort, window);
        return {
          status: 200,
          body: {
            data: await presenter.list(context, found, project),
            included: await presenter.included(found, project, query.include),
            meta: pageMeta(paging, found.length, total),
            links: pageLinks(`/v1/projects/${params.id}/radars`, query, paging, total),
          },
        };
      },
    ),
    readRadar: guarded(
      ({ params, context }) => radars.find(context.actor, params.id, params.radarId, 'radar.view'),
      async ({ query, context }, found) => ({
        status: 200,
        body: await document(context, found, query.include),
      }),
    ),
    updateRadar: guarded(
      ({ params, context }) => radars.find(context.actor, params.id, params.radarId, 'radar.update'),
      async ({ body, context }, found) => ({
        status: 200,
        body: await document(context, await radars.update(context.actor, found, body.data.attributes)),
      }),
    ),
    deleteRadar: guarded(
      ({ params, context }) => radars.find(context.actor, params.id, params.radarId, 'radar.delete'),
      async ({ context }, found) => {
        await radars.trash(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
    restoreRadar: guarded(
      ({ params, context }) => radars.find(context.actor, params.id, params.radarId, 'radar.delete', { trashed: true }),
      async ({ context }, found) => {
        await radars.restore(context.actor, found);
        return { status: 204, body: undefined };
      },
    ),
  };
}
