import type { eventEndpoints } from '@foreglow/contract/events/endpoints';
import type { HandlersOf } from '../permissions/index.ts';
import type { EventsService } from './events.service.ts';
import { stateId } from './state.rules.ts';

export const eventRoutes = (events: EventsService): HandlersOf<typeof eventEndpoints> => ({
  async followEvents({ query: { project, workspace }, context: { actor, renewActor } }) {
    const scope = project !== undefined ? { project } : workspace !== undefined ? { workspace } : 'self';
    const state = await events.state(actor, scope);
    const attributes = { workspace_slug: state.workspaceSlug, project_slug: state.projectSlug };
    return {
      status: 200,
      body: { data: { type: 'states', id: stateId(state), attributes } },
      feed: events.stream(actor.user.userId, renewActor, scope),
    };
  },
});
