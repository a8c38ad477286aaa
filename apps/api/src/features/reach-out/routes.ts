import type { reachOutEndpoints } from '@foreglow/contract/reach-out/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import { offsetOf, pageLinks, pageMeta, pagingOf } from '#platform/http/paging.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { Message } from './message.ts';
import type { ReachOutService } from './reach-out.service.ts';

export function reachOutRoutes(service: ReachOutService): HandlersOf<typeof reachOutEndpoints> {
  return {
    async reachOut({ body, context }) {
      await service.send(context.actor, body, context);
      return { status: 204, body: undefined };
    },
    listMessages: guarded(
      async ({ context: { actor } }) => actor.authorizeAdministration(actor.user),
      async ({ query }) => {
        const paging = pagingOf(query);
        const { messages, total, unread } = await service.list({ offset: offsetOf(paging), limit: paging.size });
        return {
          status: 200,
          body: {
            data: messages.map(present),
            meta: { ...pageMeta(paging, messages.length, total), unread },
            links: pageLinks('/v1/reach-out', query, paging, total),
          },
        };
      },
    ),
    updateMessage: guarded(
      ({ params, context }) => service.find(context.actor, params.id),
      async ({ body }, message) => ({
        status: 200,
        body: { data: present(await service.mark(message, body.data.attributes.read)) },
      }),
    ),
    deleteMessage: guarded(
      ({ params, context }) => service.find(context.actor, params.id),
      async (_call, message) => {
        await service.remove(message);
        return { status: 204, body: undefined };
      },
    ),
  };
}

const present = ({ slug, name, email, subject, message, signedIn, read, createdAt }: Message) => ({
  type: 'messages' as const,
  id: slug,
  attributes: { name, email, signed_in: signedIn, subject, message, read, created_at: createdAt.toISOString() },
});
