import type { eventEndpoints } from '@foreglow/contract/events/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { EventsService } from './events.service.ts';
import { stateId } from './state.rules.ts';

export const eventRoutes = (events: EventsService): HandlersOf<typeof eventEndpoints> => ({
  followEvents: guarded(
    async ({ query: { project, workspace }, context: { actor } }) => {
      const scope = project !== undefined ? { project } : workspace !== undefined ? { workspace } : 'self';
      return { scope, state: await events.state(actor, scope) } as const;
    },
    async ({ context: { actor, renewActor } }, { scope, state }) => {
      const attributes = { workspace_slug: state.workspaceSlug, project_slug: state.projectSlug };
      return {
        status: 200,
        body: { data: { type: 'states', id: stateId(state), attributes } },
        feed: events.stream(actor.user.userId, renewActor, scope),
      };
    },
  ),
});
