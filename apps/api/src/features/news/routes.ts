import type { newsEndpoints } from '@foreglow/contract/news/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { NewsService } from './news.service.ts';
import type { VisitsService } from './visits.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly visits: VisitsService;
  readonly news: NewsService;
}

export const newsRoutes = ({ projects, visits, news }: Parts): HandlersOf<typeof newsEndpoints> => ({
  recordVisit: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
    async ({ context }, project) => {
      await visits.record(context.actor, project);
      return { status: 204, body: undefined };
    },
  ),
  readOverview: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'project.view'),
    async ({ params, context }, project) => ({
      status: 200,
      body: { data: { type: 'overviews', id: params.id, attributes: await news.overview(context.actor, project) } },
    }),
  ),
  async listTiles({ query, context: { actor } }) {
    const tiles = await news.tiles(actor, {
      projects: query['filter[projects]'] ?? [],
      workspaces: query['filter[workspaces]'] ?? [],
    });
    const data = [...tiles].map(([id, attributes]) => ({ type: 'tiles' as const, id, attributes }));
    return { status: 200, body: { data } };
  },
  async readNews({ context: { actor } }) {
    const projects = await news.news(actor);
    return { status: 200, body: { data: { type: 'news', id: actor.user.slug, attributes: { projects } } } };
  },
});
