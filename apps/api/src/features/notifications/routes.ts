import type { notificationEndpoints } from '@foreglow/contract/notifications/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import { problem } from '#platform/http/problem.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { NotificationsPresenter } from './notifications.presenter.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationRoutes(
  service: NotificationsService,
  presenter: NotificationsPresenter,
): HandlersOf<typeof notificationEndpoints> {
  return {
    async listNotifications({ query, context }) {
      const paging = pagingOf(query);
      const window = { offset: offsetOf(paging), limit: paging.size };
      const { notifications, total, unread } = await service.list(context.actor, window);
      return {
        status: 200,
        body: {
          data: await presenter.present(notifications),
          meta: { ...pageMeta(paging, notifications.length, total), unread },
          links: pageLinks('/v1/notifications', query, paging, total),
        },
      };
    },
    updateNotification: guarded(
      ({ params, context }) => service.find(context.actor, params.id),
      async ({ body }, notification) => {
        const marked = await service.mark(notification, body.data.attributes.read);
        const [data] = await presenter.present([marked]);
        if (!data) throw problem('not_found');
        return { status: 200, body: { data } };
      },
    ),
    readAllNotifications: guarded(
      async ({ context }) => context.actor.authorizeSelf(),
      async (_call, account) => ({ status: 200, body: { meta: { count: await service.markAll(account) } } }),
    ),
  };
}
