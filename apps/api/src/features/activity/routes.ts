import type { activityEndpoints } from '@foreglow/contract/activity/endpoints';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '../../platform/http/paging.ts';
import type { HandlersOf } from '../permissions/index.ts';
import type { ActivityPresenter } from './activity.presenter.ts';
import type { ActivityService } from './activity.service.ts';

export function activityRoutes(
  activity: ActivityService,
  presenter: ActivityPresenter,
): HandlersOf<typeof activityEndpoints> {
  return {
    async listActivities({ params, query, context }) {
      const paging = pagingOf(query);
      const { activities, total } = await activity.list(context.actor, params.id, {
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
  };
}
