import type { activityEndpoints } from '@foreglow/contract/activity/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ActivityPresenter } from './activity.presenter.ts';
import type { ActivityService } from './activity.service.ts';

export function activityRoutes(
  activity: ActivityService,
  presenter: ActivityPresenter,
): HandlersOf<typeof activityEndpoints> {
  return {
    listActivities: guarded(
      ({ params, context }) => activity.findProject(context.actor, params.id),
      async ({ params, query }, project) => {
        const paging = pagingOf(query);
        const { activities, total } = await activity.list(project, {
          about: query['filter[kind]'],
          person: query['filter[person]'],
          offset: offsetOf(paging),
          limit: paging.size,
        });
        return {
          status: 200,
          body: {
            data: await presenter.present(activities),
            meta: pageMeta(paging, activities.length, total),
            links: pageLinks(`/v1/projects/${params.id}/activity`, query, paging, total),
          },
        };
      },
    ),
  };
}
