import type { similarityEndpoints } from '@foreglow/contract/similarity/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { TagSuggestionsService } from './tag-suggestions.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly suggestions: TagSuggestionsService;
}

export const similarityRoutes = ({ projects, suggestions }: Parts): HandlersOf<typeof similarityEndpoints> => ({
  suggestTags: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'card.view'),
    async ({ body, context }, project) => {
      const { except, ...words } = body.data.attributes;
      return { status: 200, body: { data: await suggestions.find(context.actor, project, words, except) } };
    },
  ),
});
